import * as z from "zod"
import { ENGINE_VERSION } from "../knowledge/engine/version.ts"
import type { Access } from "../kernel/access/access.ts"
import { anyone } from "../kernel/access/access.ts"
import { KEY_HEADER, REPLAY_HEADER } from "../kernel/http/answer-once.ts"
import { type Route, route, type RouteDefinition } from "../kernel/http/route.ts"

const ERROR_TEXTS: Record<number, string> = {
  400: "Invalid input; the message names the field",
  401: "Missing or invalid credentials, or a key without the required scope",
  403: "The user's role or the key's origins do not allow this request",
  404: "Not found in this organization",
  409: "Conflicts with the current state of the resource",
  413: "The request body is too large",
  429: "Quota exceeded or too many requests",
  500: "Internal server error",
  502: "An external service failed",
}

const IDEMPOTENCY_KEY = {
  name: KEY_HEADER,
  in: "header",
  required: false,
  description:
    "Repeats of a request under one key get its first answer for 24 hours, with `Idempotent-Replay: true`, and cost nothing. " +
    "Another request under the key, and a repeat while the first is running, get 409.",
  schema: { type: "string", minLength: 1, maxLength: 255, pattern: "^[\\x21-\\x7e]+$" },
}
const REPLAYED = {
  description: "`true` where the answer is repeated from an earlier request with the same Idempotency-Key",
  schema: { type: "string", enum: ["true"] },
}

/** Serves the OpenAPI document of the given routes. */
export function openApiRoute(routes: () => readonly Route[]): Route {
  let document: object | undefined
  return route(
    {
      method: "get",
      path: "/openapi.json",
      summary: "Retrieve the OpenAPI document",
      access: anyone,
      answer: { status: 200, schema: z.record(z.string(), z.unknown()) },
    },
    async () => ({ ...(document ??= describe(routes().map(({ definition }) => definition))) }),
  )
}

function describe(definitions: readonly RouteDefinition[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const definition of definitions) {
    paths[definition.path] = { ...paths[definition.path], [definition.method]: operationOf(definition) }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Strata",
      version: ENGINE_VERSION,
      description: "Audience classification and activation. Bodies are JSON; errors are `{error}`.",
    },
    paths,
    components: {
      schemas: { Error: schemaOf(z.looseObject({ error: z.string() }), "output") },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-strata_session" },
        apiKey: { type: "http", scheme: "bearer", description: "txadv_..." },
        maintenanceToken: { type: "http", scheme: "bearer", description: "MAINTENANCE_TOKEN" },
        relayToken: { type: "http", scheme: "bearer", description: "RELAY_TOKEN" },
        sdkKey: { type: "http", scheme: "bearer", description: "pk_live_... or pk_test_..." },
      },
    },
  }
}

function operationOf(definition: RouteDefinition) {
  const { access, answer, body, query, rawBody, unavailable } = definition
  const mediaType = answer.mediaType ?? "application/json"
  const content = answer.schema && { [mediaType]: { schema: schemaOf(answer.schema, "output") } }
  return {
    summary: definition.summary,
    tags: [definition.path.split("/").find((part) => part !== "" && part !== "api") ?? "service"],
    security: securityOf(access),
    parameters: [
      ...pathParameters(definition.path),
      ...(query ? queryParameters(query) : []),
      ...(definition.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body && { requestBody: { content: { "application/json": { schema: schemaOf(body, "input") } } } }),
    ...(rawBody && {
      requestBody: { description: rawBody.description, required: true, content: { [rawBody.mediaType]: {} } },
    }),
    responses: {
      [answer.status]: {
        description: definition.summary,
        ...(definition.idempotent && { headers: { [REPLAY_HEADER]: REPLAYED } }),
        ...(content && { content }),
      },
      ...(unavailable && { [unavailable]: { description: "The service cannot do its work", content } }),
      ...Object.fromEntries(errorStatusesOf(definition).map((status) => [status, errorResponse(status)])),
    },
  }
}

function errorStatusesOf({ path, access, body, rawBody, query, idempotent, errors = [] }: RouteDefinition): number[] {
  const restricted = access.by === "operator" || ("permission" in access && access.permission)
  return [
    ...(body || rawBody || query || idempotent ? [400] : []),
    ...(access.by === "anyone" ? [] : [401]),
    ...(restricted || access.by === "sdk" ? [403] : []),
    ...errors.filter((status) => status !== 429),
    ...(path.startsWith("/health") ? [] : [429]),
    ...(idempotent && !errors.includes(409) ? [409] : []),
  ]
}

const errorResponse = (status: number) => ({
  description: ERROR_TEXTS[status] ?? "Error",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
})

function securityOf(access: Access) {
  if (access.by === "anyone") return []
  if (access.by === "maintenance") return [{ maintenanceToken: [] }]
  if (access.by === "relay") return [{ relayToken: [] }]
  if (access.by === "sdk") return [{ sdkKey: [access.scope] }]
  if (access.by === "key") return [{ apiKey: access.scope ? [access.scope] : [] }, { session: [] }]
  return [{ session: [] }]
}

const pathParameters = (path: string) =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }))

function queryParameters(query: z.ZodType) {
  const { properties = {}, required = [] } = schemaOf(query, "input")
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }))
}

function schemaOf(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" })
  return json
}
