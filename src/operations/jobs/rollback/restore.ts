import { type Cell, DECIDED_COLUMNS } from "../../../topics/rows/columns.ts"
import { plainValue } from "../../../topics/rows/plain-value.ts"

/** Fields a job may have changed. Name and creation time are never rolled back. */
export const RESTORABLE = [...DECIDED_COLUMNS, "merged_into", "review_status", "review_reason"] as const
type Restorable = (typeof RESTORABLE)[number]

export type RestorableRow = Record<Restorable, Cell> & {
  seq: number
  id: string
  topic_name: string
  normalized_name: string
  archived_at: string | null
  updated_at: string
}

type Values = Record<string, unknown>
export type Restoration = {
  before: RestorableRow
  after: RestorableRow
  changed: Restorable[]
  /** Fields changed again after the job, which are kept. */
  left: Restorable[]
}

/** Restores the values from before the job, for each field that still has the job's value. */
export function restorationOf(row: RestorableRow, previous: Values, written: Values): Restoration {
  const named = RESTORABLE.filter((column) => Object.hasOwn(previous, column))
  const isUnchanged = (column: Restorable) => same(plainValue(column, row[column]), written[column])
  const changed = named.filter((column) => isUnchanged(column) && !same(previous[column], written[column]))
  const restored = Object.fromEntries(changed.map((column) => [column, cellOf(previous[column])]))
  return { before: row, after: { ...row, ...restored }, changed, left: named.filter((column) => !isUnchanged(column)) }
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

function cellOf(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "number") return value
  if (typeof value === "boolean") return Number(value)
  return value === null || value === undefined ? null : JSON.stringify(value)
}
