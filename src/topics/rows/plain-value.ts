import type { Cell } from "./columns.ts"

const JSON_COLUMNS = new Set(["keywords", "platform_outputs", "qualifiers"])

/** A cell for display: JSON stored as text is parsed. */
export function plainValue(column: string, value: Cell): unknown {
  if (column === "unsure") return Boolean(value)
  if (!JSON_COLUMNS.has(column) || typeof value !== "string") return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
