import { actionEntry } from "../../organizations/audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

/** Flags live topics for review; a topic already flagged gets the new reason. */
export async function flagTopics(
  ctx: OrgContext,
  topicIds: readonly string[],
  reason: string,
  details: Record<string, unknown>,
): Promise<{ flagged: number }> {
  const flags = jsonParameters(topicIds).map((ids) =>
    ctx.directory
      .prepare(
        `UPDATE topics SET review_status = 'needs_review', review_reason = ?2
         WHERE id IN (SELECT value FROM json_each(?1)) AND ${isLive()}
         RETURNING 1`,
      )
      .bind(ids, reason),
  )
  const answers = await ctx.directory.batch([
    ...flags,
    actionEntry(atDirectory(ctx), "topics.flagged", "", { ...details, reason, topics: topicIds.length }),
  ])
  return { flagged: answers.slice(0, flags.length).reduce((sum, { results }) => sum + results.length, 0) }
}
