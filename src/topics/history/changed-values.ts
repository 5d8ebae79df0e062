type Cell = string | number | null

/** Both sides of a change, for an entry in the history. */
export const changedValues = <C extends string>(
  before: Record<C, Cell>,
  after: Record<C, Cell>,
  changed: readonly C[],
) => ({ previousValues: plainValues(before, changed), newValues: plainValues(after, changed) })

/** Values as people read them: JSON stored as text is parsed. */
const plainValues = <C extends string>(cells: Record<C, Cell>, columns: readonly C[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, plainValue(column, cells[column])]))

export function plainValue(column: string, value: Cell): unknown {
  if ((column !== "keywords" && column !== "platform_outputs") || typeof value !== "string") return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
