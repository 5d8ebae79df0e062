import { findBatch } from "../../intake/imports/batch-record.ts"
import type { Renamed } from "../../intake/imports/schema.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { createJob } from "../jobs/create-job.ts"
import { cancelJob } from "../jobs/end-job.ts"
import { countFindings, readFindings } from "../jobs/findings.ts"
import { PROPOSED } from "../jobs/name-fixes/propose.ts"
import { findJob, isOver, type Job } from "../jobs/record.ts"
import type { CreatedJob } from "../jobs/schema.ts"
import { showJob } from "../jobs/show-jobs.ts"
import type { NameChoice, ProposedNames } from "./schema.ts"

const JOB_TYPE = "fix_names"

/** Starts a background run that cleans the names of an import's topics and keeps the results. */
export async function proposeNames(ctx: OrgContext, batchId: string): Promise<CreatedJob> {
  return createJob(ctx, { jobType: JOB_TYPE, config: await configFor(ctx, batchId) })
}

async function configFor(ctx: OrgContext, batchId: string) {
  const { id, workspaceId } = await findBatch(ctx, batchId)
  return { background: true, orgId: ctx.org.id, workspace: workspaceId, batchId: id }
}

/** A run of this import; these routes show no other jobs. */
async function findRun(ctx: OrgContext, batchId: string, jobId: string): Promise<Job> {
  const batch = await findBatch(ctx, batchId)
  const job = await findJob(ctx, jobId, ctx.org.id)
  if (job.jobType !== JOB_TYPE || job.config["batchId"] !== batch.id) throw new AppError(404, "Job not found")
  return job
}

/** A page of what the run has proposed so far; for a run that applies names, what it applies. */
export async function showNames(
  ctx: OrgContext,
  { batchId, jobId }: { batchId: string; jobId: string },
  { after, limit }: { after: number; limit: number },
): Promise<ProposedNames> {
  const run = await findRun(ctx, batchId, jobId)
  const source = typeof run.config["apply"] === "string" ? run.config["apply"] : run.id
  const [job, proposed, page] = await Promise.all([
    showJob(ctx, run.id, { orgId: ctx.org.id }),
    countFindings(ctx, source, PROPOSED),
    readFindings(ctx, source, PROPOSED, after, limit),
  ])
  const isLast = page.length < limit && isOver(run)
  return {
    job,
    engine: job.result["engine"] === "llm" ? "llm" : "rules",
    proposed,
    names: page.map(({ value }) => value as Renamed),
    next: isLast ? null : (page.at(-1)?.seq ?? after),
  }
}

/** Starts a background run that renames the chosen topics as proposed. */
export async function applyNames(
  ctx: OrgContext,
  { batchId, jobId }: { batchId: string; jobId: string },
  choice: NameChoice,
): Promise<CreatedJob> {
  const run = await findRun(ctx, batchId, jobId)
  if (run.config["apply"] !== undefined) throw new AppError(409, "These names were already applied")
  if (!isOver(run)) throw new AppError(409, "The names are still being cleaned")
  return createJob(ctx, { jobType: JOB_TYPE, config: { ...(await configFor(ctx, batchId)), apply: run.id, ...choice } })
}

export async function cancelNames(ctx: OrgContext, { batchId, jobId }: { batchId: string; jobId: string }) {
  await findRun(ctx, batchId, jobId)
  return cancelJob(ctx, jobId, ctx.org.id)
}
