import { AppError } from "../errors.ts"

/** JSON with sorted keys: two texts of one value are equal, however they were written. */
export function canonicalJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, part: unknown) =>
      part !== null && typeof part === "object" && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    )
  } catch (error) {
    // Parsing goes deeper than writing: the stack ran out.
    if (error instanceof RangeError) throw new AppError(400, "The request is nested too deeply")
    throw error
  }
}
