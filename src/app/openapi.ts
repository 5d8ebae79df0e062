import * as z from "zod"
import { anyone } from "../kernel/access/access.ts"
import { type Route, route } from "../kernel/http/route.ts"

/** Serves the OpenAPI document of the given routes, which is made with the first request for it. */
export function openApiRoute(routes: () => readonly Route[]): Route {
  // Not a promise: a request that waits for one of another request would hang if that one is cancelled.
  let document: object | undefined
  const describe = async () =>
    (await import("./openapi/describe.ts")).describeApi(routes().map(({ definition }) => definition))
  return route(
    {
      method: "get",
      path: "/openapi.json",
      summary: "Retrieve the OpenAPI document",
      access: anyone,
      answer: { status: 200, schema: z.record(z.string(), z.unknown()) },
    },
    async (_, { c }) => ({
      ...(document ??= await describe()),
      servers: [{ url: new URL(c.req.url).origin, description: "The service that serves this document" }],
    }),
  )
}
