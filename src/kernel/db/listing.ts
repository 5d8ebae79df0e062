import { countParts, countSelected } from "./listing-counts.ts"
import { firstPage } from "./listing-first.ts"
import { type Group, groupsOf, partsOf } from "./listing-groups.ts"
import { chooseRun, type Run } from "./listing-plan.ts"
import { cellsOf, covering, inCells, orderBy, through, where } from "./listing-sql.ts"
import type { Filter, Listing, Row, Selected } from "./listing-types.ts"
import { prepare, type Sql, sql } from "./sql.ts"

export { groupsOf, partsOf } from "./listing-groups.ts"
export type { Group } from "./listing-groups.ts"
export { inRows, sumOf } from "./listing-sql.ts"
export type { Cells, Filter, Listing, Selection } from "./listing-types.ts"

/** With this many groups or more, their rows are sorted together: all but the first and the last group are smaller than a page. */
const MANY_GROUPS = 4

/** Reads one page and the total count, using the cheapest index for the selection. */
export async function readPage<Item>(
  d1: D1Database,
  listing: Listing<Item>,
  selected: Selected,
): Promise<{ items: Item[]; total: number }> {
  const known = await countParts(d1, listing, selected)
  const total = await countSelected(d1, listing, selected, known)
  if (selected.offset >= total) return { items: [], total }
  const first = firstPage(listing, selected, known, total)
  if (first) return { items: await readRows(d1, listing, first), total }
  const grouped = await readByGroups(d1, listing, selected)
  if (grouped) return { items: grouped, total }
  return { items: await readRun(d1, listing, chooseRun(listing, selected, known, total)), total }
}

/**
 * A list sorted by a column with few values is a sequence of lists sorted by creation, one per value. The stored counts give their lengths,
 * so a page is found without walking to it.
 */
async function readByGroups<Item>(
  d1: D1Database,
  listing: Listing<Item>,
  selected: Selected,
): Promise<Item[] | undefined> {
  const { filters, selections, sort } = selected
  const columns = filters.map((filter) => filter.column)
  if (columns.includes(sort.column)) return undefined
  const cells = covering(cellsOf(listing, selections), [...columns, sort.column])
  if (!cells) return undefined
  const { text, values } = where([cells.scope, ...filters.map(inCells)])
  const counted = await prepare(
    d1,
    sql(`SELECT ${sort.column} AS value, n FROM ${cells.table.text} WHERE ${text}`, ...cells.table.values, ...values),
  ).all<Group>()
  const parts = partsOf(groupsOf(counted.results, sort.descending), selected)
  if (parts.length >= MANY_GROUPS && !listing.rowsOf)
    return readRows(d1, listing, sortedGroups(listing, selected, parts))
  const items: Item[] = []
  for (const { value, n, offset, limit } of parts) {
    const filter: Filter = { column: sort.column, value }
    const group = { ...selected, filters: [...filters, filter], sort: { ...sort, column: "created_at" }, offset, limit }
    const known = await countParts(d1, listing, group)
    items.push(...(await readRun(d1, listing, chooseRun(listing, group, known, n))))
  }
  return items
}

function sortedGroups(listing: Listing, selected: Selected, parts: ReturnType<typeof partsOf>): Sql {
  const { column, descending } = selected.sort
  const inGroups = sql(
    `t.${column} IN (SELECT value FROM json_each(?))`,
    JSON.stringify(parts.map(({ value }) => value)),
  )
  const { text, values } = through(listing, "created_at", selected, [inGroups])
  return sql(
    `SELECT t.seq AS seq ${text} ORDER BY ${orderBy(column, descending)} LIMIT ? OFFSET ?`,
    ...values,
    selected.limit,
    parts[0]?.offset ?? 0,
  )
}

async function readRun<Item>(d1: D1Database, listing: Listing<Item>, { page, reversed }: Run): Promise<Item[]> {
  const items = await readRows(d1, listing, page)
  return reversed ? items.toReversed() : items
}

async function readRows<Item>(d1: D1Database, listing: Listing<Item>, page: Sql): Promise<Item[]> {
  const { results } = await prepare(d1, listing.read(page)).all<Row>()
  return results.map(listing.item)
}
