import type { Field } from "../../../../../src/knowledge/platforms/field.ts"
import { movesHost } from "../../../../../src/organizations/connections/hosts.ts"

export type MappingRow = { from: string; to: string }
type Value = string | boolean | readonly MappingRow[]

/** Form values by field key. */
export type Values = Readonly<Record<string, Value | undefined>>
export type Config = Record<string, unknown>

/** The form values of a stored config. */
export const valuesOf = (fields: readonly Field[], config: Config): Values =>
  Object.fromEntries(fields.map((field) => [field.key, toFormValue(field, config[field.key])]))

function toFormValue({ kind, initial = "" }: Field, stored: unknown): Value {
  if (kind === "flag") return stored === true
  if (kind === "mappings") {
    return Object.entries((stored ?? {}) as Record<string, string>).map(([from, to]) => ({ from, to }))
  }
  if (stored === undefined || stored === null) return initial
  return typeof stored === "string" ? stored : JSON.stringify(stored, null, 2)
}

/** The fields that apply to these values; of two with the same key, the first. */
export function visibleFields(fields: readonly Field[], values: Values): Field[] {
  const holds = ({ key, is }: NonNullable<Field["when"]>) => is.some((value) => value === values[key])
  const visible = fields.filter(({ when, unless }) => (!when || holds(when)) && (!unless || !holds(unless)))
  return visible.filter(({ key }, i) => visible.findIndex((other) => other.key === key) === i)
}

/** The config to store, without empty and default values. */
export function configOf(fields: readonly Field[], values: Values): Config {
  const stored = visibleFields(fields, values).map(
    (field) => [field.key, toStoredValue(field, values[field.key])] as const,
  )
  return Object.fromEntries(stored.filter(([, value]) => value !== undefined))
}

function toStoredValue({ kind, initial }: Field, value: Value | undefined): unknown {
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

/** The PATCH body that turns the stored config into that of the form; null removes a key. */
export function changesOf(fields: readonly Field[], config: Config, values: Values): Config {
  // Compare with what the form would store unedited, so that untouched fields are not sent as changes.
  const before = configOf(fields, valuesOf(fields, config))
  const after = configOf(fields, values)
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  return Object.fromEntries(changed.map((key) => [key, after[key] ?? null]))
}

/** Whether the stored credentials would be sent to another host. */
export function changesHost(fields: readonly Field[], config: Config, values: Values): boolean {
  // JSON may be incomplete while it is typed, and names no host.
  const plain = fields.filter(({ kind }) => kind !== "json")
  return movesHost(config, { ...config, ...changesOf(plain, config, values) })
}

/** Validation errors by field key. */
export function problemsOf(fields: readonly Field[], values: Values): Record<string, string> {
  const found = visibleFields(fields, values).map(
    (field) => [field.key, problemWith(field, values[field.key])] as const,
  )
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

function problemWith({ kind, required, rules = [], ...field }: Field, value: Value = ""): string | undefined {
  if (typeof value === "object") return problemWithMappings(value)
  if (typeof value === "boolean") return undefined
  const text = value.trim()
  if (text === "") return required ? "Required" : undefined
  if (kind === "url" && !/^https?:\/\//.test(text)) return "Must start with https://"
  if (kind === "url" && !URL.canParse(text)) return "Enter a valid URL"
  if (kind === "json" && !isObject(text)) return "Enter a JSON object"
  if (kind === "number") return problemWithNumber(Number(text), field)
  return rules.find(({ pattern }) => !pattern.test(text))?.hint
}

function problemWithNumber(number: number, { min = -Infinity, max = Infinity, whole }: Partial<Field>) {
  if (Number.isNaN(number) || (whole && !Number.isInteger(number)))
    return whole ? "Enter a whole number" : "Enter a number"
  if (number < min) return `Must be at least ${min.toLocaleString("en-US")}`
  return number > max ? `Must be at most ${max.toLocaleString("en-US")}` : undefined
}

function problemWithMappings(rows: readonly MappingRow[]): string | undefined {
  const names = rows.map(({ from }) => from.trim()).filter((name) => name !== "")
  if (rows.some(({ from, to }) => (from.trim() === "") !== (to === ""))) return "Fill in both fields of each row"
  return new Set(names).size < names.length ? "Each source field can be mapped only once" : undefined
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** The field that a server error is about: the message starts with its name. */
export const fieldIn = (message: string, fields: readonly Field[]): string | undefined =>
  fields.find(({ key }) => message.startsWith(`${key} `) || message.startsWith(`credentials ${key} `))?.key
