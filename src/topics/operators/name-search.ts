import type { Selection } from "../../kernel/db/listing.ts"
import { type Sql, sql } from "../../kernel/db/sql.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"

const isAscii = (text: string) => !/[^\p{ASCII}]/u.test(text)

/**
 * A condition on the topic `t`: its name contains this text, ignoring case. LIKE is limited to patterns of 50 bytes,
 * and SQLite folds only ASCII: other letters are searched in the normalized name, which is in lower case.
 */
export function nameHolds(text: string): { condition: Sql; index: string } {
  return isAscii(text)
    ? { condition: sql("instr(lower(t.topic_name), ?) > 0", text.toLowerCase()), index: "topics_name" }
    : { condition: sql("instr(t.normalized_name, ?) > 0", normalizedName(text)), index: "topics_live_name" }
}

/** `nameHolds` as a selection. Scans all names, in an index that contains nothing else. */
export function nameSelection(text: string): Selection {
  const { condition, index } = nameHolds(text)
  const rows = (columns: string) =>
    sql(
      `SELECT ${columns} FROM topics AS t INDEXED BY ${index} WHERE ${isLive("t")} AND ${condition.text}`,
      ...condition.values,
    )
  return { member: condition, rows: rows("t.seq AS seq"), size: rows("count(*) AS n"), inScope: true }
}
