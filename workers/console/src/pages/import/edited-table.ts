import { useReducer } from "react"
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
  /** A new file, or the same file parsed with other options. */
  | { type: "reset"; header: readonly string[]; rows: Rows }

/** The table and its undo history. Unchanged rows are shared between versions. */
export type Edits = { table: EditedTable; before: readonly EditedTable[] }

const MAX_STEPS = 50

export const editsOf = (header: readonly string[], rows: Rows): Edits => ({
  table: { header, rows, excluded: new Set() },
  before: [],
})

export function changeTable(edits: Edits, change: Change): Edits {
  const { table, before } = edits
  if (change.type === "reset") return editsOf(change.header, change.rows)
  if (change.type === "undo") {
    const last = before.at(-1)
    return last ? { table: last, before: before.slice(0, -1) } : edits
  }
  const next = changed(table, change)
  return next === table ? edits : { table: next, before: [...before.slice(1 - MAX_STEPS), table] }
}

function changed(table: EditedTable, change: Exclude<Change, { type: "undo" | "reset" }>): EditedTable {
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

export const useEdits = (header: readonly string[], rows: Rows) =>
  useReducer(changeTable, undefined, () => editsOf(header, rows))
