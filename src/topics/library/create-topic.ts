import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { isPrivate } from "../../organizations/settings/settings.ts"
import { addToLibrary } from "./intake.ts"
import { recordOf } from "./record.ts"
import type { NewTopicBody } from "./schema.ts"
import { findLink } from "./store.ts"

/** Returns `duplicate` if the library already has the topic, which is then left unchanged. */
export async function createTopic(
  ctx: OrgContext,
  { topic_name: topicName, _batchId, private: requested, ...supplied }: NewTopicBody,
) {
  if (_batchId) await demandBatch(ctx, _batchId)
  const options = {
    changeType: "created",
    source: "manual",
    batchId: _batchId ?? undefined,
    isPrivate: await isPrivate(ctx, requested),
  } as const
  const [taken] = await addToLibrary(ctx, [{ topicName, supplied }], options)
  if (!taken?.orgTopicId) throw new Error(`The topic was not added: ${taken?.message ?? "no outcome"}`)
  const record = recordOf(await findLink(ctx, taken.orgTopicId), await ctx.config())
  return taken.outcome === "duplicate" ? { ...record, duplicate: true as const } : record
}

/** The caller's own import. */
async function demandBatch({ library, org, workspace }: OrgContext, id: string) {
  const batch = sql`SELECT 1 FROM import_batches WHERE id = ${id} AND org_id = ${org.id} AND ${workspace} IN ('', workspace_id)`
  if (!(await prepare(library, batch).first())) throw new AppError(400, "Unknown batch")
}
