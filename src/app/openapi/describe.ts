import * as z from "zod"
import type { Access } from "../../kernel/access/access.ts"
import { REPLAY_HEADER } from "../../kernel/http/idempotency-key.ts"
import { BOOKMARK_HEADER } from "../../kernel/http/bookmark.ts"
import type { RouteDefinition } from "../../kernel/http/route.ts"
import { collectSchemas, fieldsOf, reachable } from "./components.ts"
import { textOf } from "./describe-properties.ts"
import type { Json } from "./json-schema.ts"
import { operationIdOf } from "./operation-names.ts"
import { errorStatusesOf, HEADERS, PARAMETERS, REFUSED_BEFORE, RESPONSES, responseName } from "./shared-parts.ts"
import { tagOf, tagsOf } from "./tags.ts"
import { describeWebhooks } from "./webhooks.ts"

/** Version of the API, not of the engine: incremented for changes that callers can notice. */
const API_VERSION = "1.1.0"

const JSON_TYPE = "application/json"

/** The OpenAPI document of these routes, without `servers`. `closed`: answers are described as having no other fields. */
export function describeApi(definitions: readonly RouteDefinition[], { closed = false } = {}) {
  const schemas = collectSchemas()
  for (const definition of definitions) addSchemas(definition, schemas.add)
  const { all, reference } = schemas.finish(closed)
  all.set("Error", z.toJSONSchema(ErrorAnswer, { io: "output" }) as Json)
  delete all.get("Error")?.["$schema"]

  const paths: Record<string, Record<string, unknown>> = {}
  for (const definition of definitions) {
    paths[definition.path] = { ...paths[definition.path], [definition.method]: operationOf(definition, reference) }
  }
  const { webhooks, schemas: events } = describeWebhooks()
  for (const [name, schema] of events) all.set(name, schema)
  const used = JSON.stringify(paths)
  return {
    openapi: "3.1.0",
    info: {
      title: "Strata",
      version: API_VERSION,
      summary: "Audience classification and activation",
      description:
        "Bodies are JSON; errors are `{error}`. API keys (`txadv_...`) call the API, people call it with their session, web pages " +
        "with SDK keys (`pk_...`).",
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      contact: { name: "The operators of this service" },
    },
    tags: tagsOf(definitions.map(({ path }) => path)),
    paths,
    webhooks,
    components: {
      schemas: reachable(all, [paths, webhooks, RESPONSES]),
      parameters: PARAMETERS,
      headers: HEADERS,
      responses: Object.fromEntries(Object.entries(RESPONSES).filter(([name]) => used.includes(`/responses/${name}"`))),
      securitySchemes: SECURITY_SCHEMES,
    },
  }
}

const ErrorAnswer = z
  .looseObject({ error: z.string().meta({ description: "What went wrong, in one sentence" }) })
  .meta({ description: "Every refusal. Some carry more: a quota's `limit`, `used` and `resetsAt`, for one." })

const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-strata_session",
    description: "A person's session. Requests that change something also send `Origin` or `X-Requested-With`.",
  },
  apiKey: { type: "http", scheme: "bearer", description: "An API key, `txadv_...`" },
  maintenanceToken: { type: "http", scheme: "bearer", description: "The deployment's `MAINTENANCE_TOKEN`" },
  relayToken: { type: "http", scheme: "bearer", description: "The deployment's `RELAY_TOKEN`" },
  sdkKey: { type: "http", scheme: "bearer", description: "An SDK key, `pk_live_...` or `pk_test_...`" },
}

type Reference = (schema: z.ZodType, io: "input" | "output") => Json

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const answersOf = ({ answer, alsoAnswers = [] }: RouteDefinition) => [answer, ...alsoAnswers]

function addSchemas(
  definition: RouteDefinition,
  add: (schema: z.ZodType, io: "input" | "output", name: string) => void,
) {
  const name = capitalized(operationIdOf(definition))
  if (definition.body) add(definition.body, "input", `${name}Request`)
  for (const [index, { schema }] of answersOf(definition).entries()) {
    if (schema) add(schema, "output", index === 0 ? `${name}Response` : `${name}Response${index + 1}`)
  }
}

function operationOf(definition: RouteDefinition, reference: Reference) {
  const { access, body, path, query, rawBody, summary } = definition
  return {
    operationId: operationIdOf(definition),
    summary,
    description: `${summary.replace(/\.$/, "")}.\n\n${callersOf(access)}`,
    tags: [tagOf(path)],
    security: securityOf(access),
    ...("scope" in access && access.scope && { "x-scope": access.scope }),
    ...("permission" in access && access.permission && { "x-permission": access.permission }),
    parameters: [
      ...Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => pathParameter(name)),
      ...(query ? fieldsOf(query).map(queryParameter) : []),
      ...(takesWorkspace(access) ? [{ $ref: "#/components/parameters/WorkspaceId" }] : []),
      ...(definition.idempotent ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
      ...(definition.versioned ? [{ $ref: "#/components/parameters/IfMatch" }] : []),
      ...(definition.reads === "near" ? [{ $ref: "#/components/parameters/Bookmark" }] : []),
    ],
    ...(body && {
      requestBody: {
        // An empty body counts as `{}`.
        required: !body.safeParse({}).success,
        content: { [JSON_TYPE]: { schema: reference(body, "input") } },
      },
    }),
    ...(rawBody && {
      requestBody: {
        description: rawBody.description,
        required: true,
        content: Object.fromEntries(
          [rawBody.mediaType, ...(rawBody.also ?? [])].map((mediaType) => [
            mediaType,
            { schema: { type: mediaType === JSON_TYPE ? "object" : "string" } },
          ]),
        ),
      },
    }),
    responses: responsesOf(definition, reference),
  }
}

