import { describe, it } from "vitest"
import type { Job } from "../../api/types.ts"
import { canRetry, canRollBack, nameOf } from "./job-names.ts"

const job = (changes: Partial<Job>): Job => ({
  id: "job_1",
  job_type: "reclassify",
  org_id: null,
  created_by: "usr_1",
  status: "completed",
  config: { mode: "local" },
  total_items: 3,
  processed_items: 3,
  success_count: 3,
  error_count: 0,
  skip_count: 0,
  errors: [],
  errors_after: null,
  result: {},
  created_at: "2026-01-01T00:00:00.000Z",
  started_at: null,
  completed_at: null,
  ...changes,
})

describe("a job", () => {
  it("is named by what it does", ({ expect }) => {
    expect(nameOf(job({}))).toBe("Reclassify with rules")
    expect(nameOf(job({ config: { mode: "llm", targetColumn: "segment_type" } }))).toBe("Reclassify segment type only")
    expect(nameOf(job({ config: { mode: "llm", dryRun: true } }))).toBe("Preview: reclassify with the language model")
    expect(nameOf(job({ config: { rollbackOf: "job_0" } }))).toBe("Roll back a job")
  })

  it("can be rolled back once it made changes", ({ expect }) => {
    expect(canRollBack(job({}))).toBe(true)
    expect(canRollBack(job({ job_type: "merge", status: "cancelled" }))).toBe(true)
    expect(canRollBack(job({ config: { mode: "local", dryRun: true } }))).toBe(false)
    expect(canRollBack(job({ config: { rollbackOf: "job_0" } }))).toBe(false)
    expect(canRollBack(job({ status: "processing" }))).toBe(false)
    expect(canRollBack(job({ success_count: 0 }))).toBe(false)
    expect(canRollBack(job({ job_type: "dedup_sweep" }))).toBe(false)
  })

  it("can be retried if topics failed", ({ expect }) => {
    expect(canRetry(job({ error_count: 1 }))).toBe(true)
    expect(canRetry(job({}))).toBe(false)
    expect(canRetry(job({ job_type: "merge", error_count: 1 }))).toBe(false)
  })
})
