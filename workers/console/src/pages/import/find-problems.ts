import type { TargetField } from "../../api/routes/imports.ts"
import { openCheck, type Problem } from "./row-problems.ts"

/** Rows looked at before the page may draw again. */
const AT_ONCE = 2_000
/** More rows than somebody would mend by hand are counted, but not kept. */
const MAX_KEPT = 200

export type FoundRow = { row: number; cells: readonly string[]; problems: Problem[] }
export type Found = { refused: number; repeated: number; rows: FoundRow[]; firstRows: FoundRow[] }

type Asked = {
  header: readonly string[]
  rows: readonly (readonly string[])[]
  columns: ReadonlyMap<TargetField, number>
  /** How many rows from the top are wanted, with or without problems. */
  first: number
  signal: AbortSignal
}

/** Looks at every row of a file, a part at a time. Undefined when told to stop. */
export async function findProblems({ header, rows, columns, first, signal }: Asked): Promise<Found | undefined> {
  const check = openCheck(header, columns)
  const found: Found = { refused: 0, repeated: 0, rows: [], firstRows: [] }
  for (const [i, cells] of rows.entries()) {
    if (i % AT_ONCE === 0 && i > 0) await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
    const problems = check(cells, i + 1)
    if (i < first) found.firstRows.push({ row: i + 1, cells, problems })
    if (problems.length === 0) continue
    if (problems.some(({ kind }) => kind === "refused")) found.refused++
    else found.repeated++
    if (found.rows.length < MAX_KEPT) found.rows.push({ row: i + 1, cells, problems })
  }
  return found
}
