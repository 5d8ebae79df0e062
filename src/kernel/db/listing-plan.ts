import { cheapest, conditions, fromRows, where } from "./listing-sql.ts"
import type { Known, Listing, Selected } from "./listing-types.ts"
import { type Sql, sql } from "./sql.ts"

/** Microseconds, about: looking a row up, asking whether it is in a selection, and passing over an entry of an index. */
const LOOK_UP = 2
const TEST = 0.4
const SKIP = 0.07
/** A way whose cost is certain is taken up to here; beyond, one that is cheaper if the rows are spread evenly. */
const CERTAIN = 20_000
export type Run = { page: Sql; reversed: boolean; cost: number }

export function planRun(listing: Listing, selected: Selected, known: Known, total: number): Run {
  const { filters, offset } = selected
  // A constant column sorts nothing: what is left of the order is creation.
  const fixed = filters.some(({ column }) => column === selected.sort.column)
  const column = fixed ? "created_at" : selected.sort.column
  const limit = Math.min(selected.limit, total - offset)
  // The second half is nearer from the end.
  const reversed = offset > total / 2
  const skip = reversed ? total - offset - limit : offset
  const direction = selected.sort.descending === reversed ? "ASC" : "DESC"
  const order = column === "created_at" || column === "topic_name" ? [column, "seq"] : [column, "created_at", "seq"]
  const ordered = `ORDER BY ${order.map((one) => `t.${one} ${direction}`).join(", ")} LIMIT ? OFFSET ?`
  const { from, cost } = cheapestWay(listing, selected, known, { column, depth: skip + limit, total })
  return {
    page: { text: `SELECT t.seq AS seq ${from.text} ${ordered}`, values: [...from.values, limit, skip] },
    reversed,
    cost,
  }
}

type Way = { from: Sql; cost: number }

/** Either all rows in order until the page is full, or the rows behind the best filter or selection, sorted if need be. */
function cheapestWay(
  listing: Listing,
  selected: Selected,
  known: Known,
  { column, depth, total }: { column: string; depth: number; total: number },
): Way {
  const { filters, selections } = selected
  const through = (index: string, extra: readonly Sql[] = []) => {
    const { text, values } = where([conditions(listing, selected), ...extra])
    return { text: `FROM ${listing.table} AS t INDEXED BY ${index} WHERE ${text}`, values }
  }
  const order = listing.orders[column]
  if (order === undefined) throw new Error(`No index holds the order of ${column}`)
  const walk: Way = {
    // A bound that every value fulfils: the index is entered, not scanned.
    from: through(order.index, [sql(`t.${column} >= ''`)]),
    cost: depth * (known.all / total) * testing(selected, order.covers),
  }
  if (filters.length === 0 && selections.every(({ rows }) => !rows)) return walk
  const driver = cheapest(selected, known)
  if ("rows" in driver) {
    const size = known.selections.get(driver.selection) ?? 0
    return better(walk, { from: fromRows(listing, driver, selected), cost: size * LOOK_UP })
  }
  const size = known.filters.get(driver) ?? 0
  const index = column === "created_at" ? driver.index : column === "topic_name" ? driver.byName : undefined
  if (index === undefined) return better(walk, { from: through(driver.index), cost: size * LOOK_UP })
  const cost = depth * (size / total) * testing(selected, [driver.column])
  return walk.cost < cost ? walk : { from: through(index), cost }
}

const better = (walk: Way, gather: Way) => (gather.cost <= CERTAIN || gather.cost <= walk.cost ? gather : walk)

/** What it costs to pass over an entry of an index that holds these columns. */
function testing({ filters, selections }: Selected, covers: readonly string[] = []): number {
  const uncovered = filters.some(({ column }) => !covers.includes(column))
  return (uncovered ? LOOK_UP : SKIP) + TEST * selections.length
}
