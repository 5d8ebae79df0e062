import { describe, it } from "vitest"
import { progressText, STATE_COLORS, stateText, titleOf } from "./run-names.ts"

describe("a run in words", () => {
  it("counts the errors of a run that completed with some", ({ expect }) => {
    expect(stateText({ state: "completed_with_errors", failed: 3 })).toBe("Completed with 3 errors")
    expect(stateText({ state: "completed_with_errors", failed: 1 })).toBe("Completed with 1 error")
    expect(stateText({ state: "completed", failed: 0 })).toBe("Completed")
    expect(STATE_COLORS.completed_with_errors).not.toBe(STATE_COLORS.completed)
  })

  it("names what it works on", ({ expect }) => {
    expect(titleOf({ kind: "import", title: "list.csv", jobType: null })).toBe("list.csv")
    expect(titleOf({ kind: "push", title: "Sandbox", jobType: null })).toBe("Push to Sandbox")
    expect(titleOf({ kind: "sync", title: null, jobType: null })).toBe("Sync from a deleted connection")
    expect(titleOf({ kind: "refresh", title: null, jobType: "refresh_activations" })).toBe("Refresh stale segments")
    expect(titleOf({ kind: "refresh", title: "Sandbox", jobType: "refresh_activations" })).toBe("Refresh of Sandbox")
    expect(titleOf({ kind: "job", title: null, jobType: "something_new" })).toBe("Something new")
  })

  it("says how far it is", ({ expect }) => {
    expect(progressText({ total: 10, processed: 4, succeeded: 2, failed: 1, skipped: 1 })).toBe(
      "4 of 10: 2 succeeded, 1 failed, 1 already there",
    )
    expect(progressText({ total: null, processed: 4, succeeded: 4, failed: 0, skipped: 0 })).toBe("4: 4 succeeded")
  })
})
