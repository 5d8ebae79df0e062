import type { Cells, Selection } from "../../kernel/db/listing.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { sql } from "../../kernel/db/sql.ts"
import { everythingBut } from "../library/certainty-selections.ts"
import type { CertaintyFilters, QualifierFilter } from "../library/schema.ts"

/** Catalog topics by confidence and by qualifiers in their names. `all` counts the whole catalog. */
export function certaintySelections(requested: CertaintyFilters, all: Cells): Selection[] {
  const { unsure, confidence_lt: below, qualifier } = requested
  return [
    ...(unsure === undefined ? [] : [unsure ? unsureTopics() : everythingBut(unsureTopics(), "unsure = 0", all)]),
    ...(below === undefined ? [] : [topicsBelow(below)]),
    ...(qualifier === undefined ? [] : [qualifiedTopics(qualifier)]),
  ]
}

/** Live topics that the engine is unsure of; triggers maintain the table. */
function unsureTopics(): Selection {
  return {
    member: sql(`t.unsure = 1`),
    rows: sql(`SELECT topic_seq AS seq FROM unsure_topics`),
    size: sql(`SELECT count(*) AS n FROM unsure_topics`),
    inScope: true,
  }
}

function topicsBelow(below: number): Selection {
  const rows = (columns: string) =>
    sql(
      `SELECT ${columns} FROM topics INDEXED BY topics_created WHERE ${isLive()} AND created_at >= '' AND confidence < ?`,
      below,
    )
  return { member: sql(`t.confidence < ?`, below), rows: rows("seq"), size: rows("count(*) AS n"), inScope: true }
}

function qualifiedTopics({ kind, value }: QualifierFilter): Selection {
  const has = value === undefined ? sql(`kind = ?`, kind) : sql(`kind = ? AND value = ?`, kind, value)
  const rows = sql(
    `SELECT DISTINCT topic_seq AS seq FROM topic_qualifiers INDEXED BY topic_qualifiers_kind WHERE ${has.text}`,
    ...has.values,
  )
  return {
    member: sql(`EXISTS (SELECT 1 FROM topic_qualifiers WHERE topic_seq = t.seq AND ${has.text})`, ...has.values),
    rows,
    size: sql(
      `SELECT count(*) AS n FROM (${rows.text}) AS driver CROSS JOIN topics AS t ON t.seq = driver.seq
       WHERE ${isLive("t")}`,
      ...rows.values,
    ),
  }
}
