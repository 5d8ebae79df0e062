import { asRecord, listIn, ownId } from "./answers.ts"
import { type Calls, PlatformError } from "./port.ts"

const PAGE_SIZE = 100
const MAX_PAGES = 500

export type ListedSegment = { id: string; name: string; live: boolean }

/**
 * The id of the first segment that is it, or null where the marketplace lists none. How its list goes on is for it to say: by
 * a cursor where it gives one, else by offset, until a page holds nothing new.
 */
export async function lookThrough(
  fetchPage: (query: Record<string, string>) => Promise<unknown>,
  calls: Calls,
  isIt: (listed: ListedSegment) => boolean,
): Promise<string | null> {
  const seen = new Set<string>()
  let cursor: string | undefined
  let offset = 0
  for (let page = 0; page < MAX_PAGES; page++) {
    const from: Record<string, string> = cursor ? { after: cursor } : offset > 0 ? { offset: String(offset) } : {}
    // The next page is no repetition of the last.
    if (page > 0) calls.left++
    const answer = await fetchPage({ limit: String(PAGE_SIZE), ...from })
    const list = listIn(answer)
    if (!list) throw new PlatformError("Marketplace API GET segments failed: the answer holds no list")
    const fresh = list.flatMap(listedIn).filter(({ id }) => !seen.has(id))
    const found = fresh.find(isIt)
    if (found) return found.id
    for (const { id } of fresh) seen.add(id)
    offset += list.length
    const next = cursorIn(answer)
    if (fresh.length === 0 || (cursor !== undefined && next === undefined)) return null
    cursor = next
  }
  throw new PlatformError("Marketplace API GET segments failed: the list does not end")
}

function listedIn(value: unknown): ListedSegment[] {
  const record = asRecord(value)
  const id = ownId(record)
  const name = record["name"] ?? record["segmentName"]
  return id !== undefined && typeof name === "string" ? [{ id, name, live: record["enabled"] !== false }] : []
}

function cursorIn(answer: unknown): string | undefined {
  const whole = asRecord(answer)
  const { after } = asRecord(whole["_pagination"] ?? whole["pagination"])
  return typeof after === "string" && after !== "" ? after : undefined
}
