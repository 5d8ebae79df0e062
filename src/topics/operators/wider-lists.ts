import { LIVE_TOPICS } from "../catalog/list-catalog.ts"
import { type Filter, type Group, groupsOf, partsOf } from "../../kernel/db/listing.ts"
import { join, prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { isArchived, isLive } from "../../kernel/db/live-topics.ts"
import { nameHolds } from "./name-search.ts"

/** Lists not covered by the indexes of live topics: including archived topics, or sorted by score. */
export type ListRequest = {
  filters: readonly Filter[]
  search?: string
  showArchived: boolean
  sort: { column: string; descending: boolean }
  offset: number
  limit: number
}

function conditions({ filters, search }: ListRequest, ...more: string[]): Sql {
  return join(
    [
      ...more.map((text) => sql(text)),
      ...filters.map(({ column, value }) => sql(`t.${column} = ?`, value)),
      ...(search === undefined ? [] : [nameHolds(search).condition]),
    ],
    " AND ",
  )
}

const first = async (d1: D1Database, { text, values }: Sql) =>
  (await prepare(d1, { text, values }).first<number>("n")) ?? 0

export function countArchived(d1: D1Database, request: ListRequest): Promise<number> {
  const { text, values } = conditions(request, isArchived("t"))
  return first(d1, sql(`SELECT count(*) AS n FROM topics AS t INDEXED BY topics_archived WHERE ${text}`, ...values))
}

/** Pages that merge live topics, read in index order, with the few archived topics, which are sorted. */
export async function withArchived(d1: D1Database, request: ListRequest): Promise<Sql[]> {
  const { sort, search } = request
  const isIndexed = sort.column === "created_at" || sort.column === "topic_name"
  // A search reads all names anyway and sorts its matches.
  if (isIndexed || search !== undefined) return [merged(request, { ...request, ...sort })]
  // No index has this order: the page is assembled from lists by creation, one per value.
  const groups = groupsOf(await countByValue(d1, request), sort.descending)
  return partsOf(groups, request).map(({ value, offset, limit }) => {
    const group = { ...request, filters: [...request.filters, { column: sort.column, value }] }
    return merged(group, { column: "created_at", descending: sort.descending, offset, limit })
  })
}

async function countByValue(d1: D1Database, request: ListRequest): Promise<Group[]> {
  const { column } = request.sort
  const filtered = join(
    [sql(`scope = ''`), ...request.filters.map((one) => sql(`${one.column} = ?`, one.value))],
    " AND ",
  )
  const archived = conditions(request, isArchived("t"))
  const [live, others] = await d1.batch<Group>([
    prepare(d1, sql(`SELECT ${column} AS value, n FROM catalog_cells WHERE ${filtered.text}`, ...filtered.values)),
    prepare(
      d1,
      sql(
        `SELECT t.${column} AS value, 1 AS n FROM topics AS t INDEXED BY topics_archived WHERE ${archived.text}`,
        ...archived.values,
      ),
    ),
  ])
  return [...(live?.results ?? []), ...(others?.results ?? [])]
}

type Run = { column: string; descending: boolean; limit: number; offset: number; more?: string }

function merged(request: ListRequest, { column, descending, limit, offset, more = "true" }: Run): Sql {
  const select = (index: string, ...scope: string[]) => {
    const { text, values } = conditions(request, ...scope, more)
    return sql(
      `SELECT t.seq AS seq, t.${column}, t.created_at FROM topics AS t INDEXED BY ${index} WHERE ${text}`,
      ...values,
    )
  }
  const order = column === "created_at" ? "created_at" : "topic_name"
  // A bound that every value satisfies makes SQLite seek in the index instead of scanning it.
  const live = select(LIVE_TOPICS.orders[order].index, isLive("t"), `t.${order} >= ''`)
  const archived = request.showArchived ? [select("topics_archived", isArchived("t"))] : []
  const { text, values } = join([live, ...archived], " UNION ALL ")
  // In index order: rows with equal values are ordered by creation.
  const places = (column === "created_at" || column === "topic_name" ? [2, 1] : [2, 3, 1]).map(
    (place) => `${place} ${descending ? "DESC" : "ASC"}`,
  )
  return { text: `${text} ORDER BY ${places.join(", ")} LIMIT ? OFFSET ?`, values: [...values, limit, offset] }
}

const scored = (request: ListRequest, columns: string): Sql => {
  const { text, values } = conditions(request, request.showArchived ? "t.merged_into IS NULL" : isLive("t"))
  return sql(
    `SELECT ${columns} FROM topic_scores AS s INDEXED BY topic_scores_order CROSS JOIN topics AS t ON t.seq = s.topic_seq
     WHERE ${text}`,
    ...values,
  )
}

export const countScored = (d1: D1Database, request: ListRequest) => first(d1, scored(request, "count(*) AS n"))

/** Scored topics by score, then unscored ones, newest first, in either direction. */
export function byScore(request: ListRequest, scoredCount: number): Sql[] {
  const { sort, offset, limit } = request
  const direction = sort.descending ? "DESC" : "ASC"
  const ofScored = Math.max(0, Math.min(limit, scoredCount - offset))
  const pages: Sql[] = []
  if (ofScored > 0) {
    const { text, values } = scored(request, "t.seq AS seq")
    pages.push({
      text: `${text} ORDER BY s.performance_score ${direction}, s.topic_seq ${direction} LIMIT ? OFFSET ?`,
      values: [...values, ofScored, offset],
    })
  }
  if (ofScored < limit) {
    pages.push(
      merged(request, {
        column: "created_at",
        descending: true,
        limit: limit - ofScored,
        offset: Math.max(0, offset - scoredCount),
        more: "NOT EXISTS (SELECT 1 FROM topic_scores WHERE topic_seq = t.seq)",
      }),
    )
  }
  return pages
}
