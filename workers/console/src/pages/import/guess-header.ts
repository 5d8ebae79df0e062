import { MAX_TITLES } from "../../../../../src/intake/imports/fields.ts"
import { recognized } from "./columns.ts"

/** Rows in which the header is looked for. */
export const HEADER_ROWS = MAX_TITLES
/** Full rows whose cells are compared with names of columns. */
const COMPARED = 6

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "")

/** The row with the column names: titles above it fill fewer cells than the rows of the table do. */
export function guessHeader(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, HEADER_ROWS).map(filled)
  const width = mostFrequent(first.map((cells) => cells.length))
  const full = first.flatMap((cells, row) =>
    cells.length * 2 > width ? [{ row, known: recognized(cells, width === 1) }] : [],
  )
  const best = full.slice(0, COMPARED).reduce((a, b) => (b.known > a.known ? b : a), full[0] ?? { row: 0, known: 0 })
  return best.known >= Math.min(2, width) ? best.row : (full[0]?.row ?? 0)
}

/** Of equally frequent ones, the largest. */
function mostFrequent(counts: readonly number[]): number {
  const frequencies = new Map<number, number>()
  for (const count of counts) frequencies.set(count, (frequencies.get(count) ?? 0) + 1)
  const [most = [1]] = [...frequencies].sort((a, b) => b[1] - a[1] || b[0] - a[0])
  return most[0] ?? 1
}
