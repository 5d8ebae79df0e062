import { describe, it } from "vitest"
import { ApiError } from "../../api/errors.ts"
import { waitFor, withRetries } from "./retry.ts"

/** Work that fails with the given errors, one per call, and a log of all calls and delays. */
function failing(...failures: Error[]) {
  const log: (string | number)[] = []
  const controller = new AbortController()
  const work = async () => {
    log.push("send")
    const failure = failures.shift()
    if (failure !== undefined) throw failure
    return "sent"
  }
  const options = { wait: async (ms: number) => void log.push(ms), onRetry: () => {}, signal: controller.signal }
  return { log, controller, work, options }
}

describe("withRetries", () => {
  it("retries server and network failures after 1, 2 and 4 seconds", async ({ expect }) => {
    const [unreachable, busy] = [new ApiError(0, "unreachable"), new ApiError(503, "busy")]
    const { log, work, options } = failing(unreachable, busy, unreachable)
    expect(await withRetries(work, options)).toBe("sent")
    expect(log).toEqual(["send", 1000, "send", 2000, "send", 4000, "send"])
  })

  it("gives up after three retries", async ({ expect }) => {
    const busy = new ApiError(500, "busy")
    const { log, work, options } = failing(busy, busy, busy, busy)
    await expect(withRetries(work, options)).rejects.toThrow("busy")
    expect(log).toEqual(["send", 1000, "send", 2000, "send", 4000, "send"])
  })

  it("does not retry client errors", async ({ expect }) => {
    const { log, work, options } = failing(new ApiError(429, "Monthly imports quota exceeded"))
    await expect(withRetries(work, options)).rejects.toThrow("quota")
    expect(log).toEqual(["send"])
  })

  it("stops when aborted before it begins or during a delay", async ({ expect }) => {
    const first = failing()
    first.controller.abort(new Error("cancelled"))
    await expect(withRetries(first.work, first.options)).rejects.toThrow("cancelled")
    expect(first.log).toEqual([])

    const second = failing(new ApiError(0, "unreachable"))
    const onRetry = () => second.controller.abort(new Error("cancelled"))
    await expect(withRetries(second.work, { ...second.options, wait: waitFor, onRetry })).rejects.toThrow()
    expect(second.log).toEqual(["send"])
  })
})

describe("waitFor", () => {
  it("waits, and rejects when aborted", async ({ expect }) => {
    await waitFor(1, new AbortController().signal)
    const controller = new AbortController()
    const waiting = waitFor(60_000, controller.signal)
    controller.abort(new Error("cancelled"))
    await expect(waiting).rejects.toThrow("cancelled")
  })
})
