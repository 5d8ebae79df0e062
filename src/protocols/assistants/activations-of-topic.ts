import { activationsById } from "../../activation/segments/list-activations.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { findLink } from "../../topics/library/store.ts"

/** A topic's newest activations on all connections. */
export async function activationsOfTopic(ctx: OrgContext, topicId: string, limit: number) {
  const { id } = await findLink(ctx, topicId)
  const { results } = await ctx.library
    .prepare(
      `SELECT id FROM activations INDEXED BY activations_topic WHERE org_topic_id = ? AND org_id = ?
       ORDER BY created_at DESC, rowid DESC LIMIT ?`,
    )
    .bind(id, ctx.org.id, limit)
    .all<{ id: string }>()
  return activationsById(
    ctx,
    results.map((row) => row.id),
  )
}
