import type { OrgContext, Services } from "../../kernel/context.ts"
import { columnsOf, readRow, rowOf } from "../../kernel/db/rows.ts"
import { importBatches } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import type { BatchRecord } from "./schema.ts"

export type Batch = typeof importBatches.$inferSelect

export const batchRecord = (batch: Batch): BatchRecord => ({
  id: batch.id,
  filename: batch.filename,
  status: batch.status,
  total_rows: batch.totalRows,
  processed_rows: batch.processedRows,
  success_count: batch.successCount,
  error_count: batch.errorCount,
  duplicate_count: batch.duplicateCount,
  adopted_count: batch.adoptedCount,
  updated_count: batch.updatedCount,
  chunks_total: batch.chunksTotal,
  chunks_completed: batch.chunksCompleted,
  use_llm: batch.useLlm,
  ...(batch.isPrivate && { private: true as const }),
  ...(!batch.lenient && { strict: true as const }),
  ...(batch.setsPrices && { prices: true as const }),
  ...(batch.warningCount > 0 && { warning_count: batch.warningCount }),
  created_at: batch.createdAt,
  completed_at: batch.completedAt,
})

/** Returns the caller's import, or throws 404. */
export async function findBatch({ library, org, workspace }: OrgContext, id: string): Promise<Batch> {
  const batch = await readRow(
    library,
    importBatches,
    sql`WHERE id = ${id} AND org_id = ${org.id} AND ${workspace} IN ('', workspace_id)`,
  )
  if (!batch) throw new AppError(404, "Batch not found")
  return batch
}

/** `findBatch`, plus whether a chunk is done, in one query: a client that sends chunks waits for one round trip instead of two. */
export async function findBatchWithChunk({ library, org, workspace }: OrgContext, id: string, chunkIndex: number) {
  const found = await prepare(
    library,
    sql`SELECT ${columnsOf(importBatches)},
        EXISTS (SELECT 1 FROM import_chunks WHERE batch_id = ${id} AND chunk_index = ${chunkIndex}) AS hasChunk
      FROM import_batches WHERE id = ${id} AND org_id = ${org.id} AND ${workspace} IN ('', workspace_id)`,
  ).first<{ hasChunk: number }>()
  if (!found) throw new AppError(404, "Batch not found")
  return { batch: rowOf(importBatches, found), hasChunk: found.hasChunk === 1 }
}

/** For queue consumers, which know only the import's id. */
export const findAnyBatch = ({ library }: Pick<Services, "library">, id: string): Promise<Batch | undefined> =>
  readRow(library, importBatches, sql`WHERE id = ${id}`)

/** Throws 409 if the import has ended. */
export function demandProcessing({ status }: Pick<Batch, "status">) {
  if (status === "cancelled") throw new AppError(409, "Batch already cancelled")
  if (status !== "processing") throw new AppError(409, "Batch is not processing")
}
