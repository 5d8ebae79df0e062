import { ApiError } from "../../api/errors.ts"

const RETRY_AFTER_MS = [1_000, 2_000, 4_000]

export type Failure = { error: unknown; attempt: number; delayMs: number }

export type RetryOptions = {
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Called before each delay. */
  onRetry: (failure: Failure) => void
  signal: AbortSignal
}

/** Retries network and server failures three times with increasing delays. */
export async function withRetries<T>(work: () => Promise<T>, { wait, onRetry, signal }: RetryOptions): Promise<T> {
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

export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(signal.reason as Error)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const abort = () => {
    clearTimeout(timer)
    reject(signal.reason as Error)
  }
  const timer = setTimeout(() => {
    signal.removeEventListener("abort", abort)
    resolve()
  }, ms)
  signal.addEventListener("abort", abort, { once: true })
  return promise
}
