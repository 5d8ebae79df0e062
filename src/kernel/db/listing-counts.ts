import { countWithFirst } from "./listing-first.ts"
import { cellsOf, covering, driverOf, fromRows, skipCost, sumOf, through } from "./listing-sql.ts"
import type { Known, Listing, Selected, Selection } from "./listing-types.ts"
import { prepare, type Sql, sql } from "./sql.ts"

async function counts(d1: D1Database, statements: readonly Sql[]): Promise<number[]> {
  const rows = await firstRows(d1, statements)
  return rows.map((row) => row?.n ?? 0)
}

async function firstRows(d1: D1Database, statements: readonly Sql[]) {
  if (statements.length === 0) return []
  const answers = await d1.batch<{ n: number; first?: string }>(statements.map((one) => prepare(d1, one)))
  return answers.map(({ results }) => results[0])
}

const countOf = ({ text, values }: Sql): Sql => ({ text: `SELECT count(*) AS n ${text}`, values })

export async function countParts(d1: D1Database, listing: Listing, selected: Selected): Promise<Known> {
  const { filters, selections } = selected
  const withFirst = countWithFirst(listing, selected)
  const sizes = withFirst ? [withFirst] : selections.map(({ size }) => size)
  const singles = filters.map((filter) => {
    const cells = covering(listing.cells, [filter.column])
    return cells
      ? sumOf(cells, [filter])
      : countOf(through(listing, "created_at", { ...selected, filters: [filter], selections: [] }))
  })
  const allCells = covering(listing.cells, [])
  const all = allCells ? [sumOf(allCells, [])] : []
  const rows = await firstRows(d1, [...all, ...singles, ...sizes])
  const found = rows.map((row) => row?.n ?? 0)
  const first = rows.at(-1)?.first
  return {
    ...(first === undefined ? {} : { first: JSON.parse(first) as number[] }),
    all: found[0] ?? 0,
    filters: new Map(filters.map((filter, i) => [filter, found[all.length + i] ?? 0])),
    selections: new Map(selections.map((one, i) => [one, found[all.length + filters.length + i] ?? 0])),
  }
}

export async function countSelected(
  d1: D1Database,
  listing: Listing,
  selected: Selected,
  known: Known,
): Promise<number> {
  const { filters, selections } = selected
  const rest = selections.find(({ except }) => except)
  if (rest?.except) return countRest(d1, listing, selected, known, { rest, except: rest.except })
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
  const [n] = await counts(d1, [countOf(cheapestRows(listing, selected, known))])
  return n ?? 0
}

function cheapestRows(listing: Listing, selected: Selected, known: Known): Sql {
  const driver = driverOf(listing, selected, known)
  // Without selections these rows already pass all filters, so they are counted without a look-up.
  if (driver && listing.rowsOf && selected.selections.length === 0)
    return sql(`FROM (${driver.rows.text})`, ...driver.rows.values)
  const scan = known.all * skipCost(listing, "created_at", selected)
  return driver && driver.cost <= scan ? fromRows(listing, driver) : through(listing, "created_at", selected)
}

/** Counts an `except` selection as a difference: all rows that meet the other conditions, minus the excepted ones. */
async function countRest(
  d1: D1Database,
  listing: Listing,
  selected: Selected,
  known: Known,
  { rest, except }: { rest: Selection; except: Selection },
): Promise<number> {
  const selections = selected.selections.filter((one) => one !== rest)
  const sizes = [...known.selections].filter(([one]) => one !== rest)
  const excepted = known.all - (known.selections.get(rest) ?? 0)
  const [all, without] = await Promise.all([
    countSelected(d1, listing, { ...selected, selections }, { ...known, selections: new Map(sizes) }),
    countSelected(
      d1,
      listing,
      { ...selected, selections: [...selections, except] },
      { ...known, selections: new Map([...sizes, [except, excepted]]) },
    ),
  ])
  return all - without
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
