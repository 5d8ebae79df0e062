import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { findJob } from "../jobs/record.ts"
import { showJob } from "../jobs/show-jobs.ts"

const CHANGES = new Set<string>(["adopt_topics", "delete_topics", "change_topics", "refresh_texts"])

/** A job that finishes one of the organization's requests; limited to the workspace, if one is named. */
export async function showChange(ctx: OrgContext, jobId: string) {
  const { jobType, config } = await findJob(ctx, jobId, ctx.org.id)
  const isOurs = CHANGES.has(jobType) && (ctx.workspace === "" || ctx.workspace === config["workspace"])
  if (!isOurs) throw new AppError(404, "Job not found")
  return showJob(ctx, jobId, { orgId: ctx.org.id })
}
