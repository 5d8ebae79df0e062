import { describe, it } from "vitest"
import { syncProgress } from "./sync-progress.ts"

const run = { processedPages: 1, totalPages: 4, totalItems: 1600, successCount: 380, duplicateCount: 15, errorCount: 5 }

describe("the progress of a sync", () => {
  it("counts pages and items", ({ expect }) => {
    expect(syncProgress(run)).toEqual({ percent: 25, label: `400 of ${(1600).toLocaleString()} items, page 1 of 4` })
  })

  it("omits totals that the source does not report", ({ expect }) => {
    expect(syncProgress({ ...run, totalPages: null, totalItems: null })).toEqual({
      percent: null,
      label: "400 items, page 1",
    })
  })

  it("counts files of sources of files", ({ expect }) => {
    expect(syncProgress({ ...run, files: true, totalItems: null }).label).toBe("400 items, file 1 of 4")
  })

  it("is at most 100 percent", ({ expect }) => {
    expect(syncProgress({ ...run, processedPages: 5 }).percent).toBe(100)
  })
})
