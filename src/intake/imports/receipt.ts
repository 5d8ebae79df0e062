import type { OrgContext } from "../../kernel/context.ts"
import { csvLine } from "../../kernel/files/csv.ts"
import { findBatch } from "./batch-record.ts"
import type { Receipt } from "./schema.ts"

type Counted = {
  successCount: number
  errorCount: number
  duplicateCount: number
  adoptedCount: number
  updatedCount: number
}

const sumsOf = (rows: number, counted: Counted) => ({
  rows,
  created: counted.successCount - counted.adoptedCount,
  adopted: counted.adoptedCount,
  duplicate: counted.duplicateCount,
  updated: counted.updatedCount,
  rejected: counted.errorCount,
})

/** The totals of an import, overall and per chunk. */
export async function receiptOf(ctx: OrgContext, id: string): Promise<Receipt> {
  const batch = await findBatch(ctx, id)
  const { results } = await ctx.d1
    .prepare(
      `SELECT chunk_index AS chunkIndex, rows, success_count AS successCount, error_count AS errorCount,
         duplicate_count AS duplicateCount, adopted_count AS adoptedCount, updated_count AS updatedCount,
         completed_at AS completedAt
       FROM import_chunks WHERE batch_id = ? ORDER BY chunk_index`,
    )
    .bind(batch.id)
    .all<Counted & { chunkIndex: number; rows: number; completedAt: string }>()
  const whole = sumsOf(batch.processedRows, batch)
  const inChunks = results.reduce((sum, { rows }) => sum + rows, 0)
  return {
    batchId: batch.id,
    filename: batch.filename,
    status: batch.status,
    failure: batch.failure,
    totalRows: batch.totalRows,
    ...whole,
    balanced:
      whole.rows === whole.created + whole.adopted + whole.duplicate + whole.rejected && whole.rows === inChunks,
    createdAt: batch.createdAt,
    completedAt: batch.completedAt,
    chunks: results.map((chunk) => {
      const { chunkIndex, completedAt } = chunk
      return Object.assign(sumsOf(chunk.rows, chunk), { chunkIndex, completedAt })
    }),
  }
}

/** The outcome of every row as a CSV, with the topic id or the reason. */
export async function receiptFile(ctx: OrgContext, id: string, machine: boolean) {
  const batch = await findBatch(ctx, id)
  return { fileName: `receipt-${batch.id}.csv`, pieces: csvPieces(ctx.d1, batch.id, machine) }
}

type Place = [row: number, outcome: string, where: string]

async function* csvPieces(d1: D1Database, batchId: string, machine: boolean): AsyncGenerator<string> {
  yield csvLine(["row", "outcome", "topic_id", "message"], true)
  const { results: chunks } = await d1
    .prepare("SELECT chunk_index AS chunkIndex FROM import_chunks WHERE batch_id = ? ORDER BY chunk_index")
    .bind(batchId)
    .all<{ chunkIndex: number }>()
  let refusedAfter = 0
  for (const { chunkIndex } of chunks) {
    const stored = await d1
      .prepare("SELECT outcomes, error_count AS refused FROM import_chunks WHERE batch_id = ? AND chunk_index = ?")
      .bind(batchId, chunkIndex)
      .first<{ outcomes: string; refused: number }>()
    // Chunks cover ascending row ranges, so rejected rows are read in the same order.
    const { results: refused } = await d1
      .prepare(`SELECT "row", message FROM import_errors WHERE batch_id = ? AND "row" > ? ORDER BY "row" LIMIT ?`)
      .bind(batchId, refusedAfter, stored?.refused ?? 0)
      .all<{ row: number; message: string }>()
    refusedAfter = refused.at(-1)?.row ?? refusedAfter
    const places: Place[] = [
      ...(JSON.parse(stored?.outcomes ?? "[]") as Place[]),
      ...refused.map(({ row, message }): Place => [row, "rejected", message]),
    ]
    let piece = ""
    for (const [row, outcome, where] of places.sort(([a], [b]) => a - b)) {
      piece += csvLine(outcome === "rejected" ? [row, outcome, "", where] : [row, outcome, where, ""], machine)
    }
    if (piece !== "") yield piece
  }
}
