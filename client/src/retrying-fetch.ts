const KEY_HEADER = "idempotency-key"
const SAFE = new Set(["GET", "HEAD", "PUT", "DELETE"])
/** A busy service, a failed platform, or an earlier attempt that is still running. */
const RETRIED = new Set([409, 429, 502, 503, 504])
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 8_000

export type RetryOptions = {
  /** Attempts after the first. */
  retries?: number
  /** Responses that ask for a longer pause are returned without a retry. */
  maxRetryAfterSeconds?: number
  fetch?: (request: Request) => Promise<Response>
  /** For tests. */
  wait?: (ms: number) => Promise<void>
}

/**
 * A `fetch` that retries requests that are safe to repeat: reads, replacements, and those with an Idempotency-Key. It waits as long as `Retry-After` says, otherwise with exponential backoff.
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
  // Without `Retry-After`, 409 is a conflict and 429 an exhausted quota: a retry would fail too.
  if (seconds === undefined) return response.status > 499
  return seconds <= longest
}

function pauseBefore(attempt: number, response: Response | undefined): number {
  const asked = response && retryAfter(response)
  if (asked !== undefined) return asked * 1000
  // Half of it is random, so that clients do not retry at the same time.
  const ms = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
  return ms / 2 + (Math.random() * ms) / 2
}

function retryAfter({ headers }: Response): number | undefined {
  const text = headers.get("retry-after")
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined
}
