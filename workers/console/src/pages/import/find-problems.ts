import type { TargetField } from "../../api/types.ts"
import type { EditedTable } from "./edited-table.ts"
import { createRowChecker, type NameCheck, type Problem, type Readings } from "./row-problems.ts"

/** Rows checked before yielding to the browser. */
const BATCH_SIZE = 2_000

export type Problems = {
  /** The number of rows; a rejected row counts as nothing else. */
  counts: Readonly<Record<Problem["kind"], number>>
  /** By the index of the row. */
  byRow: ReadonlyMap<number, readonly Problem[]>
}

/** Whether a row is listed under this kind of problem. */
export const isOf = (kind: Problem["kind"], problems: readonly Problem[] | undefined) =>
  problems?.some((problem) => problem.kind === kind) === true &&
  (kind === "rejected" || !problems.some((problem) => problem.kind === "rejected"))

type Options = {
  table: EditedTable
  columns: ReadonlyMap<TargetField, number>
  lenient: boolean
  checked?: ReadonlyMap<string, NameCheck>
  readings?: Readings | undefined
  signal: AbortSignal
}

/** Checks every row that is not excluded, in batches. Returns undefined when aborted. */
export async function findProblems({
  table,
  columns,
  lenient,
  checked,
  readings,
  signal,
}: Options): Promise<Problems | undefined> {
  const check = createRowChecker(table.header, columns, { lenient, checked, readings })
  const byRow = new Map<number, readonly Problem[]>()
  const counts = { rejected: 0, warning: 0, duplicate: 0, library: 0 }
  for (const [i, cells] of table.rows.entries()) {
    if (i % BATCH_SIZE === 0 && i > 0) await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
    if (table.excluded.has(i)) continue
    const problems = check(cells, i + 1)
    if (problems.length === 0) continue
    byRow.set(i, problems)
    for (const kind of Object.keys(counts) as Problem["kind"][]) if (isOf(kind, problems)) counts[kind]++
  }
  return { counts, byRow }
}
