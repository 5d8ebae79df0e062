/** Field names platforms use for a segment's id, and for the object or list around it. */
const ID_FIELDS: readonly string[] = ["id", "segmentId", "SegmentId", "segment_id", "Id"]
const WRAPPERS: readonly string[] = ["data", "segment", "result", "Segment", "Data", "Result"]
const LISTS: readonly string[] = ["segments", "data", "items", "results"]
const MAX_ID_LENGTH = 200

/** A segment id as text. Rejects numbers too large to be exact. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === "number") return Number.isSafeInteger(value) ? String(value) : undefined
  if (typeof value !== "string" || value === "" || value.length > MAX_ID_LENGTH) return undefined
  // These would change the URL path.
  return value === "." || value === ".." ? undefined : value
}

/** The segment id in the response to a create. */
export function idIn(response: unknown): string | undefined {
  const body = asRecord(response)
  return ownId(body) ?? WRAPPERS.map((name) => ownId(asRecord(body[name]))).find((id) => id !== undefined)
}

export const ownId = (record: Record<string, unknown>) =>
  ID_FIELDS.map((name) => idOf(record[name])).find((id) => id !== undefined)

/** The response itself if it is a list, else the list under a known field. */
export function listIn(response: unknown): unknown[] | undefined {
  if (Array.isArray(response)) return response
  const body = asRecord(response)
  return LISTS.map((name) => body[name]).find((value) => Array.isArray(value))
}

export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
