import { cellsOf, cheapest, conditions, covering, fromRows, inRows, sumOf, where } from "./listing-sql.ts"
import type { Filter, Known, Listing, Selected, Selection } from "./listing-types.ts"
import { prepare, type Sql, sql } from "./sql.ts"

async function counts(d1: D1Database, statements: readonly Sql[]): Promise<number[]> {
  if (statements.length === 0) return []
  const answers = await d1.batch<{ n: number }>(statements.map((one) => prepare(d1, one)))
  return answers.map(({ results }) => results[0]?.n ?? 0)
}

export async function countParts(d1: D1Database, listing: Listing, { filters, selections }: Selected): Promise<Known> {
  const sizes = selections.map(({ size }) => size)
  const singles = filters.map((filter) => {
    const cells = covering(listing.cells, [filter.column])
    return cells ? sumOf(cells, [filter]) : countThrough(listing, filter.index, where([listing.scope, inRows(filter)]))
  })
  const allCells = covering(listing.cells, [])
  const all = allCells ? [sumOf(allCells, [])] : []
  const found = await counts(d1, [...all, ...singles, ...sizes])
  return {
    all: found[0] ?? 0,
    filters: new Map(filters.map((filter, i) => [filter, found[all.length + i] ?? 0])),
    selections: new Map(selections.map((one, i) => [one, found[all.length + filters.length + i] ?? 0])),
  }
}

const countThrough = ({ table }: Listing, index: string, { text, values }: Sql): Sql => ({
  text: `SELECT count(*) AS n FROM ${table} AS t INDEXED BY ${index} WHERE ${text}`,
  values,
})

export async function countSelected(
  d1: D1Database,
  listing: Listing,
  selected: Selected,
  known: Known,
): Promise<number> {
  const { filters, selections } = selected
  const parts = [...known.filters.values(), ...known.selections.values()]
  if (parts.length === 0) return known.all
  if (parts.some((n) => n === 0) || known.all === 0) return 0
  const [first] = parts
  if (parts.length === 1 && first !== undefined) return first
  const cells = covering(
    cellsOf(listing, selections),
    filters.map(({ column }) => column),
  )
  if (cells) return (await counts(d1, [sumOf(cells, filters)]))[0] ?? 0
  const common = filters.length === 0 ? countCommon(selections, known) : undefined
  if (common) return common.from((await counts(d1, [common.both]))[0] ?? 0)
  const driver = cheapest(selected, known)
  const from = "rows" in driver ? fromRows(listing, driver, selected, listing.narrow) : undefined
  const [n] = await counts(d1, [
    from
      ? { text: `SELECT count(*) AS n ${from.text}`, values: from.values }
      : countThrough(listing, (driver as Filter).index, conditions(listing, selected)),
  ])
  return n ?? 0
}

/** Intersects two selections as sets, without reading the rows. */
function countCommon(selections: readonly Selection[], known: Known) {
  const exact = selections.find(({ inScope }) => inScope)
  const other = selections.find((one) => one !== exact)
  const set = other?.rows ?? other?.without
  if (!exact?.rows || !other || !set || selections.length !== 2) return undefined
  const both = sql(
    `SELECT count(*) AS n FROM (${set.text}) AS driver WHERE +driver.seq IN (${exact.rows.text})`,
    ...set.values,
    ...exact.rows.values,
  )
  const size = known.selections.get(exact) ?? 0
  return { both, from: (n: number) => (other.rows ? n : size - n) }
}
