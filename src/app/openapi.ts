import * as z from "zod"
import { anyone } from "../kernel/access/access.ts"
import type { Services } from "../kernel/context.ts"
import { isOn, type Route, route } from "../kernel/http/route.ts"

/** Serves the OpenAPI document of the given routes, which is made with the first request for it. */
export function openApiRoute(routes: () => readonly Route[]): Route {
  // Not promises: a request that waits for one of another request would hang if that one is cancelled.
  const documents = new Map<string, object>()
  /** Of the routes that this installation has. */
  const describe = async ({ features }: Services) =>
    (await import("./openapi/describe.ts")).describeApi(
      routes().flatMap(({ definition }) => (isOn(definition, features) ? [definition] : [])),
    )
  const documentFor = async (services: Services) => {
    const key = JSON.stringify(services.features)
    const made = documents.get(key) ?? (await describe(services))
    documents.set(key, made)
    return made
  }
  return route(
    {
      method: "get",
      path: "/openapi.json",
      summary: "Retrieve the OpenAPI document",
      access: anyone,
      answer: { status: 200, schema: z.record(z.string(), z.unknown()) },
    },
    async (services, { c }) => ({
      ...(await documentFor(services)),
      servers: [{ url: new URL(c.req.url).origin, description: "The service that serves this document" }],
    }),
  )
}
