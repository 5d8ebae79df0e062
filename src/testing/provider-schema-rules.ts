const COMMON = new Set(["type", "description", "title", "default", "enum", "const", "anyOf", "allOf", "$ref", "$defs"])
const KEYWORDS: Record<string, readonly string[]> = {
  object: ["properties", "required", "additionalProperties"],
  array: ["items", "minItems"],
  string: ["format", "pattern"],
  number: [],
  integer: [],
  boolean: [],
  null: [],
}
const FORMATS = new Set(["date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid"])
const MAX_OPTIONAL = 24
const MAX_UNIONS = 16

type Schema = Record<string, unknown>
type Tally = { optional: number; unions: number }

/** Why the provider would reject a schema for structured output; undefined if it would not. */
export function schemaProblem(schema: Schema): string | undefined {
  const tally: Tally = { optional: 0, unions: 0 }
  if (schema["type"] !== "object") return "the schema's root must be an object"
  const problem = problemIn(schema, tally)
  if (problem) return problem
  if (tally.optional > MAX_OPTIONAL) return `schema has more than ${MAX_OPTIONAL} optional parameters`
  return tally.unions > MAX_UNIONS ? `schema has more than ${MAX_UNIONS} parameters with union types` : undefined
}

function problemIn(schema: unknown, tally: Tally): string | undefined {
  if (!isObject(schema)) return "a schema must be an object"
  const { type } = schema
  if (Array.isArray(type) || schema["anyOf"]) tally.unions++
  const variants = [schema["anyOf"], schema["allOf"]].flatMap((list) => (Array.isArray(list) ? list : []))
  for (const variant of variants) {
    const problem = problemIn(variant, tally)
    if (problem) return problem
  }
  if (variants.length > 0) return undefined
  if (schema["$ref"]) return "the stub does not follow $ref"
  if (schema["enum"] !== undefined && !isEnum(schema["enum"])) return "enum must be a list of plain values"
  const allowed = typeof type === "string" ? KEYWORDS[type] : undefined
  if (!allowed) return schema["enum"] || "const" in schema ? undefined : `unknown type ${JSON.stringify(type)}`
  const unsupported = Object.keys(schema).find((keyword) => !COMMON.has(keyword) && !allowed.includes(keyword))
  if (unsupported) return `For '${String(type)}' type, property '${unsupported}' is not supported`
  if (type === "object") return problemInObject(schema, tally)
  if (type === "array") return problemInArray(schema, tally)
  const format = JSON.stringify(schema["format"])
  return format !== undefined && !FORMATS.has(format.slice(1, -1)) ? `format ${format} is not supported` : undefined
}

function problemInObject(schema: Schema, tally: Tally): string | undefined {
  if (schema["additionalProperties"] !== false) {
    return "For 'object' type, 'additionalProperties' must be explicitly set to false"
  }
  const properties = isObject(schema["properties"]) ? schema["properties"] : {}
  const required = Array.isArray(schema["required"]) ? schema["required"] : []
  const unknown = required.find((name) => !(String(name) in properties))
  if (unknown) return `required names ${String(unknown)}, which is not a property`
  tally.optional += Object.keys(properties).length - required.length
  return Object.values(properties)
    .map((property) => problemIn(property, tally))
    .find(Boolean)
}

function problemInArray({ items, minItems }: Schema, tally: Tally): string | undefined {
  if (minItems !== undefined && minItems !== 0 && minItems !== 1) {
    return "For 'array' type, 'minItems' values other than 0 or 1 are not supported"
  }
  return items === undefined ? "For 'array' type, 'items' is required" : problemIn(items, tally)
}

const isObject = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isEnum = (values: unknown) =>
  Array.isArray(values) && values.length > 0 && values.every((value) => value === null || typeof value !== "object")
