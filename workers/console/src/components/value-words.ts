import { sentenceCase } from "./sentence-case.ts"

/** "parentCategory" and "parent_category" become "Parent category". */
export const wordsOf = (key: string) =>
  sentenceCase(key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " "))

const VALUES: Readonly<Record<string, string>> = { true: "Yes", false: "No", null: "None", "": "None" }

/** An API value as text: lists with commas, objects with their field names. */
export function valueText(value: unknown, values: Readonly<Record<string, string>> = VALUES): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? "None" : value.map((one) => valueText(one, values)).join(", ")
  }
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).filter(([, one]) => one !== undefined && one !== null)
    return parts.length === 0
      ? "None"
      : parts.map(([key, one]) => `${wordsOf(key)}: ${valueText(one, values)}`).join("; ")
  }
  const text = typeof value === "string" ? value : JSON.stringify(value ?? null)
  return values[text] ?? VALUES[text] ?? text
}
