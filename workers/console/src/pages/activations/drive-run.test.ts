import { describe, it, vi } from "vitest"
import { ApiError } from "../../api/errors.ts"
import type { PushStep } from "../../api/routes/connections.ts"
import { driveRun } from "./drive-run.ts"

const step = (changes: Partial<PushStep> = {}): PushStep => ({
  runId: "run_1",
  status: "running",
  done: false,
  processed: 25,
  successCount: 25,
  errorCount: 0,
  remaining: 10,
  results: [],
  ...changes,
})
const DONE = step({ done: true, status: "completed", remaining: 0 })

/** Answers one after the other; whatever is asked for beyond them is a failure of the test. */
function driving(...answers: (PushStep | Error)[]) {
  const push = vi.fn<() => Promise<PushStep>>(async () => {
    const next = answers.shift()
    if (next === undefined) throw new Error("Asked once too often")
    if (next instanceof Error) throw next
    return next
  })
  const onStep = vi.fn<(step: PushStep) => void>()
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => {})
  return { push, onStep, wait, signal: new AbortController().signal }
}

describe("a push that the page drives", () => {
  it("goes on until it is done", async ({ expect }) => {
    const run = driving(step(), step(), DONE)
    await driveRun(run)
    expect(run.onStep).toHaveBeenCalledTimes(3)
    expect(run.wait).not.toHaveBeenCalled()
  })

  it("waits where somebody else pushes, and where nothing got done", async ({ expect }) => {
    const run = driving(step({ busy: true, processed: 0 }), step({ processed: 0 }), DONE)
    await driveRun(run)
    expect(run.wait).toHaveBeenCalledTimes(2)
  })

  it("tries again what may pass, and gives up after a while", async ({ expect }) => {
    const out = new ApiError(0, "not reached")
    const run = driving(out, step(), out, out, out, DONE)
    await driveRun(run)
    expect(run.push).toHaveBeenCalledTimes(6)
    await expect(driveRun(driving(out, out, out, out))).rejects.toThrow("not reached")
    await expect(driveRun(driving(new ApiError(403, "Forbidden")))).rejects.toThrow("Forbidden")
  })

  it("is over when somebody else ended it", async ({ expect }) => {
    const run = driving(step(), new ApiError(409, "Run is cancelled, cannot push"))
    await driveRun(run)
    expect(run.push).toHaveBeenCalledTimes(2)
  })

  it("stops between two batches when the page is left", async ({ expect }) => {
    const leaving = new AbortController()
    const run = { ...driving(step(), step()), signal: leaving.signal, onStep: () => leaving.abort() }
    await driveRun(run)
    expect(run.push).toHaveBeenCalledOnce()
  })
})
