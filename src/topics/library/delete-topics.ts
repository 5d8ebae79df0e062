import { entryOfChanges } from "../../organizations/audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { ownRows } from "./store.ts"

/** Removes topics from the library, by library or global id. The global topics are kept. */
export async function deleteTopics(ctx: OrgContext, ids: readonly string[]) {
  const mine = ownRows(ctx)
  const parts = jsonParameters([...new Set(ids)])
  const statements = parts.flatMap((json) => {
    const doomed = sql(
      `SELECT link.seq FROM json_each(?) AS wanted CROSS JOIN org_topics AS link ON link.id = wanted.value WHERE ${mine.text}
       UNION SELECT link.seq FROM json_each(?) AS wanted CROSS JOIN topics AS t ON t.id = wanted.value
       CROSS JOIN org_topics AS link INDEXED BY org_topics_catalog ON link.org_id = ? AND link.topic_seq = t.seq
       WHERE ${mine.text}`,
      json,
      ...mine.values,
      json,
      ctx.org.id,
      ...mine.values,
    )
    return [
      prepare(ctx.d1, sql(`SELECT count(*) AS n FROM (${doomed.text})`, ...doomed.values)),
      prepare(ctx.d1, sql(`DELETE FROM org_topics WHERE seq IN (${doomed.text})`, ...doomed.values)),
      entryOfChanges(ctx, "topics.deleted", ctx.workspace, "deleted"),
    ]
  })
  const answers = await ctx.d1.batch<{ n: number }>(statements)
  // Each count precedes its deletion, in the same transaction.
  const deleted = answers.reduce((sum, { results }) => sum + (results[0]?.n ?? 0), 0)
  return { deleted }
}
