import type { OrgContext } from "../../kernel/context.ts"
import { type Cell, csvLine } from "../../kernel/files/csv.ts"
import { findBatch } from "./batch-record.ts"
import type { Cells } from "./read-row.ts"
import { warningText } from "./warnings.ts"

const PAGE = 500
/** After the file's own columns, so that the corrected file can be uploaded again unchanged. */
const OWN_COLUMNS = ["import_row", "import_error"]

type Refused = { row: number; message: string; cells: Cells }

type Page = { after: number; limit: number; warnings: boolean }

/** The rejected rows of an import with their reasons, or its rows with warnings, in file order. */
export async function listErrors(ctx: OrgContext, id: string, { after, limit, warnings }: Page) {
  const batch = await findBatch(ctx, id)
  const errors = await readErrors(ctx.library, batch.id, { after, limit, warnings })
  const next = errors.length === limit ? (errors.at(-1)?.row ?? null) : null
  return { batchId: batch.id, total: warnings ? batch.warningCount : batch.errorCount, errors, next }
}

/** `listErrors` as a CSV: the original columns, then the row number and the reason. */
export async function errorsFile(
  ctx: OrgContext,
  id: string,
  { machine, warnings }: { machine: boolean; warnings: boolean },
) {
  const batch = await findBatch(ctx, id)
  const fileName = `${warnings ? "warnings" : "errors"}-${batch.id}.csv`
  return { fileName, pieces: csvPieces(ctx.library, batch.id, machine, warnings) }
}

async function* csvPieces(
  d1: D1Database,
  batchId: string,
  machine: boolean,
  warnings: boolean,
): AsyncGenerator<string> {
  const columns = await sentColumns(d1, batchId, warnings)
  yield csvLine([...columns, ...OWN_COLUMNS], true)
  for (let after = 0; ;) {
    const page = await readErrors(d1, batchId, { after, limit: PAGE, warnings })
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

/** In order of first appearance. */
export async function sentColumns(d1: D1Database, batchId: string, warnings: boolean): Promise<string[]> {
  const { results } = await d1
    .prepare(
      `SELECT cell.key AS name FROM import_errors AS refused, json_each(refused.cells) AS cell
       WHERE refused.batch_id = ? AND refused.warning = ? GROUP BY cell.key ORDER BY min(refused.row), min(cell.id) LIMIT 1000`,
    )
    .bind(batchId, warnings ? 1 : 0)
    .all<{ name: string }>()
  return results.map(({ name }) => name)
}

async function readErrors(d1: D1Database, batchId: string, { after, limit, warnings }: Page): Promise<Refused[]> {
  const { results } = await d1
    .prepare(
      `SELECT "row", message, cells FROM import_errors
       WHERE batch_id = ? AND "row" > ? AND warning = ? ORDER BY "row" LIMIT ?`,
    )
    .bind(batchId, after, warnings ? 1 : 0, limit)
    .all<{ row: number; message: string; cells: string }>()
  return results.map(({ row, message, cells }) => ({
    row,
    message: warnings ? warningText(message) : message,
    cells: JSON.parse(cells) as Cells,
  }))
}
