import type { Context } from "hono"
import type * as z from "zod"
import type { OrgContext, Services } from "../context.ts"
import type { Access } from "../access/access.ts"
import type { Feature } from "../ports/features.ts"

/** Who a request came from, for its log line. */
type CallerInfo = { org?: string; actor: string; actorId?: string }

export type HttpEnv = {
  Variables: {
    services: Services
    authMs: number
    /** The answer already has all required headers. */
    complete?: boolean
    failure?: string
    /** Method and path pattern; undefined if no route matched. */
    route?: string
    caller?: CallerInfo
    /** Adds the database bookmark that the caller needs for its next reads. */
    passOn?: (headers: Headers) => void
    /** What a caller with a key is told about its limits. */
    allowance?: readonly [name: string, value: string][]
    /** Rejected on purpose, whatever the status. */
    refused?: boolean
    /** The unexpected error that the request failed with. */
    thrown?: Error
  }
}
export type HttpContext = Context<HttpEnv>

type Schema = z.ZodType
type Output<S> = S extends Schema ? z.output<S> : undefined

/** One endpoint: its access, input and response. The same definition drives validation and the OpenAPI document. */
export type RouteDefinition = {
  method: "get" | "post" | "put" | "patch" | "delete"
  /** OpenAPI style: `/api/topics/{id}`. */
  path: string
  summary: string
  /** The route exists only if this feature is enabled. */
  feature?: Feature
  access: Access
  query?: z.ZodObject
  body?: Schema
  /** Validates the body of a hot route instead of the schema. Must accept and reject the same bodies. */
  check?: (sent: unknown) => unknown
  /** A body that is not JSON; the handler streams it from the request. */
  rawBody?: { mediaType: string; also?: readonly string[]; description: string }
  /** Accepts an `Idempotency-Key`: for requests that create or spend and whose answer contains no secret. */
  idempotent?: boolean
  /** Accepts an `If-Match` with the version that the change was made from: the resource's time of its last change. */
  versioned?: boolean
  /**
   * `near`: read from the nearest replica, which may lag but includes the caller's own writes. `fresh`: read from the primary, and include
   * what was read in the caller's later reads, as after a write. `unmarked`: read from and write to the primary, without a bookmark in the
   * answer. Default: the primary.
   */
  reads?: "near" | "fresh" | "unmarked"
  /** Starts reads that the handler will need, before the caller is authenticated. */
  ahead?: (services: Services, body: never) => void
  /** Maximum body size in bytes. */
  bodyLimit?: number
  /** Status and schema of the success response; non-JSON responses set `mediaType` instead. */
  answer: { status: 200 | 201 | 202 | 204 | 206 | 302; schema?: Schema; mediaType?: string; description?: string }
  /** Other answers: with another status or media type, or errors of another shape. Documentation only. */
  alsoAnswers?: readonly { status: number; schema?: Schema; mediaType?: string; description?: string }[]
  /** Extra headers of the answers above, with their descriptions. Documentation only. */
  headers?: Readonly<Record<string, string>>
  /** `error` message for unexpected errors, when the interface defines one. */
  failure?: string
  /** Status of the answer, with the same schema, while the service is unavailable. */
  unavailable?: 503
  /** Error statuses beyond those implied by access and input. */
  errors?: readonly (400 | 401 | 403 | 404 | 409 | 412 | 413 | 416 | 429 | 500 | 502 | 503)[]
}

/** Whether the route exists in an installation with these features. */
export const isOn = ({ feature }: Pick<RouteDefinition, "feature">, features: Services["features"]): boolean =>
  feature === undefined || features[feature]

/** Path parameters by type: `/api/topics/{id}` gives `{ id: string }`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown

type Input<D extends RouteDefinition> = {
  params: PathParams<D["path"]>
  query: Output<D["query"]>
  body: D["check"] extends (sent: unknown) => infer Body ? Body : Output<D["body"]>
  /** From `If-Match`, on routes that accept it. */
  version: string | undefined
  /** Collects headers for answers that are not a `Response`. */
  headers: [name: string, value: string][]
  c: HttpContext
}
type ContextFor<D extends RouteDefinition> = D["access"] extends { by: "anyone" | "relay" | "maintenance" }
  ? Services
  : OrgContext
/** Hot routes have no schema, so they type their own answer. */
type Answer<D extends RouteDefinition> = D["answer"] extends { schema: infer S extends Schema } ? z.input<S> : object

/** `route` keeps the type of its definition, which `src/app/api.ts` reads. */
export type Route<D extends RouteDefinition = RouteDefinition> = {
  definition: D
  handle: (ctx: never, input: never) => Promise<unknown>
}

/** Binds a handler to its definition. The handler gets validated input and returns the response body, or a `Response`. */
export const route = <const D extends RouteDefinition>(
  definition: D,
  handle: (ctx: ContextFor<D>, input: Input<D>) => Promise<Answer<D> | Response>,
): Route<D> => ({ definition, handle })

/** The parts that a hot route lacks. The body schema must have the type that `check` returns. */
type Documentation<D extends RouteDefinition> = Pick<RouteDefinition, "answer" | "headers" | "errors"> & {
  body?: D["check"] extends (sent: unknown) => infer Body ? z.ZodType<Body> : never
}

/** A hot route with its schemas, for the document and the clients. */
export const documented = <D extends RouteDefinition, const More extends Documentation<D>>(
  { definition, handle }: Route<D>,
  more: More,
): Route<D & More> => ({ definition: { ...definition, ...more }, handle })
