import type { ImportBatch, Job, PushRun, RunKind, RunState, RunSummary, SyncRun } from "../api/types.ts"
import { counted } from "./counted.ts"
import { clockTime } from "./dates.ts"

/** What the console says of a run, whichever answer of the API it comes from. */
export type RunFacts = Pick<
  RunSummary,
  | "kind"
  | "id"
  | "state"
  | "waitsFor"
  | "retry"
  | "preview"
  | "undone"
  | "total"
  | "processed"
  | "succeeded"
  | "failed"
  | "skipped"
>

export const STATE_LABELS: Record<RunState, string> = {
  waiting: "Waiting",
  running: "Running",
  completed: "Completed",
  completed_with_errors: "Completed with errors",
  failed: "Failed",
  cancelled: "Cancelled",
}

/** Only a run without errors is green. */
const COLORS: Record<RunState, string> = {
  waiting: "gray",
  running: "ochre",
  completed: "teal",
  completed_with_errors: "orange",
  failed: "red",
  cancelled: "gray",
}

export const isOpen = ({ state }: Pick<RunSummary, "state">) => state === "running" || state === "waiting"

type Words = { text: string; color: string }

/** The state in words, with the number of errors, what the run waits for and until when. */
export function wordsOf(run: Pick<RunFacts, "state" | "failed"> & Partial<RunFacts>): Words {
  const { kind, state, failed, waitsFor, retry, preview, undone } = run
  if (undone) return { text: "Undone", color: "gray" }
  if (waitsFor === "approval") return { text: "Waiting for approval", color: "ochre" }
  if (waitsFor === "delivery") return { text: "Waiting for delivery", color: "ochre" }
  if (waitsFor === "retry") return { text: retryText(retry, kind), color: "orange" }
  if (preview && state === "completed") return { text: "Preview", color: "petrol" }
  const text = state === "completed_with_errors" ? `Completed with ${counted(failed, "error")}` : STATE_LABELS[state]
  return { text: preview ? `Preview: ${text.toLowerCase()}` : text, color: COLORS[state] }
}

const retryText = (retry: RunFacts["retry"] | undefined, kind?: RunKind) => {
  const reason =
    retry?.reason ??
    (kind === undefined || kind === "push" ? "the platform is not responding" : "an error of the service")
  return retry ? `Retrying until ${clockTime(retry.until)} (${reason})` : `Retrying: ${reason}`
}

/** What succeeded and was skipped is called, where it is not "succeeded" and "already there". */
const COUNTED: Partial<Record<RunKind, [succeeded: string, skipped: string]>> = {
  push: ["active", "already active"],
  job: ["succeeded", "skipped"],
}

/** "3 of 10: 2 succeeded, 1 failed". */
export function progressText(
  run: Pick<RunFacts, "total" | "processed" | "succeeded" | "failed" | "skipped"> & { kind?: RunKind },
): string {
  const { total, processed, succeeded, failed, skipped, kind } = run
  const [done, left] = (kind && COUNTED[kind]) ?? ["succeeded", "already there"]
  const counts = [
    `${succeeded.toLocaleString("en-US")} ${done}`,
    failed > 0 && `${failed.toLocaleString("en-US")} failed`,
    skipped > 0 && `${skipped.toLocaleString("en-US")} ${left}`,
  ]
  const of = total === null ? "" : ` of ${total.toLocaleString("en-US")}`
  return `${processed.toLocaleString("en-US")}${of}: ${counts.filter(Boolean).join(", ")}`
}

const NOTHING = { waitsFor: null, retry: null, preview: false, undone: false } as const

const ended = (status: "running" | "completed" | "failed" | "cancelled", failed: number): RunState =>
  status === "completed" && failed > 0 ? "completed_with_errors" : status

export function factsOfPush(run: PushRun): RunFacts {
  const { status, retry, approval, awaitingDelivery } = run
  const isRunning = status === "running"
  const waitsFor =
    isRunning && approval?.status === "waiting"
      ? "approval"
      : retry
        ? "retry"
        : status === "completed" && awaitingDelivery > 0
          ? "delivery"
          : null
  return {
    ...NOTHING,
    kind: "push",
    id: run.runId,
    state: waitsFor === null ? ended(status, run.errorCount) : "waiting",
    waitsFor,
    retry,
    total: run.totalSegments,
    processed: run.processedSegments,
    succeeded: run.successCount,
    failed: run.errorCount,
    skipped: run.skipped,
  }
}

export const factsOfSync = (run: SyncRun): RunFacts => ({
  ...NOTHING,
  kind: "sync",
  id: run.runId,
  state: ended(run.status, run.errorCount),
  total: run.totalItems,
  processed: run.successCount + run.errorCount + run.duplicateCount,
  succeeded: run.successCount,
  failed: run.errorCount,
  skipped: run.duplicateCount,
})

export const factsOfImport = (batch: ImportBatch, undone = false): RunFacts => ({
  ...NOTHING,
  undone,
  kind: "import",
  id: batch.id,
  state: batch.status === "processing" ? "running" : ended(batch.status, batch.error_count),
  total: batch.total_rows,
  processed: batch.processed_rows,
  succeeded: batch.success_count,
  failed: batch.error_count,
  skipped: batch.duplicate_count,
})

const JOB_KINDS: Record<string, RunKind> = { refresh_activations: "refresh", export_organization: "export" }

export const factsOfJob = (job: Job, undone = false): RunFacts => ({
  ...NOTHING,
  undone,
  kind: JOB_KINDS[job.job_type] ?? "job",
  id: job.id,
  preview: job.config["dryRun"] === true,
  state:
    job.status === "pending" ? "waiting" : job.status === "processing" ? "running" : ended(job.status, job.error_count),
  total: job.total_items,
  processed: job.processed_items,
  succeeded: job.success_count,
  failed: job.error_count,
  skipped: job.skip_count,
})
