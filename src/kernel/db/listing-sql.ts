import type { Cells, Filter, Known, Listing, Selected, Selection } from "./listing-types.ts"
import { join, type Sql, sql } from "./sql.ts"

export const covering = (cells: readonly Cells[], columns: readonly string[]) =>
  cells.find((one) => columns.every((column) => one.columns.includes(column)))

/** The counts that apply before filters. With a selection, only the selection's own counts apply. */
export const cellsOf = (listing: Listing, [first, ...more]: readonly Selection[]): readonly Cells[] =>
  first === undefined ? listing.cells : more.length === 0 && first.cells ? [first.cells] : []

export const inCells = ({ column, value }: Filter): Sql => sql(`${column} = ?`, value)
export const where = (all: readonly Sql[]) => join(all, " AND ")

export function inRows({ column, expression, value, near }: Filter): Sql {
  const exact = sql(`${expression ?? `t.${column}`} = ?`, value)
  return near ? where([near.condition, exact]) : exact
}

export function sumOf({ table, scope }: Cells, filters: readonly Filter[] = []): Sql {
  const { text, values } = where([scope, ...filters.map(inCells)])
  return {
    text: `SELECT coalesce(sum(n), 0) AS n FROM ${table.text} WHERE ${text}`,
    values: [...table.values, ...values],
  }
}

/** Rough costs in microseconds: looking up a row, testing a selection, and skipping an index entry. */
const LOOK_UP = 2
const TEST = 0.4
const SKIP = 0.1

/** Rows to start from, how many they are, and the conditions that are left to test. */
export type Driver = { rows: Sql; cost: number; rest: Sql }

/** The cheapest set of rows to start from: those of a selection, or those of the filters; undefined if none can be enumerated. */
export function driverOf(listing: Listing, { filters, selections }: Selected, known: Known): Driver | undefined {
  const drivers: Driver[] = selections.flatMap((selection) => {
    const others = selections.filter((one) => one !== selection)
    const rest = where([listing.scope, ...filters.map(inRows), ...others.map(({ member }) => member)])
    const cost = (known.selections.get(selection) ?? 0) * LOOK_UP
    return selection.rows ? [{ rows: selection.rows, cost, rest }] : []
  })
  if (listing.rowsOf && filters.length > 0) {
    const cost = Math.min(...filters.map((filter) => known.filters.get(filter) ?? 0)) * LOOK_UP
    const rest = where([listing.scope, ...selections.map(({ member }) => member)])
    drivers.push({ rows: listing.rowsOf(filters), cost, rest })
  }
  return drivers.sort((a, b) => a.cost - b.cost)[0]
}

export const fromRows = ({ table }: Listing, { rows, rest }: Driver): Sql => ({
  text: `FROM (${rows.text}) AS driver CROSS JOIN ${table} AS t ON t.seq = driver.seq WHERE ${rest.text}`,
  values: [...rows.values, ...rest.values],
})

export const isIndexed = (column: string): column is keyof Listing["orders"] =>
  column === "created_at" || column === "topic_name"

/** A list's order by a column. Rows that are equal in it are ordered by creation. */
export const orderBy = (column: string, descending: boolean): string =>
  (isIndexed(column) ? [column, "seq"] : [column, "created_at", "seq"])
    .map((one) => `t.${one} ${descending ? "DESC" : "ASC"}`)
    .join(", ")

/** The rows in the order of an index, or all of them if their order is not asked for. */
export function through(
  listing: Listing,
  order: keyof Listing["orders"],
  selected: Selected,
  more: readonly Sql[] = [],
) {
  const { filters, selections } = selected
  const { text, values } = where([
    listing.scope,
    // A bound that every value satisfies makes SQLite seek in the index instead of scanning it.
    sql(`t.${order} >= ''`),
    ...filters.map(inRows),
    ...selections.map(({ member }) => member),
    ...more,
  ])
  return sql(`FROM ${listing.table} AS t INDEXED BY ${listing.orders[order].index} WHERE ${text}`, ...values)
}

/** Cost of skipping a row in this index. */
export function skipCost(
  { orders }: Listing,
  order: keyof Listing["orders"],
  { filters, selections }: Selected,
): number {
  const { covers } = orders[order]
  const isCovered = filters.every(({ column, near }) => covers.includes(near?.column ?? column))
  return (isCovered ? SKIP : LOOK_UP) + TEST * selections.length
}
