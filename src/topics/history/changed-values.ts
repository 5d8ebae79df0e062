import type { Cell } from "../rows/columns.ts"
import { plainValue } from "../rows/plain-value.ts"

/** The values before and after a change, for a history entry. */
export const changedValues = <C extends string>(
  before: Record<C, Cell>,
  after: Partial<Record<C, Cell>>,
  changed: readonly C[],
) => ({ previousValues: plainValues(before, changed), newValues: plainValues(after, changed) })

const plainValues = <C extends string>(
  cells: Partial<Record<C, Cell>>,
  columns: readonly C[],
): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, plainValue(column, cells[column] ?? null)]))
