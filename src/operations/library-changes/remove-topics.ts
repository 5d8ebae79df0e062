import { limitOfRequest } from "../../kernel/budget/work-limit.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { deleteTopics } from "../../topics/library/delete-topics.ts"
import { storeIds } from "../jobs/bulk/delete-kind.ts"
import { createJob } from "../jobs/create-job.ts"
import { newId } from "../../kernel/ids.ts"
import type { DeletedTopics } from "./schema.ts"

/** Removes topics from the library. A background job finishes large requests. Everything is one removal. */
export async function removeTopics(
  ctx: OrgContext,
  ids: readonly string[],
  removalId: string = newId("rem"),
): Promise<DeletedTopics> {
  const { deleted, left } = await deleteTopics(ctx, ids, limitOfRequest(ctx), removalId)
  if (left.length === 0) return { deleted }
  const stored = await storeIds(ctx, ctx.org.id, left)
  const config = { orgId: ctx.org.id, workspace: ctx.workspace, ...stored, removalId, background: true }
  const { jobId } = await createJob(ctx, { jobType: "delete_topics", config })
  return { deleted, jobId }
}
