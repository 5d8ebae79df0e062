import { describe, it } from "vitest"
import { describeLast } from "./describe-schedule.ts"

const last = { dueAt: "2026-11-16T05:00:00.000Z", mode: "dry_run", status: "done", reason: null, runId: null } as const

describe("the last time a schedule was due", () => {
  it("is described in words", ({ expect }) => {
    const counts = { create: 1, unchanged: 1_200, blocked: 0 }
    expect(describeLast({ ...last, counts })).toBe("Would create 1 segment, 1,200 already there")
    expect(describeLast({ ...last, counts: { ...counts, create: 9, blocked: 2, partial: 1 } })).toBe(
      "Would create at least 9 segments, 1,200 already there, 2 blocked",
    )
    expect(describeLast({ ...last, counts: { refresh: 3 } })).toBe("Would refresh 3 segments")
    expect(describeLast({ ...last, mode: "live", counts: null, runId: "run_1" })).toBe("Started a run")
    expect(describeLast({ ...last, counts: null, status: "queued" })).toBe("Starting")
    expect(describeLast({ ...last, counts: null, status: "skipped", reason: "The schedule was paused" })).toBe(
      "Skipped: The schedule was paused",
    )
  })
})
