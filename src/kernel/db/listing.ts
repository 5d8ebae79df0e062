import { countParts, countSelected } from "./listing-counts.ts"
import { planRun, type Run } from "./listing-plan.ts"
import { cellsOf, covering, inCells, where } from "./listing-sql.ts"
import type { Filter, Listing, Row, Selected } from "./listing-types.ts"
import { prepare, sql } from "./sql.ts"

export { inRows, sumOf } from "./listing-sql.ts"
export type { Cells, Filter, Listing, Selection } from "./listing-types.ts"

/** Below this cost, the extra statements cost more than they save. */
const MIN_COST_TO_GROUP = 2_000

/** Reads one page and the total count, using the cheapest index for the selection. */
export async function readPage<Item>(
  d1: D1Database,
  listing: Listing<Item>,
  selected: Selected,
): Promise<{ items: Item[]; total: number }> {
  const known = await countParts(d1, listing, selected)
  const total = await countSelected(d1, listing, selected, known)
  if (selected.offset >= total) return { items: [], total }
  const run = planRun(listing, selected, known, total)
  const grouped = run.cost > MIN_COST_TO_GROUP ? await readByGroups(d1, listing, selected) : undefined
  return { items: grouped ?? (await readRun(d1, listing, run)), total }
}

/**
 * A list sorted by a column with few values is a sequence of lists sorted by creation, one per value. The cells hold their
 * lengths, so a deep page is found without walking to it.
 */
async function readByGroups<Item>(
  d1: D1Database,
  listing: Listing<Item>,
  selected: Selected,
): Promise<Item[] | undefined> {
  const { filters, selections, sort, offset, limit } = selected
  const columns = filters.map((filter) => filter.column)
  if (columns.includes(sort.column)) return undefined
  const cells = covering(cellsOf(listing, selections), [...columns, sort.column])
  const order = listing.orders[sort.column]
  if (!cells || order === undefined || sort.column === "created_at") return undefined
  const { text, values } = where([cells.scope, ...filters.map(inCells)])
  const groups = await prepare(
    d1,
    sql(
      `SELECT ${sort.column} AS value, sum(n) AS n FROM ${cells.table.text} WHERE ${text}
       GROUP BY 1 ORDER BY 1 ${sort.descending ? "DESC" : "ASC"}`,
      ...cells.table.values,
      ...values,
    ),
  ).all<{ value: string; n: number }>()
  const items: Item[] = []
  let before = 0
  for (const { value, n } of groups.results) {
    const start = Math.max(offset - before, 0)
    const missing = limit - items.length
    before += n
    if (missing <= 0) break
    if (start >= n) continue
    const filter: Filter = { column: sort.column, index: order.index, value }
    const group: Selected = {
      ...selected,
      filters: [...filters, filter],
      sort: { ...sort, column: "created_at" },
      offset: start,
      limit: Math.min(missing, n - start),
    }
    const known = await countParts(d1, listing, group)
    items.push(...(await readRun(d1, listing, planRun(listing, group, known, n))))
  }
  return items
}

async function readRun<Item>(d1: D1Database, listing: Listing<Item>, { page, reversed }: Run): Promise<Item[]> {
  const { results } = await prepare(d1, listing.read(page)).all<Row>()
  const items = results.map(listing.item)
  return reversed ? items.toReversed() : items
}
