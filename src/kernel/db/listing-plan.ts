import { cheapest, conditions, fromRows, where } from "./listing-sql.ts"
import type { Known, Listing, Selected } from "./listing-types.ts"
import { type Sql, sql } from "./sql.ts"

/** Rough costs in microseconds: looking up a row, testing a selection, and skipping an index entry. */
const LOOK_UP = 2
const TEST = 0.4
const SKIP = 0.07
/** Up to this cost, prefer the plan whose cost is certain; above it, the cheaper one if rows are spread evenly. */
const MAX_CERTAIN_COST = 20_000
export type Run = { page: Sql; reversed: boolean; cost: number }

export function planRun(listing: Listing, selected: Selected, known: Known, total: number): Run {
  const { filters, offset } = selected
  // A filtered column is constant, so the remaining order is by creation.
  const fixed = filters.some(({ column }) => column === selected.sort.column)
  const column = fixed ? "created_at" : selected.sort.column
  const limit = Math.min(selected.limit, total - offset)
  // Pages in the second half are closer to the end.
  const reversed = offset > total / 2
  const skip = reversed ? total - offset - limit : offset
  const direction = selected.sort.descending === reversed ? "ASC" : "DESC"
  const order = column === "created_at" || column === "topic_name" ? [column, "seq"] : [column, "created_at", "seq"]
  const ordered = `ORDER BY ${order.map((one) => `t.${one} ${direction}`).join(", ")} LIMIT ? OFFSET ?`
  const { from, cost } = cheapestPlan(listing, selected, known, { column, depth: skip + limit, total })
  return {
    page: { text: `SELECT t.seq AS seq ${from.text} ${ordered}`, values: [...from.values, limit, skip] },
    reversed,
    cost,
  }
}

type Plan = { from: Sql; cost: number }

/** Either walk all rows in order until the page is full, or gather the rows of the best filter or selection and sort them. */
function cheapestPlan(
  listing: Listing,
  selected: Selected,
  known: Known,
  { column, depth, total }: { column: string; depth: number; total: number },
): Plan {
  const { filters, selections } = selected
  const through = (index: string, extra: readonly Sql[] = []) => {
    const { text, values } = where([conditions(listing, selected), ...extra])
    return { text: `FROM ${listing.table} AS t INDEXED BY ${index} WHERE ${text}`, values }
  }
  const order = listing.orders[column]
  if (order === undefined) throw new Error(`No index is sorted by ${column}`)
  const walk: Plan = {
    // A bound that every value satisfies makes SQLite seek in the index instead of scanning it.
    from: through(order.index, [sql(`t.${column} >= ''`)]),
    cost: depth * (known.all / total) * skipCost(selected, order.covers),
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
  const cost = depth * (size / total) * skipCost(selected, [driver.column])
  return walk.cost < cost ? walk : { from: through(index), cost }
}

const better = (walk: Plan, gather: Plan) =>
  gather.cost <= MAX_CERTAIN_COST || gather.cost <= walk.cost ? gather : walk

/** Cost of skipping an entry of an index that covers these columns. */
function skipCost({ filters, selections }: Selected, covers: readonly string[] = []): number {
  const uncovered = filters.some(({ column }) => !covers.includes(column))
  return (uncovered ? LOOK_UP : SKIP) + TEST * selections.length
}
