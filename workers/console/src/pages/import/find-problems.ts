import type { TargetField } from "../../api/types.ts"
import type { EditedTable } from "./edited-table.ts"
import { createRowChecker, type Problem } from "./row-problems.ts"

/** Rows checked before yielding to the browser. */
const BATCH_SIZE = 2_000

export type Problems = {
  rejected: number
  warned: number
  duplicates: number
  /** By the index of the row. */
  byRow: ReadonlyMap<number, readonly Problem[]>
}

type Options = {
  table: EditedTable
  columns: ReadonlyMap<TargetField, number>
  lenient: boolean
  signal: AbortSignal
}

/** Checks every row that is not excluded, in batches. Returns undefined when aborted. */
export async function findProblems({ table, columns, lenient, signal }: Options): Promise<Problems | undefined> {
  const check = createRowChecker(table.header, columns, { lenient })
  const byRow = new Map<number, readonly Problem[]>()
  const counts = { rejected: 0, warned: 0, duplicates: 0 }
  for (const [i, cells] of table.rows.entries()) {
    if (i % BATCH_SIZE === 0 && i > 0) await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
    if (table.excluded.has(i)) continue
    const problems = check(cells, i + 1)
    if (problems.length === 0) continue
    byRow.set(i, problems)
    const has = (kind: Problem["kind"]) => problems.some((problem) => problem.kind === kind)
    if (has("rejected")) counts.rejected++
    else {
      if (has("duplicate")) counts.duplicates++
      if (has("warning")) counts.warned++
    }
  }
  return { ...counts, byRow }
}
