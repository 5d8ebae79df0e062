import type { SyncRun } from "../../api/routes/connections.ts"

type Progress = Pick<
  SyncRun,
  "processedPages" | "totalPages" | "totalItems" | "successCount" | "duplicateCount" | "errorCount"
>

/** How far a sync is; a source need not say how much there is. */
export function syncProgress(run: Progress): { percent: number | null; words: string } {
  const items = run.successCount + run.duplicateCount + run.errorCount
  const pages = `${run.processedPages.toLocaleString()}${run.totalPages === null ? "" : ` of ${run.totalPages.toLocaleString()}`}`
  const all = run.totalItems === null ? "" : ` of ${run.totalItems.toLocaleString()}`
  return {
    percent: run.totalPages ? Math.min(100, (run.processedPages / run.totalPages) * 100) : null,
    words: `${items.toLocaleString()}${all} items, page ${pages}`,
  }
}
