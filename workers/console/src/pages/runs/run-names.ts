import { describedJob } from "../../../../../src/operations/jobs/descriptions.ts"
import type { RowOutcome, RunKind, RunSummary } from "../../api/types.ts"
import { sentenceCase } from "../../components/sentence-case.ts"

export const KIND_LABELS: Record<RunKind, string> = {
  import: "Import",
  sync: "Sync",
  push: "Push",
  refresh: "Refresh",
  export: "Export",
  job: "Job",
}

/** What the run does, and its target. */
export function titleOf(run: Pick<RunSummary, "kind" | "title" | "jobType"> & Partial<RunSummary>): string {
  const { kind, title, jobType, preview, rollbackOf } = run
  if (kind === "refresh" && title !== null) return `Refresh of ${title}`
  if (jobType !== null && rollbackOf) return "Roll back a job"
  if (jobType !== null) {
    const label = describedJob(jobType)?.label ?? sentenceCase(jobType.replaceAll("_", " "))
    return preview ? `Preview: ${label.toLowerCase()}` : label
  }
  if (kind === "import") return title ?? "Import"
  const name = title ?? "a deleted connection"
  return kind === "push" ? `Push to ${name}` : `Sync from ${name}`
}

/** The one page of a run. */
export const pathOfRun = ({ kind, id }: Pick<RunSummary, "kind" | "id">) =>
  kind === "import" ? `/import/${id}` : `/runs/${kind}/${id}`

export const OUTCOME_LABELS: Record<RowOutcome, string> = {
  created: "Created",
  adopted: "From the catalog",
  duplicate: "Duplicate",
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
