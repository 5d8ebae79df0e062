import { asRecord, listIn, ownId } from "./response-fields.ts"
import { PlatformError } from "./port.ts"

const PAGE_SIZE = 100
const MAX_PAGES = 500

type ListedSegment = { id: string; name: string; live: boolean }
type FetchPage = (query: Record<string, string>) => Promise<unknown>

/**
 * A search over the marketplace's list: the id of the first segment that matches, or null. Each page is read once, when a search
 * first needs it.
 */
export function openList(
  fetchPage: FetchPage,
): (matches: (listed: ListedSegment) => boolean) => Promise<string | null> {
  const pages = pagesOf(fetchPage)
  const read: ListedSegment[] = []
  let failure: unknown
  /** A generator that threw is finished, and a partially read list must never look complete. */
  const nextPage = async () => {
    if (failure !== undefined) throw failure
    return pages.next().catch((error: unknown) => {
      failure = error
      throw error
    })
  }
  return async (matches) => {
    let found = read.find(matches)
    while (!found) {
      const page = await nextPage()
      if (page.done) return null
      read.push(...page.value)
      found = page.value.find(matches)
    }
    return found.id
  }
}

/** Pages by cursor if the marketplace returns one, else by offset, until a page has no new segments. */
async function* pagesOf(fetchPage: FetchPage): AsyncGenerator<ListedSegment[]> {
  const seen = new Set<string>()
  let cursor: string | undefined
  let offset = 0
  for (let page = 0; page < MAX_PAGES; page++) {
    const from: Record<string, string> = cursor ? { after: cursor } : offset > 0 ? { offset: String(offset) } : {}
    const response = await fetchPage({ limit: String(PAGE_SIZE), ...from })
    const list = listIn(response)
    if (!list) throw new PlatformError("Marketplace API GET segments failed: the response contains no list")
    const fresh = list.flatMap(listedIn).filter(({ id }) => !seen.has(id))
    yield fresh
    for (const { id } of fresh) seen.add(id)
    offset += list.length
    const next = cursorIn(response)
    if (fresh.length === 0 || (cursor !== undefined && next === undefined)) return
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
