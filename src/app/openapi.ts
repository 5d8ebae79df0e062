import * as z from "zod"
import { anyone } from "../kernel/access/access.ts"
import type { Services } from "../kernel/context.ts"
import { isOn, type Route, route } from "../kernel/http/route.ts"

/** Serves the OpenAPI document of the given routes, built on first request. */
export function openApiRoute(routes: () => readonly Route[]): Route {
  // Stores results, not promises: awaiting another request's promise hangs if that request is cancelled.
  const documents = new Map<string, object>()
  /** Describes the routes enabled in this installation. */
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
