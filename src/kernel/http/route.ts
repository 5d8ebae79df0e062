import type { Context } from "hono"
import type * as z from "zod"
import type { OrgContext, Services } from "../context.ts"
import type { Access } from "../access/access.ts"

export type HttpEnv = { Variables: { services: Services; authMs: number; failure?: string } }
export type HttpContext = Context<HttpEnv>

type Schema = z.ZodType
type Output<S> = S extends Schema ? z.output<S> : undefined

/** One endpoint: who may call it, what it takes and what it answers. The same definition validates and documents. */
export type RouteDefinition = {
  method: "get" | "post" | "put" | "patch" | "delete"
  /** Written as in OpenAPI: `/api/topics/{id}`. */
  path: string
  summary: string
  access: Access
  query?: Schema
  body?: Schema
  /** A body that is no JSON: the handler reads it from the request itself, as a stream. */
  rawBody?: { mediaType: string; description: string }
  /** Largest body taken, in bytes. */
  bodyLimit?: number
  /** Status and shape of the normal answer; an answer that is not JSON names its media type instead. */
  answer: { status: 200 | 201 | 202 | 204 | 206 | 302; schema?: Schema; mediaType?: string }
  /** What an unknown error is answered with, where the interface has words for it. */
  failure?: string
  /** Statuses of refusals beyond those that access and input bring along. */
  errors?: readonly (404 | 409 | 413 | 429 | 500 | 502)[]
}

/** The parameters a path names: `/api/topics/{id}` gives `{ id: string }`. */
type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown

type Input<D extends RouteDefinition> = {
  params: PathParams<D["path"]>
  query: Output<D["query"]>
  body: Output<D["body"]>
  c: HttpContext
}
type ContextFor<D extends RouteDefinition> = D["access"] extends { by: "anyone" | "relay" | "maintenance" }
  ? Services
  : OrgContext
type Answer<D extends RouteDefinition> = D["answer"] extends { schema: infer S extends Schema } ? z.input<S> : never

export type Route = {
  definition: RouteDefinition
  handle: (ctx: never, input: never) => Promise<unknown>
}

/** Binds a handler to its definition: it gets checked input and returns the answer's value, or a Response of its own. */
export const route = <const D extends RouteDefinition>(
  definition: D,
  handle: (ctx: ContextFor<D>, input: Input<D>) => Promise<Answer<D> | Response>,
): Route => ({ definition, handle })
