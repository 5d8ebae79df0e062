import { ApiError, readError } from "./errors.ts"
import type { AnswerOf, Arguments, InputOf, RouteName } from "./types.ts"

type Value = string | number | boolean | null | undefined

type Parts = { params?: object; query?: object; body?: unknown } & Options

let signedOut = () => {}

/** Registers the listener for responses with status 401. */
export const onSignedOut = (listener: () => void) => {
  signedOut = listener
}

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
export async function send(path: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { credentials: "same-origin", ...init })
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error
    throw new ApiError(0, "Could not reach the server. Check your connection and try again.")
  }
  if (response.ok) return response
  if (response.status === 401) signedOut()
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
