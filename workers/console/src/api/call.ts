import { takeEarly } from "./early.ts"
import { ApiError, readError } from "./errors.ts"
import type { AnswerOf, Arguments, InputOf, RouteName } from "./types.ts"

type Value = string | number | boolean | null | undefined

type Parts = { params?: object; query?: object; body?: unknown } & Options

/** Signs the person in again; null while nobody is signed in. */
let renew: (() => Promise<void>) | null = null

/** Registers what follows a response with status 401: requests are sent again when it has resolved. */
export function onSignedOut(listener: () => Promise<void>): () => void {
  renew = listener
  return () => {
    renew = null
  }
}

/** How often a request is sent again after a sign-in: another 401 is no matter of the session. */
const MAX_RENEWALS = 2

/** Repeats work that failed because the session had ended, once the person has signed in again. */
export async function inSession<T>(work: () => Promise<T>, signal?: AbortSignal | null): Promise<T> {
  for (let renewals = 0; ; renewals++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401) || !renew || renewals === MAX_RENEWALS) throw error
      await Promise.race([renew(), ...(signal ? [aborted(signal)] : [])])
    }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error))
  })

type Options = {
  signal?: AbortSignal
  /** The version that a change was made from: the time of the record's last change. A later version is refused with status 412. */
  ifMatch?: string | undefined
}

/** Calls a route by its name, `GET /api/topics/{id}`. */
export async function call<R extends RouteName>(route: R, ...[input]: Arguments<R, Options>): Promise<AnswerOf<R>> {
  const { params, query, body, signal, ifMatch } = (input ?? {}) as Parts
  const [method = "GET", template = ""] = route.split(" ")
  const response = await send(pathOf(template, params, query), {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(ifMatch !== undefined && { "If-Match": `"${ifMatch}"` }),
    },
  })
  return (await response.json()) as AnswerOf<R>
}

/** For bodies that are not JSON, such as a CSV upload. */
export const send = (path: string, init: RequestInit): Promise<Response> =>
  // Who signs out needs no session.
  path === "/auth/logout" ? sendOnce(path, init) : inSession(() => sendOnce(path, init), init.signal)

async function sendOnce(path: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = (await takeEarly(path, init)) ?? (await fetch(path, { credentials: "same-origin", ...init }))
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error
    throw new ApiError(0, "Could not reach the server. Check your connection and try again.")
  }
  if (response.ok) return response
  throw await readError(response)
}

/** The URL of a route, for links and downloads. */
export function urlOf<R extends RouteName>(
  route: R,
  input?: Pick<InputOf<R>, Extract<"params" | "query", keyof InputOf<R>>>,
): string {
  const { params, query } = (input ?? {}) as Parts
  return pathOf(route.split(" ")[1] ?? "", params, query)
}

function pathOf(template: string, params?: object, query?: object): string {
  const values = (params ?? {}) as Record<string, Value>
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? "")))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, Value>)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}