const givesBookmark = ({ method, reads, access }: RouteDefinition) =>
  takesWorkspace(access) && access.by !== "sdk" && (method !== "get" || reads !== undefined)

const takesWorkspace = ({ by }: Access) => by !== "anyone" && by !== "relay" && by !== "maintenance"

const pathParameter = (name: string) => ({
  name,
  in: "path",
  required: true,
  description:
    name === "id"
      ? "The id of the resource"
      : `The ${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
  schema: { type: "string" },
})

function queryParameter({ name, required, schema }: ReturnType<typeof fieldsOf>[number]) {
  const { description = textOf(name, "paths"), ...rest } = schema
  return { name, in: "query", required, ...(description !== undefined && { description }), schema: rest }
}

function responsesOf(definition: RouteDefinition, reference: Reference) {
  const { access, answer, headers = {}, idempotent, summary, unavailable } = definition
  const responses: Record<string, Record<string, unknown>> = {}
  const extra = Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: "string" } }]),
  )
  const shared = {
    "X-Request-Id": { $ref: "#/components/headers/RequestId" },
    ...((access.by === "key" || access.by === "sdk") && {
      RateLimit: { $ref: "#/components/headers/RateLimit" },
      "RateLimit-Policy": { $ref: "#/components/headers/RateLimitPolicy" },
    }),
    ...(idempotent && { [REPLAY_HEADER]: { $ref: "#/components/headers/IdempotentReplay" } }),
    ...(givesBookmark(definition) && { [BOOKMARK_HEADER]: { $ref: "#/components/headers/Bookmark" } }),
    ...extra,
  }
  for (const { status, schema, mediaType, description = summary } of answersOf(definition)) {
    const content = contentOf(mediaType, schema && reference(schema, "output"))
    const known = responses[status]
    responses[status] = known
      ? { ...known, content: { ...(known["content"] as object), ...content } }
      : { description, headers: shared, ...(content && { content }) }
  }
  if (unavailable) {
    const content = contentOf(answer.mediaType, answer.schema && reference(answer.schema, "output"))
    responses[unavailable] = { description: "The service cannot do its work", headers: shared, content }
  }
  for (const status of errorStatusesOf(definition)) {
    responses[status] ??= { $ref: `#/components/responses/${responseName(status)}` }
  }
  const has = (digit: string) => Object.keys(responses).some((status) => status.startsWith(digit))
  return {
    ...responses,
    ...(!has("4") && REFUSED_BEFORE),
    // Sign-in answers with redirects alone.
    ...(!has("2") && { default: { $ref: "#/components/responses/InternalError" } }),
  }
}

function contentOf(mediaType: string | undefined, schema: Json | undefined) {
  if (schema) return { [mediaType ?? JSON_TYPE]: { schema } }
  return mediaType === undefined ? undefined : { [mediaType]: { schema: { type: "string" } } }
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access.by === "anyone") return [{}]
  if (access.by === "maintenance") return [{ maintenanceToken: [] }]
  if (access.by === "relay") return [{ relayToken: [] }]
  if (access.by === "sdk") return [{ sdkKey: [] }]
  if (access.by === "key" || (access.by === "operator" && access.scope)) return [{ apiKey: [] }, { session: [] }]
  return [{ session: [] }]
}

function callersOf(access: Access): string {
  const people =
    "permission" in access && access.permission ? `people who may \`${access.permission}\`` : "people who are signed in"
  if (access.by === "anyone") return "For everyone, without credentials."
  if (access.by === "maintenance") return "For maintenance commands, with the deployment's token."
  if (access.by === "relay") return "For the relay, with the deployment's token."
  if (access.by === "operator") {
    return `For operators${access.scope ? `, and for API keys with the scope \`${access.scope}\` that an operator holds` : ""}.`
  }
  if (access.by === "sdk") return `For SDK keys with the scope \`${access.scope}\`.`
  if (access.by === "session") return `For ${people}; API keys are refused.`
  return access.scope === undefined
    ? `For every API key, and for ${people}.`
    : `For API keys with the scope ${[access.scope]
        .flat()
        .map((scope) => `\`${scope}\``)
        .join(" or ")}, and for ${people}.`
}
