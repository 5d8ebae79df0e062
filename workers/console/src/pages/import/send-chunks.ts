import { ApiError } from "../../api/errors.ts"
import type { ChunkAnswer } from "../../api/routes/imports.ts"

/** As the service counts them. */
export const CHUNK_SIZE = 500

const RETRY_AFTER_MS = [1_000, 2_000, 4_000]

export type Failure = { error: unknown; attempt: number; delayMs: number }

export type Patience = {
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Told before every pause. */
  onRetry: (failure: Failure) => void
  signal: AbortSignal
}

/** What could not be reached or failed on the other side is tried again, three times, each after a longer pause. */
export async function patiently<T>(work: () => Promise<T>, { wait, onRetry, signal }: Patience): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      const delayMs = RETRY_AFTER_MS[attempt - 1]
      if (delayMs === undefined || signal.aborted || !(error instanceof ApiError && error.retryable)) throw error
      onRetry({ error, attempt, delayMs })
      await wait(delayMs, signal)
    }
  }
}

type Sending = Patience & {
  chunksTotal: number
  /** Those the service has already. */
  done: ReadonlySet<number>
  send: (chunkIndex: number) => Promise<ChunkAnswer>
  onSent: (chunkIndex: number, answer: ChunkAnswer) => void
}

/** Sends what is missing of an import, one chunk after the other. */
export async function sendChunks({ chunksTotal, done, send, onSent, ...patience }: Sending): Promise<void> {
  for (let chunkIndex = 0; chunkIndex < chunksTotal; chunkIndex++) {
    if (done.has(chunkIndex)) continue
    onSent(chunkIndex, await patiently(() => send(chunkIndex), patience))
  }
}

export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(signal.reason as Error)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = () => {
    clearTimeout(timer)
    reject(signal.reason as Error)
  }
  const timer = setTimeout(() => {
    signal.removeEventListener("abort", stop)
    resolve()
  }, ms)
  signal.addEventListener("abort", stop, { once: true })
  return promise
}
