import type { Job, JobStatus } from "../../api/types.ts"
import { sentenceCase } from "../../components/sentence-case.ts"

export const STATUS_COLORS: Record<JobStatus, string> = {
  pending: "gray",
  processing: "blue",
  completed: "teal",
  failed: "red",
  cancelled: "orange",
}

/** A short name for what the job does. */
export function nameOf({ job_type, config }: Pick<Job, "job_type" | "config">): string {
  const action = actionOf(job_type, config)
  return config["dryRun"] === true ? `Preview: ${action}` : sentenceCase(action)
}

function actionOf(type: Job["job_type"], config: Record<string, unknown>): string {
  if (config["rollbackOf"] !== undefined) return "roll back a job"
  if (type === "merge") return "merge duplicates"
  if (type === "dedup_sweep")
    return config["sourceBatchId"] ? "find duplicates among a job's topics" : "find duplicates"
  if (type === "refresh_activations") return "refresh stale activations"
  if (type === "sync_trade_desk") return "compare activations with the platform"
  if (type === "adopt_topics") return "add topics from the catalog to a library"
  if (type === "delete_topics") return "remove topics from a library"
  if (type === "change_topics") return CHANGES[(config["change"] as { action: string }).action] ?? "change topics"
  if (type === "export_organization") return "export an organization"
  if (type === "erase_organization") return "erase an organization"
  if (type === "erase_person") return "erase a person"
  if (typeof config["targetColumn"] === "string")
    return `reclassify ${config["targetColumn"].replaceAll("_", " ")} only`
  return config["mode"] === "llm" ? "reclassify with the language model" : "reclassify with rules"
}

const CHANGES: Readonly<Record<string, string>> = {
  remove: "remove topics from a library",
  reclassify: "reclassify topics of a library",
  edit: "edit topics of a library",
  tag: "tag topics of a library",
}

/** Whether the job made changes that can be rolled back. */
export const canRollBack = ({ job_type, status, config, success_count }: Job) =>
  (job_type === "reclassify" || job_type === "merge") &&
  config["dryRun"] !== true &&
  config["rollbackOf"] === undefined &&
  (status === "completed" || status === "cancelled" || status === "failed") &&
  success_count > 0

export const canRetry = ({ job_type, status, config, error_count }: Job) =>
  job_type === "reclassify" && config["rollbackOf"] === undefined && status === "completed" && error_count > 0
