import { ApiError, readError } from "./errors.ts"
import type { RouteName, Routes } from "./routes/index.ts"

type Value = string | number | boolean | null | undefined

/** What a route takes besides its name: exactly the parts its type names. */
type Input<R extends RouteName> = Omit<Routes[R], "answer"> & { signal?: AbortSignal }

type Answer<R extends RouteName> = Routes[R]["answer"]

/** Where nothing has to be given, nothing need be written. */
type Arguments<R extends RouteName> = {} extends Input<R> ? [input?: Input<R>] : [input: Input<R>]

type Parts = { params?: object; query?: object; body?: unknown; signal?: AbortSignal }

/** Told when the service says that nobody is signed in; the session listens. */
let signedOut = () => {}
export const onSignedOut = (tell: () => void) => {
  signedOut = tell
}

/** The one way to the service: a route by its name, typed by `routes/`. */
export async function call<R extends RouteName>(route: R, ...[input]: Arguments<R>): Promise<Answer<R>> {
  const { params, query, body, signal } = (input ?? {}) as Parts
  const [method = "GET", template = ""] = route.split(" ")
  const answer = await send(pathOf(template, params, query), {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  })
  return (await answer.json()) as Answer<R>
}

/** For what is not JSON, such as a CSV to send. */
export async function send(path: string, init: RequestInit): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init })
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error
    throw new ApiError(0, "The service could not be reached. Check the connection and try again.")
  }
  if (answer.ok) return answer
  if (answer.status === 401) signedOut()
  throw await readError(answer)
}

/** The address of a route, also for links and downloads. */
export function addressOf<R extends RouteName>(
  route: R,
  input?: Pick<Input<R>, Extract<"params" | "query", keyof Input<R>>>,
): string {
  const { params, query } = (input ?? {}) as Parts
  return pathOf(route.split(" ")[1] ?? "", params, query)
}

function pathOf(template: string, params?: object, query?: object): string {
  const values = (params ?? {}) as Record<string, Value>
  const path = template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? "")))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, Value>)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}
