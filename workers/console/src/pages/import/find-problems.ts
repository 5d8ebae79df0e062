import type { TargetField } from "../../api/routes/imports.ts"
import { createRowChecker, type Problem } from "./row-problems.ts"

/** Rows checked before yielding to the browser. */
const BATCH_SIZE = 2_000
/** Further rows with problems are only counted. */
const MAX_KEPT = 200

export type CheckedRow = { row: number; cells: readonly string[]; problems: Problem[] }
export type Problems = { rejected: number; duplicates: number; rows: CheckedRow[]; firstRows: CheckedRow[] }

type Options = {
  header: readonly string[]
  rows: readonly (readonly string[])[]
  columns: ReadonlyMap<TargetField, number>
  /** How many rows from the top to return, with or without problems. */
  first: number
  signal: AbortSignal
}

/** Checks every row in batches. Returns undefined when aborted. */
export async function findProblems({ header, rows, columns, first, signal }: Options): Promise<Problems | undefined> {
  const check = createRowChecker(header, columns)
  const found: Problems = { rejected: 0, duplicates: 0, rows: [], firstRows: [] }
  for (const [i, cells] of rows.entries()) {
    if (i % BATCH_SIZE === 0 && i > 0) await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
    const problems = check(cells, i + 1)
    if (i < first) found.firstRows.push({ row: i + 1, cells, problems })
    if (problems.length === 0) continue
    if (problems.some(({ kind }) => kind === "rejected")) found.rejected++
    else found.duplicates++
    if (found.rows.length < MAX_KEPT) found.rows.push({ row: i + 1, cells, problems })
  }
  return found
}
