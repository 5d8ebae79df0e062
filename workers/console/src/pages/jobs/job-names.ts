import type { Job, JobState } from "../../api/routes/jobs.ts"

export const STATE_COLORS: Record<JobState, string> = {
  pending: "gray",
  processing: "blue",
  completed: "teal",
  failed: "red",
  cancelled: "orange",
}

/** What a job does, in a few words. */
export function nameOf({ job_type, config }: Pick<Job, "job_type" | "config">): string {
  const preview = config["dryRun"] === true ? "Preview: " : ""
  return preview + plainName(job_type, config)
}

function plainName(type: Job["job_type"], config: Record<string, unknown>): string {
  if (config["rollbackOf"] !== undefined) return "roll back a job"
  if (type === "merge") return "merge duplicates"
  if (type === "dedup_sweep")
    return config["sourceBatchId"] ? "look for duplicates of a job's topics" : "look for duplicates"
  if (type === "refresh_activations") return "refresh stale activations"
  if (type === "sync_trade_desk") return "compare activations with the platform"
  if (typeof config["targetColumn"] === "string") return `reclassify ${config["targetColumn"]} alone`
  return config["mode"] === "llm" ? "reclassify with the language model" : "reclassify with the local engine"
}

/** Whether there is something that a rollback could take back. */
export const canRollBack = ({ job_type, status, config, success_count }: Job) =>
  (job_type === "reclassify" || job_type === "merge") &&
  config["dryRun"] !== true &&
  config["rollbackOf"] === undefined &&
  (status === "completed" || status === "cancelled" || status === "failed") &&
  success_count > 0

export const canRetry = ({ job_type, status, config, error_count }: Job) =>
  job_type === "reclassify" && config["rollbackOf"] === undefined && status === "completed" && error_count > 0
