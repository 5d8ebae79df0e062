import { StrataError } from "./error.ts"
import type { Endpoints } from "./endpoints.ts"
import type { CallOptions, ClientOptions } from "./types.ts"

const TIMEOUT_MS = 60_000
const RETRIES = 2
const FIRST_WAIT_MS = 500

type Answer<Body = unknown> = { body: Body; headers: Headers }
export type Send = <R extends keyof Endpoints>(
  route: R,
  input: Omit<Endpoints[R], "response">,
  options?: CallOptions,
) => Promise<Answer<Endpoints[R]["response"]>>

type Input = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown }

/** Calls a route and retries within the timeout. */
export function sender(client: ClientOptions): Send {
  const origin = client.baseUrl.replace(/\/+$/, "")
  const send = client.fetch ?? ((url, init) => fetch(url, init))

  const call = async (route: string, { params, query, body }: Input, options: CallOptions = {}): Promise<Answer> => {
    const [method, template = ""] = route.split(" ")
    const timeoutMs = options.timeoutMs ?? client.timeoutMs ?? TIMEOUT_MS
    const retries = options.retries ?? client.retries ?? RETRIES
    const timeout = AbortSignal.timeout(timeoutMs)
    const deadline = Date.now() + timeoutMs
    const init: RequestInit = {
      method,
      headers: {
        Authorization: `Bearer ${client.key}`,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    }
    for (let attempt = 0; ; attempt++) {
      const { failure, retryAfterMs, ...answer } = await tryOnce()
      if (failure === undefined) return answer
      const waitMs = Math.max(retryAfterMs ?? 0, backoffMs(attempt))
      if (!isRetryable(failure) || attempt >= retries || Date.now() + waitMs >= deadline) throw failure
      await pause(waitMs, options.signal)
    }

    async function tryOnce(): Promise<Answer & { failure?: StrataError; retryAfterMs?: number }> {
      options.signal?.throwIfAborted()
      try {
        const response = await send(origin + pathOf(template, params, query), init)
        const { headers, status, ok } = response
        const answer = { headers, body: readJson(await response.text()) }
        if (ok && typeof answer.body === "object") return answer
        return { ...answer, failure: errorOf(status, answer.body), retryAfterMs: retryAfter(headers) }
      } catch (cause) {
        options.signal?.throwIfAborted()
        const message = timeout.aborted ? `No answer within ${timeoutMs} ms` : "The service could not be reached"
        return { body: undefined, headers: new Headers(), failure: new StrataError(0, message, undefined, { cause }) }
      }
    }
  }
  return call as Send
}

function pathOf(template: string, params: Input["params"], query: Input["query"] = {}): string {
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""))
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path
}

/** An exceeded quota resets at `resetsAt`, later than any retry. */
function isRetryable({ status, body }: StrataError): boolean {
  if (status === 429) return (body as { resetsAt?: string } | null)?.resetsAt === undefined
  return status === 0 || status >= 500
}

/** Half of it is random, so that clients that failed together do not retry together. */
const backoffMs = (attempt: number) => FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random() / 2)

/** Seconds or a date. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get("Retry-After")
  if (!value) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(ms) ? undefined : ms
}

function errorOf(status: number, body: unknown): StrataError {
  const message = (body as { error?: unknown } | null)?.error
  return new StrataError(status, typeof message === "string" ? message : `Unexpected answer (${status})`, body)
}

/** A proxy may answer with something other than JSON: then the text is returned. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms)
    signal?.addEventListener("abort", stop, { once: true })
    if (signal?.aborted) stop()

    function done() {
      signal?.removeEventListener("abort", stop)
      resolve()
    }
    function stop() {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
  })
}
