import type { SyncRun } from "../../api/types.ts"

type Progress = Pick<
  SyncRun,
  "files" | "processedPages" | "totalPages" | "totalItems" | "successCount" | "duplicateCount" | "errorCount"
>

/** The progress of a sync. The totals are unknown if the source does not report them. */
export function syncProgress(run: Progress): { percent: number | null; label: string } {
  const items = run.successCount + run.duplicateCount + run.errorCount
  const pages = `${run.processedPages.toLocaleString("en-US")}${run.totalPages === null ? "" : ` of ${run.totalPages.toLocaleString("en-US")}`}`
  const total = run.totalItems === null ? "" : ` of ${run.totalItems.toLocaleString("en-US")}`
  return {
    percent: run.totalPages ? Math.min(100, (run.processedPages / run.totalPages) * 100) : null,
    label: `${items.toLocaleString("en-US")}${total} ${(run.totalItems ?? items) === 1 ? "item" : "items"}, ${run.files ? "file" : "page"} ${pages}`,
  }
}
