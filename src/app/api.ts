import type * as z from "zod"
import type { PathParams, RouteDefinition } from "../kernel/http/route.ts"
import type { ApiRoute } from "./routes.ts"

/** Every route by its name, `GET /api/topics/{id}`, with its request and response types. Missing parts are unknown. */
export type Api = { [D in ApiRoute["definition"] as `${Uppercase<D["method"]>} ${D["path"]}`]: Entry<D> }

type Entry<D extends RouteDefinition> = {
  params: PathParams<D["path"]>
  query: D["query"] extends z.ZodType ? z.input<D["query"]> : unknown
  body: D["body"] extends z.ZodType ? z.input<D["body"]> : unknown
  answer: D["answer"] extends { schema: infer S extends z.ZodType } ? z.output<S> : unknown
}
