import createClient, { type Client, type FetchOptions, type Middleware } from "openapi-fetch"
import type { paths } from "./api.gen.ts"
import { StrataApiError } from "./error.ts"
import type { Classification, Classified, Message } from "./classification.gen.ts"
import { IDEMPOTENT_ROUTES, OFFSET_LISTS } from "./idempotent.ts"
import { retryingFetch, type RetryOptions } from "./retrying-fetch.ts"
import type { AnswerOf, Arguments, BodyOf, InputOf, QueryOf, RouteName } from "./calls.ts"

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

type GetAt<P extends keyof paths> = Extract<`GET ${P}`, RouteName>
type ListAt<P extends keyof paths> = [GetAt<P>] extends [never] ? never : AnswerOf<GetAt<P>>

/** An item of a list: of an array, of `data`, or of the only array of a page that has a position or a total. */
type ItemIn<Answer> = Answer extends readonly (infer Item)[]
  ? Item
  : Answer extends { data: readonly (infer Item)[] }
    ? Item
    : Answer extends { next?: unknown } | { page: number; total: number }
      ? { [K in keyof Answer]: Answer[K] extends readonly (infer Item)[] ? Item : never }[keyof Answer]
      : never

/** The paths of lists. */
export type ListPath = { [P in keyof paths]: [ItemIn<ListAt<P>>] extends [never] ? never : P }[keyof paths]
/** An item of the list at a path. */
export type ItemOf<P extends ListPath> = ItemIn<ListAt<P>>

/** The filters of a list, and the ids in its path. */
type ListArguments<P extends ListPath> =
  InputOf<GetAt<P>> extends { params: infer Params }
    ? [query: QueryOf<GetAt<P>> | undefined, params: Params]
    : [query?: QueryOf<GetAt<P>>]

export type Strata = Client<paths> & {
  /** Calls a route by its name, `GET /api/topics/{id}`. Returns the JSON of the response; an error response is thrown as `StrataApiError`. */
  call: <R extends RouteName>(route: R, ...input: Arguments<R, CallOptions>) => Promise<AnswerOf<R>>
  /** Like `call`, but returns the raw response, for files and headers. */
  open: <R extends RouteName>(route: R, ...input: Arguments<R, CallOptions>) => Promise<Response>
  /** Every item of a list, page by page. */
  each: <P extends ListPath>(path: P, ...input: ListArguments<P>) => AsyncGenerator<ItemOf<P>, void>
  /** Classifies an audience described in words, or in up to 50 messages. */
  classify: (topic: string | readonly Message[], options?: ClassifyOptions) => Promise<Classified>
}

/** A list supports either of the two, and counts more than its largest page as that. One has no pages: its limit cuts it off. */
const LARGEST_PAGES = { pageSize: 100, limit: 1_000_000_000 }

type ClassifyOptions = CallOptions & Pick<BodyOf<"POST /api/classify">, "engine" | "explain">

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
    each: (path: never, query?: object, params?: object) => eachItem(client, path, query, params),
    async classify(topic: string | readonly Message[], { engine, explain, ...rest }: ClassifyOptions = {}) {
      const messages = typeof topic === "string" ? [{ role: "user", content: topic }] : topic
      const response = await open("POST /api/classify", { ...rest, body: { messages, engine, explain } })
      const answer = (await response.json()) as AnswerOf<"POST /api/classify">
      return {
        ...(JSON.parse(answer.text) as Classification),
        engine: response.headers.get("x-classification-engine"),
        ...(answer.explain && { explain: answer.explain }),
      }
    },
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

type Page = { next?: unknown; cursor?: unknown; page?: number; totalPages?: number; pageSize?: number; total?: number }

async function* eachItem(
  client: Client<paths>,
  path: never,
  query: object = {},
  params: object = {},
): AsyncGenerator<never, void> {
  let position: object | undefined = {}
  let seen = Number((query as { offset?: unknown }).offset ?? 0)
  while (position) {
    const sent = { ...LARGEST_PAGES, ...query, ...position }
    const options = { params: { query: sent, path: params } } as FetchOptions<never>
    const { data, error, response } = await client.GET(path, options)
    if (data === undefined) throw new StrataApiError(response, messageOf(error, response))
    const items = itemsOf(data)
    yield* items as never[]
    seen += items.length
    position = nextPage(path, data, seen, items.length)
  }
}

const itemsOf = (answer: object): readonly unknown[] => {
  if (Array.isArray(answer)) return answer
  const { data } = answer as { data?: unknown }
  return Array.isArray(data) ? data : (Object.values(answer).find(Array.isArray) ?? [])
}

/** Where the next page starts, in the list's own way; undefined after the last page. */
function nextPage(path: string, answer: Page | readonly unknown[], seen: number, found: number) {
  if (Array.isArray(answer)) return OFFSET_LISTS.has(path) && found > 0 ? { offset: seen } : undefined
  const { next, cursor, page, totalPages, pageSize, total } = answer as Page
  if (typeof next === "number") return { after: next }
  if (typeof next === "string" || typeof cursor === "string") return { cursor: next ?? cursor }
  if (next === null || page === undefined) return undefined
  const last = totalPages ?? Math.ceil((total ?? 0) / (pageSize ?? 1))
  return page < last ? { page: page + 1 } : undefined
}

const messageOf = (error: unknown, { status }: Response) =>
  typeof error === "object" && error !== null && "error" in error ? String(error.error) : `HTTP ${status}`
