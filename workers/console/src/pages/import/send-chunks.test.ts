import { describe, it } from "vitest"
import { CHUNK_SIZE as SERVICE_CHUNK_SIZE } from "../../../../../src/intake/imports/schema.ts"
import { ApiError } from "../../api/errors.ts"
import type { ChunkAnswer } from "../../api/routes/imports.ts"
import { CHUNK_SIZE, sendChunks, waitFor } from "./send-chunks.ts"

const answerOf = (chunkIndex: number): ChunkAnswer => ({
  chunkIndex,
  successCount: 1,
  errorCount: 0,
  duplicateCount: 0,
  adoptedCount: 0,
  updatedCount: 0,
  newTopicIds: [],
  errors: [],
})

/** A service that fails as told, one failure a call, and writes down what happens. */
function aService(failures: (Error | undefined)[] = []) {
  const log: (string | number)[] = []
  const stop = new AbortController()
  const sending = {
    chunksTotal: 3,
    done: new Set<number>(),
    send: async (index: number) => {
      log.push(`send ${index}`)
      const failure = failures.shift()
      if (failure !== undefined) throw failure
      return answerOf(index)
    },
    wait: async (ms: number) => void log.push(ms),
    onSent: (index: number) => void log.push(`sent ${index}`),
    onRetry: () => {},
    signal: stop.signal,
  }
  return { log, stop, sending }
}

describe("sendChunks", () => {
  it("sends one after the other, and leaves out what is there", async ({ expect }) => {
    expect(CHUNK_SIZE).toBe(SERVICE_CHUNK_SIZE)
    const { log, sending } = aService()
    await sendChunks({ ...sending, done: new Set([1]) })
    expect(log).toEqual(["send 0", "sent 0", "send 2", "sent 2"])
  })

  it("tries again after 1, 2 and 4 seconds where that may help", async ({ expect }) => {
    const [away, busy] = [new ApiError(0, "away"), new ApiError(503, "busy")]
    const { log, sending } = aService([away, busy, away])
    await sendChunks({ ...sending, chunksTotal: 1 })
    expect(log).toEqual(["send 0", 1000, "send 0", 2000, "send 0", 4000, "send 0", "sent 0"])
  })

  it("gives up after the third, and begins to count anew with every chunk", async ({ expect }) => {
    const busy = new ApiError(500, "busy")
    const { log, sending } = aService([busy, undefined, busy, busy, busy, busy])
    await expect(sendChunks(sending)).rejects.toThrow("busy")
    expect(log).toEqual(["send 0", 1000, "send 0", "sent 0", "send 1", 1000, "send 1", 2000, "send 1", 4000, "send 1"])
  })

  it("takes a refusal for an answer", async ({ expect }) => {
    const { log, sending } = aService([new ApiError(429, "Monthly classifications quota exceeded")])
    await expect(sendChunks(sending)).rejects.toThrow("quota")
    expect(log).toEqual(["send 0"])
  })

  it("stops when told, between two chunks and within a pause", async ({ expect }) => {
    const first = aService()
    const onSent = () => first.stop.abort(new Error("cancelled"))
    await expect(sendChunks({ ...first.sending, onSent })).rejects.toThrow("cancelled")
    expect(first.log).toEqual(["send 0"])

    const second = aService([new ApiError(0, "away")])
    const onRetry = () => second.stop.abort(new Error("cancelled"))
    await expect(sendChunks({ ...second.sending, wait: waitFor, onRetry })).rejects.toThrow()
    expect(second.log).toEqual(["send 0"])
  })
})

describe("waitFor", () => {
  it("waits, unless told to stop", async ({ expect }) => {
    await waitFor(1, new AbortController().signal)
    const stop = new AbortController()
    const waiting = waitFor(60_000, stop.signal)
    stop.abort(new Error("cancelled"))
    await expect(waiting).rejects.toThrow("cancelled")
  })
})
