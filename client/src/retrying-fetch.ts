const KEY_HEADER = "idempotency-key"
const SAFE = new Set(["GET", "HEAD", "PUT", "DELETE"])
/** Answers of a service that is busy, of a platform that failed, and of an earlier attempt that is still running. */
const RETRIED = new Set([409, 429, 502, 503, 504])
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8_000

export type RetryOptions = {
  /** Attempts after the first. */
  retries?: number
  /** Answers that ask for a longer pause are returned as they are. */
  maxRetryAfterSeconds?: number
  fetch?: (request: Request) => Promise<Response>
  /** For tests. */
  wait?: (ms: number) => Promise<void>
}

/**
 * A `fetch` that repeats requests that may be repeated: reads, replacements, and those with an Idempotency-Key. It waits as long as the
 * service asks with `Retry-After`, else longer with every attempt.
 */
export function retryingFetch({
  retries = 4,
  maxRetryAfterSeconds = 60,
  fetch: send = (request) => fetch(request),
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: RetryOptions = {}): (request: Request) => Promise<Response> {
  return async (request) => {
    const repeatable = SAFE.has(request.method) || request.headers.has(KEY_HEADER)
    for (let attempt = 0; ; attempt++) {
      const last = !repeatable || attempt >= retries
      const outcome = await send(last ? request : request.clone()).catch((error: unknown) => {
        if (last || request.signal.aborted) throw error
        return undefined
      })
      if (outcome && (last || !mayRetry(outcome, maxRetryAfterSeconds))) return outcome
      await outcome?.body?.cancel()
      await wait(pauseBefore(attempt, outcome))
    }
  }
}

function mayRetry(response: Response, longest: number): boolean {
  if (!RETRIED.has(response.status)) return false
  const seconds = retryAfter(response)
  // Without a time, 409 is a conflict and 429 a quota that is used up: neither passes soon.
  if (seconds === undefined) return response.status > 499
  return seconds <= longest
}

function pauseBefore(attempt: number, response: Response | undefined): number {
  const asked = response && retryAfter(response)
  if (asked !== undefined) return asked * 1000
  // Half of it at random, so that many clients do not come back at once.
  const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
  return ms / 2 + (Math.random() * ms) / 2
}

function retryAfter({ headers }: Response): number | undefined {
  const text = headers.get("retry-after")
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined
}
