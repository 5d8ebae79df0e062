import { describe, it } from "vitest"
import { CHUNK_SIZE as API_CHUNK_SIZE } from "../../../../../src/intake/imports/schema.ts"
import { ApiError } from "../../api/errors.ts"
import type { ChunkAnswer } from "../../api/routes/imports.ts"
import { CHUNK_SIZE, sendChunks, waitFor } from "./send-chunks.ts"

const responseOf = (chunkIndex: number): ChunkAnswer => ({
  chunkIndex,
  successCount: 1,
  errorCount: 0,
  duplicateCount: 0,
  adoptedCount: 0,
  updatedCount: 0,
  newTopicIds: [],
  errors: [],
})

/** Options with a stub that fails with the given errors, one per call, and logs all calls. */
function stubOptions(failures: (Error | undefined)[] = []) {
  const log: (string | number)[] = []
  const controller = new AbortController()
  const options = {
    chunksTotal: 3,
    done: new Set<number>(),
    send: async (index: number) => {
      log.push(`send ${index}`)
      const failure = failures.shift()
      if (failure !== undefined) throw failure
      return responseOf(index)
    },
    wait: async (ms: number) => void log.push(ms),
    onSent: (index: number) => void log.push(`sent ${index}`),
    onRetry: () => {},
    signal: controller.signal,
  }
  return { log, controller, options }
}

describe("sendChunks", () => {
  it("sends chunks in order and skips those already done", async ({ expect }) => {
    expect(CHUNK_SIZE).toBe(API_CHUNK_SIZE)
    const { log, options } = stubOptions()
    await sendChunks({ ...options, done: new Set([1]) })
    expect(log).toEqual(["send 0", "sent 0", "send 2", "sent 2"])
  })

  it("retries server and network failures after 1, 2 and 4 seconds", async ({ expect }) => {
    const [unreachable, busy] = [new ApiError(0, "unreachable"), new ApiError(503, "busy")]
    const { log, options } = stubOptions([unreachable, busy, unreachable])
    await sendChunks({ ...options, chunksTotal: 1 })
    expect(log).toEqual(["send 0", 1000, "send 0", 2000, "send 0", 4000, "send 0", "sent 0"])
  })

  it("gives up after three retries per chunk", async ({ expect }) => {
    const busy = new ApiError(500, "busy")
    const { log, options } = stubOptions([busy, undefined, busy, busy, busy, busy])
    await expect(sendChunks(options)).rejects.toThrow("busy")
    expect(log).toEqual(["send 0", 1000, "send 0", "sent 0", "send 1", 1000, "send 1", 2000, "send 1", 4000, "send 1"])
  })

  it("does not retry client errors", async ({ expect }) => {
    const { log, options } = stubOptions([new ApiError(429, "Monthly classifications quota exceeded")])
    await expect(sendChunks(options)).rejects.toThrow("quota")
    expect(log).toEqual(["send 0"])
  })

  it("stops when aborted between chunks or during a delay", async ({ expect }) => {
    const first = stubOptions()
    const onSent = () => first.controller.abort(new Error("cancelled"))
    await expect(sendChunks({ ...first.options, onSent })).rejects.toThrow("cancelled")
    expect(first.log).toEqual(["send 0"])

    const second = stubOptions([new ApiError(0, "unreachable")])
    const onRetry = () => second.controller.abort(new Error("cancelled"))
    await expect(sendChunks({ ...second.options, wait: waitFor, onRetry })).rejects.toThrow()
    expect(second.log).toEqual(["send 0"])
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
