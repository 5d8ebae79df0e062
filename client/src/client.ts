import createClient, { type Client, type FetchOptions, type Middleware } from "openapi-fetch"
import type { paths } from "./api.gen.ts"
import { StrataApiError } from "./error.ts"
import { IDEMPOTENT_ROUTES } from "./idempotent.ts"
import { retryingFetch, type RetryOptions } from "./retrying-fetch.ts"
import type { AnswerOf, Arguments, QueryOf, RouteName } from "./calls.ts"

export type StrataOptions = RetryOptions & {
  /** The address of the service. */
  baseUrl: string
  /** The workspace of every request. */
  workspace?: string
} & (
    | {
        /** An API key, `txadv_...`. */
        key: string
      }
    | {
        /** Authenticates every request in place of a key. */
        headers: Readonly<Record<string, string>>
      }
  )

export type CallOptions = {
  /** A new one by default, if the route accepts one. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** The list type that a path returns; unknown without a GET. */
type ListAt<P extends keyof paths> = `GET ${P}` extends infer R extends RouteName ? AnswerOf<R> : unknown
type FilterAt<P extends keyof paths> = `GET ${P}` extends infer R extends RouteName ? QueryOf<R> : never

/** Lists with `page` and `totalPages`. */
export type PagedPath = { [P in keyof paths]: ListAt<P> extends { totalPages: number } ? P : never }[keyof paths]
/** Lists with a `cursor`. */
export type CursorPath = {
  [P in keyof paths]: ListAt<P> extends { cursor?: string | null; data: unknown[] } ? P : never
}[keyof paths]
type ItemOf<P extends keyof paths> = ListAt<P> extends { data: (infer Item)[] } ? Item : never

export type Strata = Client<paths> & {
  /** Calls a route by its name, `GET /api/topics/{id}`. Returns the JSON of the response; an error response is thrown as `StrataApiError`. */
  call: <R extends RouteName>(route: R, ...input: Arguments<R, CallOptions>) => Promise<AnswerOf<R>>
  /** Like `call`, but returns the raw response, for files and headers. */
  open: <R extends RouteName>(route: R, ...input: Arguments<R, CallOptions>) => Promise<Response>
  /** Every item of a paged list, page by page. */
  each: <P extends PagedPath | CursorPath>(path: P, query?: FilterAt<P>) => AsyncGenerator<ItemOf<P>, void>
}

/** A list supports either of the two. */
const LARGEST_PAGES = { pageSize: 100, limit: 1_000 }

/** A client whose calls are typed by the service's OpenAPI document. */
export function createStrata(options: StrataOptions): Strata {
  const { baseUrl, workspace, retries, maxRetryAfterSeconds, fetch, wait } = options
  const credentials = "key" in options ? { authorization: `Bearer ${options.key}` } : options.headers
  const client = createClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    fetch: retryingFetch({ retries, maxRetryAfterSeconds, fetch, wait }),
    headers: { ...credentials, ...(workspace !== undefined && { "x-workspace-id": workspace }) },
  })
  client.use(idempotencyKeys, bookmarks())
  const open = (route: RouteName, input?: AnyInput) => openRoute(client, route, input)
  return Object.assign(client, {
    open,
    call: async (route: RouteName, input?: AnyInput): Promise<unknown> => {
      const response = await open(route, input)
      return response.status === 204 ? undefined : response.json()
    },
    each: (path: never, query?: never) => eachItem(client, path, query),
  }) as Strata
}

type AnyInput = CallOptions & { params?: object; query?: object; body?: unknown }

async function openRoute(client: Client<paths>, route: RouteName, input: AnyInput = {}): Promise<Response> {
  const { params, query, body, idempotencyKey, signal } = input
  const [method = "", path = ""] = route.split(" ")
  const { error, response } = await client.request(
    method.toLowerCase() as "get",
    path as never,
    {
      params: {
        path: params,
        query,
        ...(idempotencyKey !== undefined && { header: { [KEY_HEADER]: idempotencyKey } }),
      },
      body,
      signal,
      parseAs: "stream",
    } as never,
  )
  if (!response.ok) throw new StrataApiError(response, messageOf(error, response))
  return response
}

const KEY_HEADER = "idempotency-key"

/** Adds an idempotency key to requests that create or spend, so that they can be retried. Keeps the caller's own key. */
const idempotencyKeys: Middleware = {
  onRequest({ request, schemaPath }) {
    if (!IDEMPOTENT_ROUTES.has(`${request.method} ${schemaPath}`) || request.headers.has(KEY_HEADER)) return undefined
    request.headers.set(KEY_HEADER, crypto.randomUUID())
    return request
  },
}

const BOOKMARK = "x-strata-bookmark"

/** Sends the newest bookmark, so that this client reads its own writes from any replica of the database. */
function bookmarks(): Middleware {
  let newest = ""
  return {
    onRequest({ request }) {
      if (newest === "" || request.headers.has(BOOKMARK)) return undefined
      request.headers.set(BOOKMARK, newest)
      return request
    },
    onResponse({ response }) {
      const given = response.headers.get(BOOKMARK) ?? ""
      if (given > newest) newest = given
    },
  }
}

type AnyPage = { data: unknown[]; totalPages?: number; cursor?: string | null }

async function* eachItem(client: Client<paths>, path: never, query: object = {}): AsyncGenerator<never, void> {
  let position: object = {}
  for (let page = 1; ; page++) {
    const options = { params: { query: { ...LARGEST_PAGES, ...query, ...position } } } as FetchOptions<never>
    const { data, error, response } = await client.GET(path, options)
    if (data === undefined) throw new StrataApiError(response, messageOf(error, response))
    const answer = data as AnyPage
    yield* answer.data as never[]
    if (answer.totalPages === undefined && typeof answer.cursor !== "string") return
    if (answer.totalPages !== undefined && page >= answer.totalPages) return
    position = answer.totalPages === undefined ? { cursor: answer.cursor } : { page: page + 1 }
  }
}

const messageOf = (error: unknown, { status }: Response) =>
  typeof error === "object" && error !== null && "error" in error ? String(error.error) : `HTTP ${status}`
