import { describedJob } from "../../../../../src/operations/jobs/descriptions.ts"
import type { Job } from "../../api/types.ts"
import { sentenceCase } from "../../components/sentence-case.ts"

/** A short name for what the job does. */
export function nameOf({ job_type, config }: Pick<Job, "job_type" | "config">): string {
  const action = describedJob(job_type)?.action(config) ?? job_type.replaceAll("_", " ")
  return config["dryRun"] === true ? `Preview: ${action}` : sentenceCase(action)
}

/** Whether the job made changes that can be rolled back. */
export const canRollBack = ({ job_type, status, config, success_count }: Job) =>
  describedJob(job_type)?.canRollBack === true &&
  config["dryRun"] !== true &&
  config["rollbackOf"] === undefined &&
  (status === "completed" || status === "cancelled" || status === "failed") &&
  success_count > 0

export const canRetry = ({ job_type, status, config, error_count }: Job) =>
  describedJob(job_type)?.canRetry === true &&
  config["rollbackOf"] === undefined &&
  status === "completed" &&
  error_count > 0

/** Whether the job is a preview whose changes can be made by a job with the same settings. */
export const canApply = ({ job_type, status, config }: Job) =>
  describedJob(job_type)?.forOperators === true && config["dryRun"] === true && status === "completed"
