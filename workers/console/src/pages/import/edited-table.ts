import { applyRule, type ColumnRule, type Rows, withCell } from "./column-rules.ts"

/** The rows of a file as the user has changed them. */
export type EditedTable = {
  header: readonly string[]
  rows: Rows
  /** Indexes of rows that are not imported. */
  excluded: ReadonlySet<number>
}

export type Change =
  | { type: "edit"; row: number; column: number; value: string }
  | { type: "rule"; column: number; rule: ColumnRule }
  | { type: "include"; rows: readonly number[]; included: boolean }
  | { type: "undo" }

/** The table and its undo history. Unchanged rows are shared between versions. */
export type Edits = {
  table: EditedTable
  before: readonly EditedTable[]
  /** The changes that lead from the file to the table. */
  log: readonly LoggedChange[]
}
export type LoggedChange = Exclude<Change, { type: "undo" }>

const MAX_STEPS = 50

export const editsOf = (header: readonly string[], rows: Rows): Edits => ({
  table: { header, rows, excluded: new Set() },
  before: [],
  log: [],
})

/** A file with the changes that were made to it earlier. */
export const replayed = (header: readonly string[], rows: Rows, log: readonly LoggedChange[]): Edits =>
  log.reduce<Edits>(changeTable, editsOf(header, rows))

export function changeTable(edits: Edits, change: Change): Edits {
  const { table, before, log } = edits
  if (change.type === "undo") {
    const last = before.at(-1)
    return last ? { table: last, before: before.slice(0, -1), log: log.slice(0, -1) } : edits
  }
  const next = changed(table, change)
  if (next === table) return edits
  return { table: next, before: [...before.slice(1 - MAX_STEPS), table], log: [...log, change] }
}

function changed(table: EditedTable, change: LoggedChange): EditedTable {
  if (change.type === "edit") {
    const { row, column, value } = change
    const cells = table.rows[row] ?? []
    if ((cells[column] ?? "") === value) return table
    return { ...table, rows: table.rows.with(row, withCell(cells, column, value)) }
  }
  if (change.type === "rule") {
    const after = applyRule(table, change.column, change.rule)
    const isSame = after.header === table.header && after.rows.every((cells, i) => cells === table.rows[i])
    return isSame ? table : { ...table, ...after }
  }
  const excluded = new Set(table.excluded)
  for (const row of change.rows) {
    if (change.included) excluded.delete(row)
    else excluded.add(row)
  }
  return { ...table, excluded }
}
