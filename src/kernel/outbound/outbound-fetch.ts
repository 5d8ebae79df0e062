import { type GuardOptions, whyNot } from "./url-guard.ts"
import { OutboundError } from "./outbound-error.ts"
import { readCapped } from "./read-capped.ts"

const RETRY_DELAYS_MS: readonly number[] = [1000, 2000, 4000]
const MAX_REDIRECTS = 3
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024

/** How the service reaches the outside; tests put another clock in its place. */
export type Outside = GuardOptions & {
  wait: (ms: number) => Promise<void>
  /** Milliseconds, for budgets. */
  clock: () => number
  /** Ends an attempt that takes longer. */
  deadline: (ms: number) => AbortSignal
  /** Counts what the invocation calls; the runtime's own where absent. */
  fetch?: typeof fetch
}

export type OutboundRequest = {
  url: string
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Sent to the address's own origin alone: a redirect to another one does not carry them along. */
  headers?: Record<string, string>
  /** What is streamed is opened anew for each attempt. */
  body?: string | (() => Promise<ReadableStream<Uint8Array>>)
  /** For one attempt, its body included. */
  timeoutMs: number
  /** For all attempts and the waits between them; never more than they take when every one of them times out. */
  budgetMs?: number
  retries?: number
  /** Attempts left to several requests together: each one takes its own away. */
  calls?: { left: number }
  maxBytes?: number
  /**
   * Failures that leave the outcome unknown, after which the request may still be sent again. By default, those of a request
   * that changes nothing.
   */
  repeatOn?: readonly ("timeout" | "network")[]
}

export type OutboundAnswer = { status: number; headers: Headers; text: string }

/**
 * The one client for calls to addresses that users supply. 429 and 5xx are tried again after 1 s, 2 s and 4 s, or after what
 * Retry-After says where that is longer and the budget allows it. Every answer but a 2xx ends in an OutboundError.
 */
export async function callOutside(outside: Outside, request: OutboundRequest): Promise<OutboundAnswer> {
  const retries = request.retries ?? RETRY_DELAYS_MS.length
  const started = outside.clock()
  const longest = (retries + 1) * request.timeoutMs + RETRY_DELAYS_MS.reduce((a, b) => a + b)
  const budgetMs = Math.min(request.budgetMs ?? longest, longest)
  const left = () => budgetMs - (outside.clock() - started)
  const { calls = { left: retries + 1 } } = request
  if (left() <= 0) throw new OutboundError("not_sent", "no time was left for it")
  if (calls.left <= 0) throw new OutboundError("not_sent", "it was tried too often")
  for (let attempt = 0, unknown = false; ; attempt++) {
    try {
      calls.left--
      // A wait may have been longer than it was meant to be.
      const timeoutMs = Math.max(1, Math.min(request.timeoutMs, left()))
      return await callOnce(outside, { ...request, timeoutMs })
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      error.earlierUnknown = unknown
      unknown = error.mayHaveTakenEffect
      const backoff = RETRY_DELAYS_MS[Math.min(attempt, RETRY_DELAYS_MS.length - 1)] ?? 0
      const delay = Math.max(backoff, error.retryAfterMs ?? 0)
      const spent = attempt >= retries || calls.left <= 0 || delay >= left()
      if (spent || !mayRepeat(error, request)) throw error
      await outside.wait(delay)
    }
  }
}

/** As `callOutside`, with the answer read as JSON. */
export async function callOutsideForJson(
  outside: Outside,
  request: OutboundRequest,
): Promise<{ status: number; headers: Headers; json: unknown }> {
  const { status, headers, text } = await callOutside(outside, request)
  try {
    return { status, headers, json: JSON.parse(text) }
  } catch {
    const type = headers.get("content-type")?.split(";")[0]?.trim().slice(0, 100)
    throw new OutboundError("not_json", `the answer is not JSON${type ? ` (${type})` : ""}`)
  }
}

function mayRepeat({ kind, status = 0 }: OutboundError, { method = "GET", repeatOn }: OutboundRequest) {
  if (kind === "status") return status === 429 || status >= 500
  if (kind !== "timeout" && kind !== "network") return false
  return repeatOn ? repeatOn.includes(kind) : method === "GET"
}

async function callOnce(outside: Outside, request: OutboundRequest): Promise<OutboundAnswer> {
  const { method = "GET", maxBytes = DEFAULT_MAX_BYTES, timeoutMs } = request
  const signal = outside.deadline(timeoutMs)
  try {
    const response = await follow(outside, { ...request, method }, signal)
    if (!response.ok) {
      const retryAfter = response.headers.get("retry-after")
      await response.body?.cancel()
      throw new OutboundError("status", `the answer's status is ${response.status}`, {
        status: response.status,
        retryAfterMs: retryAfterMs(retryAfter),
      })
    }
    return { status: response.status, headers: response.headers, text: await readCapped(response, maxBytes) }
  } catch (error) {
    if (error instanceof OutboundError) throw error
    if (signal.aborted) throw new OutboundError("timeout", `no answer within ${Math.round(timeoutMs / 100) / 10} s`)
    // What the runtime says may hold the address, and that may hold a key.
    throw new OutboundError("network", "the connection failed")
  }
}

/** Redirects are followed by hand, so that each hop is checked like the address the user gave. */
async function follow(outside: Outside, request: OutboundRequest & { method: string }, signal: AbortSignal) {
  const first = URL.parse(request.url)
  let url = request.url
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const reason = whyNot(url, outside)
    if (reason !== undefined) {
      throw new OutboundError("refused", `${hop === 0 ? "the address" : "a redirect"} is not allowed: ${reason}`)
    }
    const own = URL.parse(url)?.origin === first?.origin
    const response = await (outside.fetch ?? fetch)(url, {
      method: request.method,
      headers: own ? request.headers : undefined,
      body: typeof request.body === "function" ? await request.body() : request.body,
      redirect: "manual",
      signal,
    })
    const location = response.headers.get("location")
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    // A body sent on to wherever an answer points would leave the address its sender meant.
    if (request.method !== "GET") throw new OutboundError("redirect", "a redirect is not followed here")
    url = URL.parse(location, url)?.href ?? location
  }
  throw new OutboundError("refused", `more than ${MAX_REDIRECTS} redirects`)
}

/** Seconds or a date; what cannot be read counts as not said. */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}
