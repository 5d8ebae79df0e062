import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { createJob } from "./create-job.ts"
import { findJob } from "./record.ts"

/** Config that selects topics; the retry selects the failed topics instead. */
const SELECTION_FIELDS = new Set(["limit", "parentCategoryFilter", "retryOf"])

/** Creates a job with the same config for the topics that failed. */
export async function retryErrors(ctx: OrgContext, jobId: string) {
  const source = await findJob(ctx, jobId)
  if (source.jobType !== "reclassify" || source.config["mode"] === undefined) {
    throw new AppError(400, "Only reclassify jobs can be retried")
  }
  const kept = Object.entries(source.config).filter(([name]) => !SELECTION_FIELDS.has(name))
  return createJob(ctx, {
    jobType: "reclassify",
    config: { ...Object.fromEntries(kept), force: true, retryOf: source.id },
  })
}
