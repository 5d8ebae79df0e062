import createClient, { type Client, type FetchOptions, type Middleware } from "openapi-fetch"
import { IDEMPOTENT_ROUTES, type paths } from "./api.gen.ts"
import { StrataApiError } from "./error.ts"
import { retryingFetch, type RetryOptions } from "./retrying-fetch.ts"

export type StrataOptions = RetryOptions & {
  /** An API key, `txadv_...`. */
  key: string
  /** The address of the service. */
  baseUrl: string
  /** The workspace of every request. */
  workspace?: string
}

type AnswerOf<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { "application/json": infer A } } } }
}
  ? A
  : never
type QueryOf<P extends keyof paths> = paths[P] extends { get: { parameters: { query?: infer Q } } } ? Q : never

/** Lists with `page` and `totalPages`. */
export type PagedPath = { [P in keyof paths]: AnswerOf<P> extends { totalPages: number } ? P : never }[keyof paths]
/** Lists with a `cursor`. */
export type CursorPath = {
  [P in keyof paths]: AnswerOf<P> extends { cursor?: string | null; data: unknown[] } ? P : never
}[keyof paths]
type ItemOf<P extends keyof paths> = AnswerOf<P> extends { data: (infer Item)[] } ? Item : never

export type Strata = Client<paths> & {
  /** Every item of a paged list, page by page. */
  each: <P extends PagedPath | CursorPath>(path: P, query?: QueryOf<P>) => AsyncGenerator<ItemOf<P>, void>
}

/** A list takes one of the two. */
const LARGEST_PAGES = { pageSize: 100, limit: 1_000 }

/** A client whose calls are typed by the service's OpenAPI document. */
export function createStrata({ key, baseUrl, workspace, ...retry }: StrataOptions): Strata {
  const client = createClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ""),
    fetch: retryingFetch(retry),
    headers: { authorization: `Bearer ${key}`, ...(workspace !== undefined && { "x-workspace-id": workspace }) },
  })
  client.use(idempotencyKeys, bookmarks())
  return Object.assign(client, { each: (path: never, query?: never) => eachItem(client, path, query) }) as Strata
}

const routes = new Set<string>(IDEMPOTENT_ROUTES)

/** Gives requests that create or spend a key of their own, so that they can be repeated. A key of the caller's stays. */
const idempotencyKeys: Middleware = {
  onRequest({ request, schemaPath }) {
    if (!routes.has(`${request.method} ${schemaPath}`) || request.headers.has("idempotency-key")) return undefined
    request.headers.set("idempotency-key", crypto.randomUUID())
    return request
  },
}

const BOOKMARK = "x-strata-bookmark"

/** Sends the newest bookmark along, so that reads show what this client wrote, whichever copy of the database answers. */
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
