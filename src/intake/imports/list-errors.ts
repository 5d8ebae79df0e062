import type { OrgContext } from "../../kernel/context.ts"
import { type Cell, csvLine } from "../../kernel/files/csv.ts"
import { findBatch } from "./batch-record.ts"
import type { Cells } from "./read-row.ts"

const PAGE = 500
/** After the file's own columns, so that the corrected file can be uploaded again unchanged. */
const OWN_COLUMNS = ["import_row", "import_error"]

type Refused = { row: number; message: string; cells: Cells }

/** The rejected rows of an import with their reasons, in file order. */
export async function listErrors(ctx: OrgContext, id: string, { after, limit }: { after: number; limit: number }) {
  const batch = await findBatch(ctx, id)
  const errors = await readErrors(ctx.d1, batch.id, after, limit)
  const next = errors.length === limit ? (errors.at(-1)?.row ?? null) : null
  return { batchId: batch.id, total: batch.errorCount, errors, next }
}

/** The same as a CSV: the original columns, then the row number and the reason. */
export async function errorsFile(ctx: OrgContext, id: string, machine: boolean) {
  const batch = await findBatch(ctx, id)
  return { fileName: `errors-${batch.id}.csv`, pieces: csvPieces(ctx.d1, batch.id, machine) }
}

async function* csvPieces(d1: D1Database, batchId: string, machine: boolean): AsyncGenerator<string> {
  const columns = await sentColumns(d1, batchId)
  yield csvLine([...columns, ...OWN_COLUMNS], true)
  for (let after = 0; ;) {
    const page = await readErrors(d1, batchId, after, PAGE)
    let piece = ""
    for (const { row, message, cells } of page) {
      const sent = columns.map((column): Cell => (Object.hasOwn(cells, column) ? (cells[column] ?? "") : ""))
      piece += csvLine([...sent, row, message], machine)
    }
    if (piece !== "") yield piece
    if (page.length < PAGE) return
    after = page.at(-1)?.row ?? Number.MAX_SAFE_INTEGER
  }
}

/** In the order they first appear. */
export async function sentColumns(d1: D1Database, batchId: string): Promise<string[]> {
  const { results } = await d1
    .prepare(
      `SELECT cell.key AS name FROM import_errors AS refused, json_each(refused.cells) AS cell
       WHERE refused.batch_id = ? GROUP BY cell.key ORDER BY min(refused.row), min(cell.id) LIMIT 1000`,
    )
    .bind(batchId)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

async function readErrors(d1: D1Database, batchId: string, after: number, limit: number): Promise<Refused[]> {
  const { results } = await d1
    .prepare(`SELECT "row", message, cells FROM import_errors WHERE batch_id = ? AND "row" > ? ORDER BY "row" LIMIT ?`)
    .bind(batchId, after, limit)
    .all<{ row: number; message: string; cells: string }>()
  return results.map(({ row, message, cells }) => ({ row, message, cells: JSON.parse(cells) as Cells }))
}
