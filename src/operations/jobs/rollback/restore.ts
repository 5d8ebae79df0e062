import { restoredCells } from "../../../topics/history/restored-cells.ts"
import { type Cell, DECIDED_COLUMNS } from "../../../topics/rows/columns.ts"

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
  const { changed, cells, left } = restoredCells(RESTORABLE, row, { previous, written })
  return { before: row, after: { ...row, ...cells }, changed, left }
}
