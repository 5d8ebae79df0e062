import { describe, it, vi } from "vitest"
import { ApiError } from "../../api/errors.ts"
import type { PushStep } from "../../api/types.ts"
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

/** Returns the responses in order; a further call fails the test. */
function driveOptions(...responses: (PushStep | Error)[]) {
  const push = vi.fn<() => Promise<PushStep>>(async () => {
    const next = responses.shift()
    if (next === undefined) throw new Error("Unexpected call")
    if (next instanceof Error) throw next
    return next
  })
  const onStep = vi.fn<(step: PushStep) => void>()
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => {})
  return { push, onStep, wait, signal: new AbortController().signal }
}

describe("driveRun", () => {
  it("pushes batches until the run is done", async ({ expect }) => {
    const run = driveOptions(step(), step(), DONE)
    await driveRun(run)
    expect(run.onStep).toHaveBeenCalledTimes(3)
    expect(run.wait).not.toHaveBeenCalled()
  })

  it("waits when the connection is busy or no segment was processed", async ({ expect }) => {
    const run = driveOptions(step({ busy: true, processed: 0 }), step({ processed: 0 }), DONE)
    await driveRun(run)
    expect(run.wait).toHaveBeenCalledTimes(2)
  })

  it("retries network failures a limited number of times, and no client errors", async ({ expect }) => {
    const unreachable = new ApiError(0, "not reached")
    const run = driveOptions(unreachable, step(), unreachable, unreachable, unreachable, DONE)
    await driveRun(run)
    expect(run.push).toHaveBeenCalledTimes(6)
    await expect(driveRun(driveOptions(unreachable, unreachable, unreachable, unreachable))).rejects.toThrow(
      "not reached",
    )
    await expect(driveRun(driveOptions(new ApiError(403, "Forbidden")))).rejects.toThrow("Forbidden")
  })

  it("returns when the run was ended elsewhere", async ({ expect }) => {
    const run = driveOptions(step(), new ApiError(409, "Run is cancelled, cannot push"))
    await driveRun(run)
    expect(run.push).toHaveBeenCalledTimes(2)
  })

  it("stops between batches when aborted", async ({ expect }) => {
    const controller = new AbortController()
    const run = { ...driveOptions(step(), step()), signal: controller.signal, onStep: () => controller.abort() }
    await driveRun(run)
    expect(run.push).toHaveBeenCalledOnce()
  })
})
