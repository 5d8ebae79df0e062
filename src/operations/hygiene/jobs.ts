import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { cancelJob } from "../jobs/end-job.ts"
import { processJob } from "../jobs/process-job.ts"
import { findJob } from "../jobs/record.ts"
import type { Progress } from "../jobs/schema.ts"
import { showJob } from "../jobs/show-jobs.ts"

/** Requires a refresh job of this organization, and of the workspace if one is named. These routes show no other jobs. */
async function demandOwn(ctx: OrgContext, jobId: string): Promise<void> {
  const job = await findJob(ctx, jobId, ctx.org.id)
  const workspace = job.config["workspace"] ?? ""
  const isOurs = job.jobType === "refresh_activations" && (ctx.workspace === "" || ctx.workspace === workspace)
  if (!isOurs) throw new AppError(404, "Job not found")
}

export async function showRefresh(ctx: OrgContext, jobId: string) {
  await demandOwn(ctx, jobId)
  return showJob(ctx, jobId, { orgId: ctx.org.id })
}

export async function processRefresh(ctx: OrgContext, jobId: string): Promise<Progress> {
  await demandOwn(ctx, jobId)
  const { idle: _idle, ...progress } = await processJob(ctx, jobId)
  return progress
}

/** Cancels a refresh between two steps. */
export async function cancelRefresh(ctx: OrgContext, jobId: string) {
  await demandOwn(ctx, jobId)
  return cancelJob(ctx, jobId, ctx.org.id)
}
