import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { createJob } from "./create-job.ts"
import { findJob } from "./record.ts"

/** What a job is about, rather than how it is done: the failed topics are all the new one is about. */
const LEFT_BEHIND = new Set(["limit", "parentCategoryFilter", "retryOf"])

/** A job for the topics that failed in another, done the same way. */
export async function retryErrors(ctx: OrgContext, jobId: string) {
  const source = await findJob(ctx, jobId)
  if (source.jobType !== "reclassify" || source.config["mode"] === undefined) {
    throw new AppError(400, "Only reclassify jobs can be retried")
  }
  const kept = Object.entries(source.config).filter(([name]) => !LEFT_BEHIND.has(name))
  return createJob(ctx, {
    jobType: "reclassify",
    config: { ...Object.fromEntries(kept), force: true, retryOf: source.id },
  })
}
