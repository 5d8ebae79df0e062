import type { ConnectionRecord } from "../../api/routes/connections.ts"
import type { Field } from "./field.ts"
import { shownFields, valuesOf } from "./form-values.ts"
import { fieldsOf } from "./sections.ts"
import { SERVICE_FIELD_LABELS } from "./service-fields.ts"

export type Fact = { label: string; text: string; isCode?: boolean }

/** What is set, in the words of the form; then what the form does not know. */
export function factsOf(connection: Pick<ConnectionRecord, "platform" | "direction" | "config">): Fact[] {
  const { config } = connection
  const fields = fieldsOf(connection)
  const shown = shownFields(fields, valuesOf(fields, config))
  const known = shown.flatMap((field) => (config[field.key] === undefined ? [] : [factOf(field, config[field.key])]))
  const unknown = Object.entries(config)
    .filter(([key]) => !shown.some((field) => field.key === key))
    .map(([label, value]) => ({ label, text: textOf(value), isCode: true }))
  return [...known, ...unknown]
}

function factOf({ kind, label, options }: Field, value: unknown): Fact {
  if (kind === "flag") return { label, text: value === true ? "yes" : "no" }
  if (kind === "mappings") return { label, text: mappingWords(value as Record<string, string>) }
  if (kind === "json") return { label, text: textOf(value), isCode: true }
  return { label, text: options?.find((option) => option.value === value)?.label ?? textOf(value) }
}

const mappingWords = (mappings: Record<string, string>) =>
  Object.entries(mappings)
    .map(([from, to]) => `${from} → ${SERVICE_FIELD_LABELS[to as keyof typeof SERVICE_FIELD_LABELS] ?? to}`)
    .join(", ")

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))
