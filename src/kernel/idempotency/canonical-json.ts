import { AppError } from "../errors.ts"

/** JSON with sorted keys, so equal values give equal text. */
export function canonicalJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, part: unknown) =>
      part !== null && typeof part === "object" && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    )
  } catch (error) {
    // `JSON.parse` accepts deeper nesting than `JSON.stringify`, which overflows the stack.
    if (error instanceof RangeError) throw new AppError(400, "The request is nested too deeply")
    throw error
  }
}
