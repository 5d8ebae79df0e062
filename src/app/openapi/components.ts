import * as z from "zod"
import { describeProperties } from "./describe-properties.ts"
import { EXAMPLES } from "./examples.ts"
import { type Json, partsOf } from "./json-schema.ts"
import { schemaNames } from "./schema-names.ts"

type Io = "input" | "output"
export const PREFIX = "#/components/schemas/"
const REFERENCE = /"#\/components\/schemas\/(\w+)"/g

const referencesIn = (json: unknown) => Array.from(JSON.stringify(json).matchAll(REFERENCE), ([, name = ""]) => name)
const isFree = (name: string, taken: Iterable<string>) => ![...taken].includes(name)

/** Collects the schemas of the routes; `finish` converts all of them together, so that they can refer to each other. */
export function collectSchemas() {
  const exported = schemaNames()
  const names = new Map(exported)
  const answered = new Set<string>()
  const registries = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() }
  for (const [schema, id] of names) for (const registry of Object.values(registries)) registry.add(schema, { id })

  /** Adds a schema under its export name, or under the fallback. */
  const add = (schema: z.ZodType, io: Io, fallback: string): void => {
    const id = names.get(schema) ?? (isFree(fallback, names.values()) ? fallback : `${fallback}Body`)
    names.set(schema, id)
    if (!registries[io].has(schema)) registries[io].add(schema, { id })
    if (io === "output") answered.add(id)
  }

  /** Answers may gain fields, so they are open. Tests close them, to find fields that are not documented. */
  const finish = (closed: boolean) => {
    const input = convert(registries.input, "input")
    const output = convert(registries.output, "output")
    const answers = reachable(
      new Map(Object.entries(output)),
      [...answered].map((name) => PREFIX + name),
    )
    const renamed = differing(input, answers)
    const nameIn = (io: Io, name: string) => (io === "input" && renamed.has(name) ? `${name}Input` : name)
    const all = new Map<string, Json>(Object.entries(answers))
    for (const [name, json] of Object.entries(input)) {
      const text = JSON.stringify(json).replaceAll(REFERENCE, (_, to: string) => `"${PREFIX}${nameIn("input", to)}"`)
      all.set(nameIn("input", name), JSON.parse(text) as Json)
    }
    if (!closed) for (const name of Object.keys(answers)) open(all.get(name) ?? {})
    for (const [name, json] of all) describeProperties(json, name.replace(/Input$/, ""))
    for (const [name, examples] of Object.entries(EXAMPLES)) {
      const json = all.get(`${name}Input`) ?? all.get(name)
      if (json) json["examples"] = examples
    }
    /** A reference to a schema. Lists and unions of named schemas are inlined. */
    const reference = (schema: z.ZodType, io: Io): Json => {
      const name = nameIn(io, names.get(schema) ?? "")
      const json = all.get(name) ?? {}
      return json.type === "object" || exported.has(schema) ? { $ref: PREFIX + name } : json
    }
    return { all, reference }
  }
  return { add, finish }
}

/** The fields of a query, whose values arrive as text. */
export function fieldsOf(query: z.ZodType): { name: string; required: boolean; schema: Json }[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { ...OPTIONS, io: "input" }) as Json
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }))
}

/** The schemas that the given part of the document refers to, directly or indirectly. */
export function reachable(all: ReadonlyMap<string, Json>, from: unknown): Record<string, Json> {
  const found = new Map<string, Json>()
  const queue = referencesIn(from)
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const json = all.get(name)
    if (found.has(name) || json === undefined) continue
    found.set(name, json)
    queue.push(...referencesIn(json))
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const OPTIONS = {
  unrepresentable: "any",
  override: ({ jsonSchema }: { jsonSchema: object }) => tidy(jsonSchema as Json),
} as const

function convert(registry: z.core.$ZodRegistry<{ id: string }>, io: Io): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, io, uri: (id) => PREFIX + id })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, ...json }]) => [name, json as Json]),
  )
}

/** Removes the JavaScript bounds that zod adds to every integer; fields whose text represents a number or boolean describe themselves. */
function tidy(json: Json): void {
  if (json["minimum"] === Number.MIN_SAFE_INTEGER) delete json["minimum"]
  if (json["maximum"] === Number.MAX_SAFE_INTEGER) delete json["maximum"]
  // No limit, or one that no caller can exceed.
  const { default: initial, minimum } = json
  if (typeof initial === "number" && (initial === Number.MAX_SAFE_INTEGER || initial < Number(minimum)))
    delete json["default"]
  if (json.type === "integer") delete json["pattern"]
  if (json.type === "boolean") delete json["enum"]
  // A value of any type, or null.
  const { anyOf } = json as { anyOf?: object[] }
  if (anyOf?.some((choice) => Object.keys(choice).length === 0)) delete json["anyOf"]
  listKeys(json)
  if (JSON.stringify(json["propertyNames"]) === `{"type":"string"}`) delete json["propertyNames"]
}

function open(json: Json): void {
  if (json["additionalProperties"] === false) delete json["additionalProperties"]
  for (const part of [...Object.values(json.properties ?? {}), ...partsOf(json)]) open(part)
}

/** A record with known keys is an object with these properties. */
function listKeys(json: Json): void {
  const { propertyNames, additionalProperties } = json as {
    propertyNames?: { enum?: string[] }
    additionalProperties?: Json
  }
  if (!propertyNames?.enum || !additionalProperties) return
  json.properties = Object.fromEntries(propertyNames.enum.map((name) => [name, { ...additionalProperties }]))
  json["additionalProperties"] = false
  delete json["propertyNames"]
}

/** Schemas that differ between request and response, for example because of defaults. */
function differing(input: Record<string, Json>, output: Record<string, Json>): Set<string> {
  const names = Object.keys(input).filter((name) => name in output)
  const found = new Set(names.filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])))
  for (let size = -1; size !== found.size;) {
    size = found.size
    for (const name of names) if (referencesIn(input[name]).some((to) => found.has(to))) found.add(name)
  }
  return found
}
