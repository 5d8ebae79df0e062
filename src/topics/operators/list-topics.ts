import { catalogFilters, LIVE_TOPICS } from "../catalog/list-catalog.ts"
import type { Services } from "../../kernel/context.ts"
import { type Filter, type Listing, readPage, type Selection } from "../../kernel/db/listing.ts"
import { prepare, type Sql } from "../../kernel/db/sql.ts"
import { pageAnswer } from "../../kernel/http/answers.ts"
import { rangeOf, sortOf } from "../../kernel/http/query.ts"
import { nameSelection } from "./name-search.ts"
import type { AdminListQuery, AdminTopic } from "./schema.ts"
import { ADMIN_COLUMNS, adminRecord, type AdminRow } from "./topic-record.ts"
import { countArchived, countScored, type ListRequest, withArchived, byScore } from "./wider-lists.ts"

const read = (page: Sql): Sql => ({
  text: `WITH page AS MATERIALIZED (${page.text})
    SELECT ${ADMIN_COLUMNS} FROM page CROSS JOIN topics AS t ON t.seq = page.seq`,
  values: page.values,
})

const LISTING: Listing<AdminTopic> = { ...LIVE_TOPICS, read, item: (row) => adminRecord(row as AdminRow) }

/** Global topics without merged ones; archived ones on request. */
export async function listGlobalTopics({ directory }: Pick<Services, "directory">, query: AdminListQuery) {
  const { sortBy, search, showArchived = false } = query
  const filters: Filter[] = catalogFilters({ parentCategory: query.parentCategory, segmentType: query.segmentType })
  const selections: Selection[] = search === undefined ? [] : [nameSelection(search)]
  const range = rangeOf(query)
  const sort = sortOf(query)
  const isPlain = sortBy !== "performance_score" && !showArchived
  // Beyond the end of the list, only the total is read.
  const { items, total: live } = await readPage(directory, LISTING, {
    filters,
    selections,
    ...(isPlain
      ? { sort, ...range }
      : { sort: { ...sort, column: "created_at" }, offset: Number.MAX_SAFE_INTEGER, limit: 0 }),
  })
  if (isPlain) return pageAnswer(query, { items, total: live })
  const request: ListRequest = { filters, search, showArchived, sort, ...range }
  const total = live + (showArchived ? await countArchived(directory, request) : 0)
  if (range.offset >= total) return pageAnswer(query, { items: [], total })
  const pages =
    sortBy === "performance_score"
      ? byScore(request, await countScored(directory, request))
      : await withArchived(directory, request)
  const found: AdminTopic[] = []
  for (const part of pages) {
    const { results } = await prepare(directory, read(part)).all<AdminRow>()
    found.push(...results.map(adminRecord))
  }
  return pageAnswer(query, { items: found, total })
}
