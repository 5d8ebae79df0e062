import { type GuardOptions, urlProblem } from "./url-guard.ts"
import { OutboundError } from "./outbound-error.ts"
import { readCapped } from "./read-capped.ts"

export const RETRY_DELAYS_MS: readonly number[] = [1000, 2000, 4000]
const MAX_REDIRECTS = 3
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024

/** Dependencies of outbound calls; tests replace the clock. */
export type Outside = GuardOptions & {
  wait: (ms: number) => Promise<void>
  /** Current time in milliseconds. */
  clock: () => number
  /** Aborts an attempt after `ms`. */
  deadline: (ms: number) => AbortSignal
  /** Counts the invocation's calls. Defaults to the runtime's fetch. */
  fetch?: typeof fetch
}

export type OutboundRequest = {
  url: string
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Sent only to the URL's own origin; dropped when a redirect leads to another one. */
  headers?: Record<string, string>
  /** A stream is reopened for each attempt. */
  body?: string | (() => Promise<ReadableStream<Uint8Array>>)
  /** Timeout of one attempt, reading the body included. */
  timeoutMs: number
  /** Time for all attempts and the waits between them. Defaults to the longest they can take. */
  budgetMs?: number
  retries?: number
  /** Attempts left, shared between several requests; each attempt decrements it. */
  calls?: { left: number }
  maxBytes?: number
  /**
   * Failures after which the request may have taken effect and is still sent again. By default all of them for a GET, and
   * `server_error` (a 5xx) for other methods. A 429 is always retried.
   */
  retryOn?: readonly Doubtful[]
}

type Doubtful = "timeout" | "network" | "server_error"

export type OutboundResponse = { status: number; headers: Headers; text: string }

/**
 * The client for all calls to user-supplied addresses. 429 and, unless `retryOn` says otherwise, 5xx are retried after 1 s, 2 s and 4 s, or
 * after Retry-After if that is longer and the budget allows it. Any response other than 2xx throws an OutboundError.
 */
export async function callOutside(outside: Outside, request: OutboundRequest): Promise<OutboundResponse> {
  const retries = request.retries ?? RETRY_DELAYS_MS.length
  const started = outside.clock()
  const longest = (retries + 1) * request.timeoutMs + RETRY_DELAYS_MS.reduce((a, b) => a + b)
  const budgetMs = Math.min(request.budgetMs ?? longest, longest)
  const left = () => budgetMs - (outside.clock() - started)
  const { calls = { left: retries + 1 } } = request
  if (left() <= 0) throw new OutboundError("not_sent", "no time left")
  if (calls.left <= 0) throw new OutboundError("not_sent", "no attempts left")
  for (let attempt = 0, unknown = false; ; attempt++) {
    try {
      calls.left--
      // A wait may take longer than requested.
      const timeoutMs = Math.max(1, Math.min(request.timeoutMs, left()))
      return await callOnce(outside, { ...request, timeoutMs })
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      error.earlierUnknown = unknown
      unknown = error.mayHaveTakenEffect
      const backoff = RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 0
      const delay = Math.max(backoff, error.retryAfterMs ?? 0)
      const spent = attempt >= retries || calls.left <= 0 || delay >= left()
      if (spent || !mayRetry(error, request)) throw error
      await outside.wait(delay)
    }
  }
}

/** Like `callOutside`, with the response parsed as JSON. */
export async function callOutsideForJson(
  outside: Outside,
  request: OutboundRequest,
): Promise<{ status: number; headers: Headers; json: unknown }> {
  const { status, headers, text } = await callOutside(outside, request)
  try {
    return { status, headers, json: JSON.parse(text) }
  } catch {
    const type = headers.get("content-type")?.split(";")[0]?.trim().slice(0, 100)
    throw new OutboundError("not_json", `the response is not JSON${type ? ` (${type})` : ""}`)
  }
}

function mayRetry({ kind, status = 0 }: OutboundError, { method = "GET", retryOn }: OutboundRequest) {
  if (status === 429) return true
  const failure = status >= 500 ? "server_error" : kind
  if (failure !== "timeout" && failure !== "network" && failure !== "server_error") return false
  return retryOn ? retryOn.includes(failure) : method === "GET" || failure === "server_error"
}

async function callOnce(outside: Outside, request: OutboundRequest): Promise<OutboundResponse> {
  return answered(outside, request, async (response) => {
    if (!response.ok) await refuse(response)
    const text = await readCapped(response, request.maxBytes ?? DEFAULT_MAX_BYTES)
    return { status: response.status, headers: response.headers, text }
  })
}

export type OutboundStream = { status: number; headers: Headers; body: ReadableStream<Uint8Array> | null }

/**
 * Opens a file for reading, with one attempt. The timeout includes reading it. Any response other than 2xx and 304 throws an OutboundError.
 * The caller limits how much it reads.
 */
export async function openOutside(
  outside: Outside,
  request: Pick<OutboundRequest, "url" | "headers" | "timeoutMs">,
): Promise<OutboundStream> {
  return answered(outside, request, async (response) => {
    if (!response.ok && response.status !== 304) await refuse(response)
    return { status: response.status, headers: response.headers, body: response.body }
  })
}

async function refuse(response: Response): Promise<never> {
  const retryAfter = response.headers.get("retry-after")
  await response.body?.cancel()
  throw new OutboundError("status", `the server responded with status ${response.status}`, {
    status: response.status,
    retryAfterMs: retryAfterMs(retryAfter),
  })
}

/** Sends a request once and reads the response. Every failure throws an OutboundError. */
async function answered<T>(outside: Outside, request: OutboundRequest, read: (response: Response) => Promise<T>) {
  const { method = "GET", timeoutMs } = request
  const signal = outside.deadline(timeoutMs)
  try {
    return await read(await follow(outside, { ...request, method }, signal))
  } catch (error) {
    if (error instanceof OutboundError) throw error
    if (signal.aborted) throw new OutboundError("timeout", `no response within ${Math.round(timeoutMs / 100) / 10} s`)
    // The runtime's message may contain the URL, and the URL may contain a key.
    throw new OutboundError("network", "the connection failed")
  }
}

/** Follows redirects manually, so that each hop passes the URL guard. */
async function follow(outside: Outside, request: OutboundRequest & { method: string }, signal: AbortSignal) {
  const first = URL.parse(request.url)
  let url = request.url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const reason = urlProblem(url, outside)
    if (reason !== undefined) {
      throw new OutboundError("refused", `${hop === 0 ? "the URL" : "a redirect"} is not allowed: ${reason}`)
    }
    const sameOrigin = URL.parse(url)?.origin === first?.origin
    const response = await (outside.fetch ?? fetch)(url, {
      method: request.method,
      headers: sameOrigin ? request.headers : undefined,
      body: typeof request.body === "function" ? await request.body() : request.body,
      redirect: "manual",
      signal,
    })
    const location = response.headers.get("location")
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    // Following would send the body to a URL that the user did not configure.
    if (request.method !== "GET") throw new OutboundError("redirect", "redirects are only followed for GET requests")
    url = URL.parse(location, url)?.href ?? location
  }
  throw new OutboundError("refused", `more than ${MAX_REDIRECTS} redirects`)
}

/** Parses seconds or a date; undefined if it is neither. */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
