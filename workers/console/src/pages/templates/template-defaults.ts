import type { OutputTemplate } from "../../api/types.ts"

/** The defaults of a new template: the path most platforms use. */
export const NEW_TEMPLATE: OutputTemplate = {
  platformKey: "",
  displayName: "",
  isActive: true,
  sortOrder: 0,
  pathFields: [
    { key: "topic", format: "{{topic}} ({{intent}})" },
    { key: "category" },
    { key: "subcategory" },
    { key: "audience", format: "{{segment_type}} {{audience_tag}}" },
    { key: "recency" },
  ],
  pathSeparator: " > ",
  slugFields: [],
  slugSeparator: "-",
  includeSlug: false,
  descTemplate: "{{prefix}} are interested in {{topic}}.",
  descCharLimit: null,
  descPrefixB2b: "Professionals who",
  descPrefixB2c: "Consumers who",
  descPrefixB2b2c: "Consumers and professionals who",
  recency: "30 Day",
  dbColumnName: null,
  dbColumnDesc: null,
  userBehaviorOverride: null,
  language: null,
}

/** The languages that descriptions can be written in. */
export const LANGUAGES = [
  { value: "en", label: "English" },
  { value: "es", label: "Spanish" },
  { value: "de", label: "German" },
  { value: "fr", label: "French" },
  { value: "pt", label: "Portuguese" },
  { value: "it", label: "Italian" },
  { value: "nl", label: "Dutch" },
  { value: "ja", label: "Japanese" },
] as const satisfies { value: NonNullable<OutputTemplate["language"]>; label: string }[]

/** The path as editable lines: a field name, or text with placeholders. */
export const linesOf = (fields: OutputTemplate["pathFields"]): string =>
  fields.map(({ key, format }) => format ?? key).join("\n")

/** Lines with a placeholder are formats, other lines are field names. Unchanged lines keep their key and label. */
export function fieldsOf(lines: string, before: OutputTemplate["pathFields"]): OutputTemplate["pathFields"] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const known = before.find(({ key, format }) => (format ?? key) === line)
      if (known) return known
      return line.includes("{{") ? { key: /\{\{\s*(\w+)/.exec(line)?.[1] ?? "text", format: line } : { key: line }
    })
}
