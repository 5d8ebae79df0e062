/** Names under which platforms tell a segment's id, and things they wrap it in. */
const ID_FIELDS: readonly string[] = ["id", "segmentId", "SegmentId", "segment_id", "Id"]
const WRAPPERS: readonly string[] = ["data", "segment", "result", "Segment", "Data", "Result"]
const LISTS: readonly string[] = ["segments", "data", "items", "results"]
const MAX_ID_LENGTH = 200

/** A value that can stand for a segment. A number too large to be exact cannot. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) ? String(value) : undefined
  if (typeof value !== "string" || value === "" || value.length > MAX_ID_LENGTH) return undefined
  // In a path, these would lead elsewhere.
  return value === "." || value === ".." ? undefined : value
}

/** The id in what a platform answers to a create. */
export function idIn(answer: unknown): string | undefined {
  const whole = asRecord(answer)
  return ownId(whole) ?? WRAPPERS.map((name) => ownId(asRecord(whole[name]))).find((id) => id !== undefined)
}

export const ownId = (record: Record<string, unknown>) =>
  ID_FIELDS.map((name) => idOf(record[name])).find((id) => id !== undefined)

/** The list an answer is or holds; undefined where there is none. */
export function listIn(answer: unknown): unknown[] | undefined {
  if (Array.isArray(answer)) return answer
  const whole = asRecord(answer)
  return LISTS.map((name) => whole[name]).find((value) => Array.isArray(value))
}

export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
