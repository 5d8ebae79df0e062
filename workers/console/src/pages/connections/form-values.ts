import type { Field } from "./field.ts"

export type MappingRow = { from: string; to: string }
type Value = string | boolean | readonly MappingRow[]

/** What a form holds, by the keys of its fields. */
export type Values = Readonly<Record<string, Value | undefined>>
export type Config = Record<string, unknown>

/** A form with what is stored. */
export const valuesOf = (fields: readonly Field[], config: Config): Values =>
  Object.fromEntries(fields.map((field) => [field.key, shownAs(field, config[field.key])]))

function shownAs({ kind, initial = "" }: Field, stored: unknown): Value {
  if (kind === "flag") return stored === true
  if (kind === "mappings") {
    return Object.entries((stored ?? {}) as Record<string, string>).map(([from, to]) => ({ from, to }))
  }
  if (stored === undefined || stored === null) return initial
  return typeof stored === "string" ? stored : JSON.stringify(stored, null, 2)
}

/** The fields that count with these values; of two with the same key the first. */
export function shownFields(fields: readonly Field[], values: Values): Field[] {
  const shown = fields.filter(({ when }) => when === undefined || when.is.some((value) => value === values[when.key]))
  return shown.filter(({ key }, i) => shown.findIndex((other) => other.key === key) === i)
}

/** What the service is to store; what is empty or as usual is left out. */
export function configOf(fields: readonly Field[], values: Values): Config {
  const written = shownFields(fields, values).map((field) => [field.key, storedAs(field, values[field.key])] as const)
  return Object.fromEntries(written.filter(([, value]) => value !== undefined))
}

function storedAs({ kind, initial }: Field, value: Value | undefined): unknown {
  if (typeof value === "boolean") return value || undefined
  if (typeof value === "object") {
    const rows = value.filter(({ from, to }) => from.trim() !== "" && to !== "")
    return rows.length === 0 ? undefined : Object.fromEntries(rows.map(({ from, to }) => [from.trim(), to]))
  }
  const text = kind === "secret" ? (value ?? "") : (value ?? "").trim()
  if (text === "" || text === initial) return undefined
  if (kind === "number") return Number(text)
  return kind === "json" ? (JSON.parse(text) as unknown) : text
}

/** What has to be said to the service for its config to become that of the form; null removes a key. */
export function changesOf(fields: readonly Field[], config: Config, values: Values): Config {
  // As the form would store what it was opened with: what nobody touched is no change.
  const before = configOf(fields, valuesOf(fields, config))
  const wanted = configOf(fields, values)
  const keys = new Set([...Object.keys(before), ...Object.keys(wanted)])
  const changed = [...keys].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(wanted[key]))
  return Object.fromEntries(changed.map((key) => [key, wanted[key] ?? null]))
}

/** What is wrong with a form, by key. */
export function problemsOf(fields: readonly Field[], values: Values): Record<string, string> {
  const found = shownFields(fields, values).map((field) => [field.key, problemWith(field, values[field.key])] as const)
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function problemWith({ kind, required, pattern, ...field }: Field, value: Value = ""): string | undefined {
  if (typeof value === "object") return problemWithMappings(value)
  if (typeof value === "boolean") return undefined
  const text = value.trim()
  if (text === "") return required ? "This is needed" : undefined
  if (kind === "url" && !/^https?:\/\//.test(text)) return "An address begins with https://"
  if (kind === "url" && !URL.canParse(text)) return "This is no address"
  if (kind === "json" && !isObject(text)) return "This is no JSON object"
  if (kind === "number") return problemWithNumber(Number(text), field)
  return pattern && !pattern.is.test(text) ? pattern.says : undefined
}

function problemWithNumber(number: number, { min = -Infinity, max = Infinity, whole }: Partial<Field>) {
  if (Number.isNaN(number) || (whole && !Number.isInteger(number))) return whole ? "A whole number" : "A number"
  if (number < min) return `At least ${min.toLocaleString()}`
  return number > max ? `At most ${max.toLocaleString()}` : undefined
}

function problemWithMappings(rows: readonly MappingRow[]): string | undefined {
  const names = rows.map(({ from }) => from.trim()).filter((name) => name !== "")
  if (rows.some(({ from, to }) => (from.trim() === "") !== (to === ""))) return "A row needs both its sides"
  return new Set(names).size < names.length ? "A field of the source can only be one thing" : undefined
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** The field that a refusal speaks of: the service begins with its name. */
export const fieldIn = (message: string, fields: readonly Field[]): string | undefined =>
  fields.find(({ key }) => message.startsWith(`${key} `) || message.startsWith(`credentials ${key} `))?.key
