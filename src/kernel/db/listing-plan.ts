import { driverOf, fromRows, isIndexed, orderBy, skipCost, through } from "./listing-sql.ts"
import type { Known, Listing, Selected } from "./listing-types.ts"
import type { Sql } from "./sql.ts"

/** Rough cost of sorting a row, in microseconds. */
const SORT = 0.5
/** Up to this cost, prefer to look rows up, whose cost is certain, to a walk that is long where the rows are not spread evenly. */
const MAX_CERTAIN_COST = 20_000
/** Without selections, a walk has to be this much cheaper if rows are spread evenly. */
const MARGIN = 4
/** A walk that cannot cost more than this is as good as anything. */
const SHORT = 2_000

export type Run = { page: Sql; reversed: boolean }

/**
 * The statement for a page's row numbers. Either walk an index in the order of the list until the page is full, or sort rows: those
 * of the best selection or filters, or all that an index holds.
 */
export function chooseRun(listing: Listing, selected: Selected, known: Known, total: number): Run {
  const { filters, offset } = selected
  // A filtered column is constant, so the remaining order is by creation.
  const isFixed = filters.some(({ column }) => column === selected.sort.column)
  const column = isFixed ? "created_at" : selected.sort.column
  const limit = Math.min(selected.limit, total - offset)
  // Pages in the second half are closer to the end.
  const reversed = offset > total / 2
  const skip = reversed ? total - offset - limit : offset
  const ordered = `ORDER BY ${orderBy(column, selected.sort.descending !== reversed)} LIMIT ? OFFSET ?`
  const from = cheapestSource(listing, selected, known, { column, depth: skip + limit, total })
  return {
    page: { text: `SELECT t.seq AS seq ${from.text} ${ordered}`, values: [...from.values, limit, skip] },
    reversed,
  }
}

function cheapestSource(
  listing: Listing,
  selected: Selected,
  known: Known,
  { column, depth, total }: { column: string; depth: number; total: number },
): Sql {
  const driver = driverOf(listing, selected, known)
  const scan = known.all * skipCost(listing, "created_at", selected) + total * SORT
  const isLookUp = driver !== undefined && driver.cost < scan
  const certain = isLookUp ? fromRows(listing, driver) : through(listing, "created_at", selected)
  if (!isIndexed(column)) return certain
  const skip = skipCost(listing, column, selected)
  const walk = depth * (known.all / total) * skip
  if (known.all * skip <= SHORT) return through(listing, column, selected)
  const isUnsure = isLookUp && (selected.selections.length === 0 ? walk * MARGIN : MAX_CERTAIN_COST) >= driver.cost
  return walk > (isLookUp ? driver.cost : scan) || isUnsure ? certain : through(listing, column, selected)
}
