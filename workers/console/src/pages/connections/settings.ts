import type { ConnectionRecord } from "../../api/types.ts"
import type { Field } from "../../../../../src/knowledge/platforms/field.ts"
import { visibleFields, valuesOf } from "./form-values.ts"
import { fieldsOf } from "./sections.ts"
import { TOPIC_FIELD_LABELS } from "./topic-field-labels.ts"

export type Setting = { label: string; text: string; isCode?: boolean }

/** The stored settings with the labels of the form, followed by settings that the form does not have. */
export function settingsOf(connection: Pick<ConnectionRecord, "platform" | "direction" | "config">): Setting[] {
  const { config } = connection
  const fields = fieldsOf(connection)
  const visible = visibleFields(fields, valuesOf(fields, config))
  const known = visible.flatMap((field) =>
    config[field.key] === undefined ? [] : [settingOf(field, config[field.key])],
  )
  const unknown = Object.entries(config)
    .filter(([key]) => !visible.some((field) => field.key === key))
    .map(([label, value]) => ({ label, text: textOf(value), isCode: true }))
  return [...known, ...unknown]
}

function settingOf({ kind, label, options }: Field, value: unknown): Setting {
  if (kind === "flag") return { label, text: value === true ? "Yes" : "No" }
  if (kind === "mappings") return { label, text: describeMappings(value as Record<string, string>) }
  if (kind === "json") return { label, text: textOf(value), isCode: true }
  return { label, text: options?.find((option) => option.value === value)?.label ?? textOf(value) }
}

const describeMappings = (mappings: Record<string, string>) =>
  Object.entries(mappings)
    .map(([from, to]) => `${from} → ${TOPIC_FIELD_LABELS[to as keyof typeof TOPIC_FIELD_LABELS] ?? to}`)
    .join(", ")

const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))
