import { asRecord, listIn, ownId } from "./response-fields.ts"
import { type Calls, PlatformError } from "./port.ts"

const PAGE_SIZE = 100
const MAX_PAGES = 500

export type ListedSegment = { id: string; name: string; live: boolean }

/**
 * The id of the first listed segment that matches, or null. Pages by cursor if the marketplace returns one, else by offset, until
 * a page has no new segments.
 */
export async function findListed(
  fetchPage: (query: Record<string, string>) => Promise<unknown>,
  calls: Calls,
  matches: (listed: ListedSegment) => boolean,
): Promise<string | null> {
  const seen = new Set<string>()
  let cursor: string | undefined
  let offset = 0
  for (let page = 0; page < MAX_PAGES; page++) {
    const from: Record<string, string> = cursor ? { after: cursor } : offset > 0 ? { offset: String(offset) } : {}
    // Reading another page is not a retry, so it does not use up a call.
    if (page > 0) calls.left++
    const response = await fetchPage({ limit: String(PAGE_SIZE), ...from })
    const list = listIn(response)
    if (!list) throw new PlatformError("Marketplace API GET segments failed: the response contains no list")
    const fresh = list.flatMap(listedIn).filter(({ id }) => !seen.has(id))
    const found = fresh.find(matches)
    if (found) return found.id
    for (const { id } of fresh) seen.add(id)
    offset += list.length
    const next = cursorIn(response)
    if (fresh.length === 0 || (cursor !== undefined && next === undefined)) return null
    cursor = next
  }
  throw new PlatformError("Marketplace API GET segments failed: the list has too many pages")
}

function listedIn(value: unknown): ListedSegment[] {
  const record = asRecord(value)
  const id = ownId(record)
  const name = record["name"] ?? record["segmentName"]
  return id !== undefined && typeof name === "string" ? [{ id, name, live: record["enabled"] !== false }] : []
}

function cursorIn(response: unknown): string | undefined {
  const body = asRecord(response)
  const { after } = asRecord(body["_pagination"] ?? body["pagination"])
  return typeof after === "string" && after !== "" ? after : undefined
}
