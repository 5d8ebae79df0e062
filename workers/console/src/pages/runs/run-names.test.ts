import { describe, it } from "vitest"
import { type RunFacts, progressText, wordsOf } from "../../components/run-words.ts"
import { titleOf } from "./run-names.ts"

describe("a run in words", () => {
  it("says the state, what it waits for and until when", ({ expect }) => {
    const text = (run: Partial<RunFacts>) => wordsOf({ state: "completed", failed: 0, ...run }).text
    expect(text({ state: "completed_with_errors", failed: 3 })).toBe("Completed with 3 errors")
    expect(text({ state: "completed_with_errors", failed: 1 })).toBe("Completed with 1 error")
    expect(text({})).toBe("Completed")
    expect(text({ state: "waiting", waitsFor: "approval" })).toBe("Waiting for approval")
    expect(text({ preview: true })).toBe("Preview")
    expect(text({ preview: true, state: "failed" })).toBe("Preview: failed")
    expect(text({ undone: true })).toBe("Undone")
    const at = new Date().toISOString()
    const retry = { at, until: at, reason: "no response within 30 s" }
    const clock = new Date(at).toTimeString().slice(0, 5)
    expect(text({ state: "waiting", waitsFor: "retry", retry })).toBe(
      `Retrying until ${clock} (no response within 30 s)`,
    )
    const color = (state: RunFacts["state"]) => wordsOf({ state, failed: 1 }).color
    expect(color("completed_with_errors")).not.toBe(color("completed"))
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
