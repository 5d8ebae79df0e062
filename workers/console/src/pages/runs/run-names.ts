import { describedJob } from "../../../../../src/operations/jobs/descriptions.ts"
import type { RowOutcome, RunKind, RunState, RunSummary } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { sentenceCase } from "../../components/sentence-case.ts"

export const KIND_LABELS: Record<RunKind, string> = {
  import: "Import",
  sync: "Sync",
  push: "Push",
  refresh: "Refresh",
  export: "Export",
  job: "Job",
}

export const STATE_LABELS: Record<RunState, string> = {
  waiting: "Waiting",
  running: "Running",
  completed: "Completed",
  completed_with_errors: "Completed with errors",
  failed: "Failed",
  cancelled: "Cancelled",
}

/** Only a run without errors is green. */
export const STATE_COLORS: Record<RunState, string> = {
  waiting: "gray",
  running: "ochre",
  completed: "teal",
  completed_with_errors: "orange",
  failed: "red",
  cancelled: "gray",
}

/** What the run does, and its target. */
export function titleOf({ kind, title, jobType }: Pick<RunSummary, "kind" | "title" | "jobType">): string {
  if (kind === "refresh" && title !== null) return `Refresh of ${title}`
  if (jobType !== null) return describedJob(jobType)?.label ?? sentenceCase(jobType.replaceAll("_", " "))
  if (kind === "import") return title ?? "Import"
  const name = title ?? "a deleted connection"
  return kind === "push" ? `Push to ${name}` : `Sync from ${name}`
}

/** The state as text, with the number of errors. */
export const stateText = ({ state, failed }: Pick<RunSummary, "state" | "failed">) =>
  state === "completed_with_errors" ? `Completed with ${counted(failed, "error")}` : STATE_LABELS[state]

export const isOpen = ({ state }: Pick<RunSummary, "state">) => state === "running" || state === "waiting"

/** "3 of 10: 2 succeeded, 1 failed". */
export function progressText(
  run: Pick<RunSummary, "total" | "processed" | "succeeded" | "failed" | "skipped">,
): string {
  const { total, processed, succeeded, failed, skipped } = run
  const counts = [
    `${succeeded.toLocaleString()} succeeded`,
    failed > 0 && `${failed.toLocaleString()} failed`,
    skipped > 0 && `${skipped.toLocaleString()} already there`,
  ]
  const of = total === null ? "" : ` of ${total.toLocaleString()}`
  return `${processed.toLocaleString()}${of}: ${counts.filter(Boolean).join(", ")}`
}

export const OUTCOME_LABELS: Record<RowOutcome, string> = {
  created: "Created",
  adopted: "From the catalog",
  duplicate: "Already in the library",
  rejected: "Rejected",
  live: "Live",
  waiting: "Waiting",
  failed: "Failed",
  cancelled: "Not pushed",
  deactivated: "Deactivated",
  refreshed: "Refreshed",
}

export const OUTCOME_COLORS: Record<RowOutcome, string> = {
  created: "teal",
  adopted: "teal",
  duplicate: "gray",
  rejected: "red",
  live: "teal",
  waiting: "ochre",
  failed: "red",
  cancelled: "gray",
  deactivated: "gray",
  refreshed: "teal",
}

/** The possible row outcomes per kind of run. */
export const OUTCOMES_OF: Record<RunKind, readonly RowOutcome[]> = {
  import: ["created", "adopted", "duplicate", "rejected"],
  sync: ["created", "adopted", "duplicate", "rejected"],
  push: ["live", "failed", "waiting", "cancelled", "deactivated"],
  refresh: ["refreshed", "failed"],
  export: ["failed"],
  job: ["failed"],
}
