import type { Cells, Filter, Known, Listing, Selected, Selection } from "./listing-types.ts"
import { join, type Sql, sql } from "./sql.ts"

export const covering = (cells: readonly Cells[], columns: readonly string[]) =>
  cells.find((one) => columns.every((column) => one.columns.includes(column)))

/** The counts that apply before filters. With a selection, only the selection's own counts apply. */
export const cellsOf = (listing: Listing, [first, ...more]: readonly Selection[]): readonly Cells[] =>
  first === undefined ? listing.cells : more.length === 0 && first.cells ? [first.cells] : []

export const inCells = ({ column, value }: Filter): Sql => sql(`${column} = ?`, value)
export const inRows = ({ column, expression, value }: Filter): Sql => sql(`${expression ?? column} = ?`, value)
export const where = (all: readonly Sql[]) => join(all, " AND ")

export function sumOf({ table, scope }: Cells, filters: readonly Filter[] = []): Sql {
  const { text, values } = where([scope, ...filters.map(inCells)])
  return {
    text: `SELECT coalesce(sum(n), 0) AS n FROM ${table.text} WHERE ${text}`,
    values: [...table.values, ...values],
  }
}

/** The filter or selection with the fewest rows. A selection that only excludes rows cannot drive the query. */
export function cheapest(
  { filters, selections }: Selected,
  known: Known,
): Filter | { rows: Sql; selection: Selection } {
  const choices: { driver: Filter | { rows: Sql; selection: Selection }; n: number }[] = filters.map((filter) => ({
    driver: filter,
    n: known.filters.get(filter) ?? 0,
  }))
  for (const selection of selections) {
    const { rows } = selection
    if (rows) choices.push({ driver: { rows, selection }, n: known.selections.get(selection) ?? 0 })
  }
  const best = choices.sort((a, b) => a.n - b.n)[0]
  if (!best) throw new Error("Selections that only exclude rows cannot be combined")
  return best.driver
}

export function conditions(listing: Listing, { filters, selections }: Selected, without?: Selection): Sql {
  const members = selections.filter((one) => one !== without).map(({ member }) => member)
  return where([listing.scope, ...filters.map(inRows), ...members])
}

export function fromRows(
  listing: Listing,
  driver: { rows: Sql; selection: Selection },
  selected: Selected,
  index?: string,
): Sql {
  const rest = conditions(listing, selected, driver.selection)
  return {
    text: `FROM (${driver.rows.text}) AS driver
      CROSS JOIN ${listing.table} AS t ${index ? `INDEXED BY ${index}` : ""} ON t.seq = driver.seq
      WHERE ${rest.text}`,
    values: [...driver.rows.values, ...rest.values],
  }
}
