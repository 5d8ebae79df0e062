import { type Schema, Validator } from "@cfworker/json-schema"
import { describe, it } from "vitest"
import { anonymous, ORIGIN } from "../../testing/client.ts"
import { anOrg } from "../../testing/factories.ts"
import { routes } from "../routes.ts"
import { EVENT_TYPES } from "../../organizations/webhooks/event-types.ts"
import { FEED_EVENTS } from "../../organizations/webhooks/sign-feed.ts"
import { camelCase } from "./describe-properties.ts"
import { describeApi } from "./describe.ts"
import { EXAMPLES } from "./examples.ts"
import { type Json, partsOf } from "./json-schema.ts"
import { NAMES } from "./operation-names.ts"
import { PROPERTY_TEXTS } from "./property-texts.ts"
import { nameOf } from "./webhooks.ts"

type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters: { $ref?: string; name?: string; schema?: { type?: string } }[]
  requestBody?: { required: boolean }
  responses: Record<string, unknown>
}
const definitions = routes.map(({ definition }) => definition)
const document = describeApi(definitions)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: operation as Operation,
  })),
)
/** The properties of a schema and of those within it, by path. */
function propertiesOf(path: string, json: Json): { name: string; json: Json }[] {
  const own = Object.entries(json.properties ?? {}).map(([name, inner]) => ({ name: `${path}.${name}`, json: inner }))
  const within = [...own, ...partsOf(json).map((part) => ({ name: path, json: part }))]
  return own.concat(within.flatMap((one) => propertiesOf(one.name, one.json)))
}
const operation = (name: string) => operations.find((one) => one.name === name)?.operation

describe("the OpenAPI document", () => {
  it("names every operation once, as verb and noun", ({ expect }) => {
    const ids = operations.map(({ operation: { operationId } }) => operationId)
    expect(ids.filter((id) => !/^[a-z]+[A-Z][A-Za-z0-9]+$/.test(id))).toEqual([])
    expect(ids.length).toBe(new Set(ids).size)
    const known = new Set(operations.map(({ name }) => name))
    expect(Object.keys(NAMES).filter((name) => !known.has(name))).toEqual([])
  })

  it("describes every operation and its tag", ({ expect }) => {
    const described = new Set(document.tags.filter(({ description }) => description !== "").map(({ name }) => name))
    expect(operations.filter(({ operation: { description } }) => !description.includes("\n\nFor "))).toEqual([])
    expect(operations.filter(({ operation: { tags } }) => !tags.every((tag) => described.has(tag)))).toEqual([])
  })

  it("describes at least 95% of the properties", ({ expect }) => {
    const properties = Object.entries(document.components.schemas).flatMap(([name, json]) => propertiesOf(name, json))
    expect(properties.length).toBeGreaterThan(1_500)
    const silent = properties.filter(({ json }) => json.description === undefined).map(({ name }) => name)
    expect(silent.length / properties.length, silent.join(", ")).toBeLessThan(0.05)
  })

  it("has no text for a property that is gone", ({ expect }) => {
    const properties = Object.entries(document.components.schemas).flatMap(([name, json]) => propertiesOf(name, json))
    const parameters = operations.flatMap(({ operation: one }) => one.parameters.map(({ name = "" }) => ({ name })))
    const known = new Set([...properties, ...parameters].map(({ name }) => camelCase(name.split(".").at(-1) ?? "")))
    const texts = Object.keys(PROPERTY_TEXTS).filter((key) => !known.has(key.split(".").at(-1) ?? ""))
    expect(texts).toEqual([])
  })

  it("leaves answers open to new fields, and closes them for the tests", ({ expect }) => {
    const closed = describeApi(definitions, { closed: true })
    const isClosed = (schemas: object, name: string) =>
      (schemas as Record<string, Json>)[name]?.["additionalProperties"] === false
    for (const name of ["TopicRecord", "ConnectionRecord", "RunSummary"]) {
      expect(isClosed(document.components.schemas, name), name).toBe(false)
      expect(isClosed(closed.components.schemas, name), name).toBe(true)
    }
  })

  it("describes what webhooks receive", ({ expect }) => {
    expect(Object.keys(document.webhooks)).toEqual([...EVENT_TYPES, ...FEED_EVENTS])
    for (const type of EVENT_TYPES) {
      const sample = document.components.schemas[`${nameOf(type)}Event`] ?? {}
      const [example] = sample["examples"] as unknown[]
      expect(new Validator(sample as Schema, "2020-12").validate(example)).toMatchObject({ valid: true })
    }
  })

  it("refers only to what it has", ({ expect }) => {
    const references = new Set(
      Array.from(JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g), ([, kind, name]) => [
        kind,
        name,
      ]),
    )
    const parts = document.components as unknown as Record<string, Record<string, unknown>>
    expect([...references].filter(([kind = "", name = ""]) => parts[kind]?.[name] === undefined)).toEqual([])
    expect(JSON.stringify(document)).not.toMatch(/\$defs|__shared/)
  })

  it("types numbers, switches and choices of queries", ({ expect }) => {
    const typed = operation("GET /api/topics")?.parameters.map(({ name, schema }) => [name, schema?.type])
    expect(Object.fromEntries(typed ?? [])).toMatchObject({
      page: "integer",
      hasExternalId: "boolean",
      search: "string",
    })
  })

  it("says which bodies must be sent", ({ expect }) => {
    expect(operation("POST /api/classify")?.requestBody?.required).toBe(true)
    expect(operation("POST /api/keys/{id}/rotate")?.requestBody?.required).toBe(false)
  })

  it("lists what every route can answer by its access and input", ({ expect }) => {
    const statuses = Object.keys(operation("POST /api/classify")?.responses ?? {})
    expect(statuses).toEqual(["200", "400", "401", "403", "409", "413", "429", "500", "503"])
    expect(Object.keys(operation("GET /auth/callback")?.responses ?? {})).toContain("400")
  })

  it.for(Object.entries(EXAMPLES))("has a valid example of %s", ([name, examples], { expect }) => {
    const { schemas } = document.components
    // Without a schema every example would be valid.
    expect(Object.keys(schemas)).toContain(name)
    const validator = new Validator({ ...schemas[name], components: { schemas } } as Schema, "2020-12")
    for (const example of examples) expect(validator.validate(example)).toMatchObject({ valid: true, errors: [] })
  })

  it("is served with the address of the service", async ({ expect }) => {
    const served = await (await anonymous.get("/openapi.json")).json()
    expect(served).toMatchObject({ openapi: "3.1.0", servers: [{ url: ORIGIN }], info: { title: "Strata" } })
  })

  it("documents what a caller with a wrong workspace gets", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const answer = await caller.get("/api/me", undefined, { "x-workspace-id": "no spaces" })
    await expect(answer).toRefuse(400, "Invalid X-Workspace-Id")
  })
})
