import { isIndexed, orderBy, through } from "./listing-sql.ts"
import type { Known, Listing, Selected } from "./listing-types.ts"
import { type Sql, sql } from "./sql.ts"

/** A search is matched against this many rows at the start of the list while it is counted. */
const START = 1_000

/**
 * Counts the rows of a search and notes which of them are among the first of the list, so that the first pages of a broad search take
 * one pass through the word index instead of two.
 */
export function countWithFirst(listing: Listing, selected: Selected): Sql | undefined {
  const { filters, sort, offset, limit } = selected
  const [search, ...others] = selected.selections
  const isAlone = others.length === 0 && filters.length === 0
  if (!search?.rows || !search.inScope || !isAlone || !isIndexed(sort.column) || offset + limit > START)
    return undefined
  const start = through(listing, sort.column, { ...selected, selections: [] })
  return sql(
    `SELECT count(*) AS n, json_group_array(seq) FILTER (WHERE +seq IN (
       SELECT t.seq ${start.text} ORDER BY ${orderBy(sort.column, sort.descending)} LIMIT ${START})) AS first
     FROM (${search.rows.text})`,
    ...start.values,
    ...search.rows.values,
  )
}

/** The page's row numbers, if all of it is among the first rows of the list. */
export function firstPage(listing: Listing, selected: Selected, { first }: Known, total: number): Sql | undefined {
  const { sort, offset, limit } = selected
  if (!first || first.length < Math.min(total, offset + limit)) return undefined
  return sql(
    `SELECT t.seq AS seq FROM json_each(?) AS one CROSS JOIN ${listing.table} AS t ON t.seq = one.value
     WHERE ${listing.scope.text} ORDER BY ${orderBy(sort.column, sort.descending)} LIMIT ? OFFSET ?`,
    JSON.stringify(first),
    ...listing.scope.values,
    limit,
    offset,
  )
}
