import type { Cell } from "./columns.ts"

/** A cell as people read it: JSON stored as text is parsed. */
export function plainValue(column: string, value: Cell): unknown {
  if ((column !== "keywords" && column !== "platform_outputs") || typeof value !== "string") return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
