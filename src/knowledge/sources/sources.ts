import type { Field, Section } from "../platforms/field.ts"
import { gcs, r2, s3 } from "./buckets.ts"
import { COMMON_SECTIONS } from "./common.ts"
import { fileAtUrl } from "./file-at-url.ts"
import { jsonApi } from "./json-api.ts"
import type { SourceDescription } from "./source.ts"

/** All kinds of sources by their API name, in display order. The first is the default. */
const ALL = { api: jsonApi, s3, r2, gcs, https: fileAtUrl } as const

export type SourceName = keyof typeof ALL
export const SOURCE_NAMES = Object.keys(ALL) as [SourceName, ...SourceName[]]
export const SOURCES: Readonly<Record<SourceName, SourceDescription>> = ALL

export const SOURCE_TYPE: Field = {
  key: "source_type",
  label: "Source type",
  kind: "gallery",
  initial: SOURCE_NAMES[0],
  options: SOURCE_NAMES.map((value) => ({ value, label: ALL[value].label, summary: ALL[value].summary })),
}

/** All settings of an inbound connection. Those of one kind of source are hidden for the others. */
export const SOURCE_SECTIONS: readonly Section[] = [...ownSections(), ...COMMON_SECTIONS]

export const SOURCE_CREDENTIALS: readonly Field[] = byUse(({ credentials }) => credentials)

function ownSections(): Section[] {
  const titles = new Set(SOURCE_NAMES.flatMap((name) => SOURCES[name].sections.map(({ title }) => title)))
  return [...titles].map((title, i) => {
    const fields = byUse(({ sections }) => sections.find((section) => section.title === title)?.fields ?? [])
    return { title, fields: i === 0 ? [SOURCE_TYPE, ...fields] : fields }
  })
}

/** Each field once, hidden for the kinds of sources that do not have it. */
function byUse(fieldsOf: (source: SourceDescription) => readonly Field[]): Field[] {
  const users = new Map<Field, SourceName[]>()
  for (const name of SOURCE_NAMES) {
    for (const field of fieldsOf(SOURCES[name])) users.set(field, [...(users.get(field) ?? []), name])
  }
  return [...users].map(([field, names]) => onlyFor(names, field))
}

/** The default source applies without a choice, so its fields are hidden by another choice, and those of other sources shown by one. */
function onlyFor(names: readonly SourceName[], field: Field): Field {
  const { key } = SOURCE_TYPE
  if (field.when === undefined && !names.includes(SOURCE_NAMES[0])) return { ...field, when: { key, is: names } }
  const others = SOURCE_NAMES.filter((name) => !names.includes(name))
  return others.length === 0 ? field : { ...field, unless: { key, is: others } }
}
