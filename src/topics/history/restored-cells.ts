import type { Cell } from "../rows/columns.ts"
import { plainValue } from "../rows/plain-value.ts"

type Values = Record<string, unknown>

/** The values from before a change, of each column that still has the change's value. `left` were changed again, and are kept. */
export function restoredCells<C extends string>(
  columns: readonly C[],
  row: Readonly<Record<C, Cell>>,
  { previous, written }: { previous: Values; written: Values },
) {
  const named = columns.filter((column) => Object.hasOwn(previous, column))
  const isUnchanged = (column: C) => same(plainValue(column, row[column]), written[column])
  const changed = named.filter((column) => isUnchanged(column) && !same(previous[column], written[column]))
  const cells = Object.fromEntries(changed.map((column) => [column, cellOf(previous[column])]))
  return { changed, cells, left: named.filter((column) => !isUnchanged(column)) }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function cellOf(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "number") return value
  if (typeof value === "boolean") return Number(value)
  return value === null || value === undefined ? null : JSON.stringify(value)
}
