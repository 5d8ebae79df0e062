import { and, eq, getTableColumns } from "drizzle-orm"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { importBatches } from "../../kernel/db/schema/index.ts"
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
  ...(batch.lenient && { lenient: true as const, warning_count: batch.warningCount }),
  created_at: batch.createdAt,
  completed_at: batch.completedAt,
})

/** Returns the caller's import, or throws 404. */
export async function findBatch({ db, org, workspace }: OrgContext, id: string): Promise<Batch> {
  const mine = and(
    eq(importBatches.id, id),
    eq(importBatches.orgId, org.id),
    workspace ? eq(importBatches.workspaceId, workspace) : undefined,
  )
  const batch = await db.select().from(importBatches).where(mine).get()
  if (!batch) throw new AppError(404, "Batch not found")
  return batch
}

const COLUMNS = Object.entries(getTableColumns(importBatches))

const BATCH_WITH_CHUNK = `
  SELECT ${COLUMNS.map(([field, { name }]) => `${name} AS ${field}`).join(", ")},
    EXISTS (SELECT 1 FROM import_chunks WHERE batch_id = ?1 AND chunk_index = ?4) AS hasChunk
  FROM import_batches WHERE id = ?1 AND org_id = ?2 AND ?3 IN ('', workspace_id)`

/** The same, and whether a chunk of it is done: a client that sends chunks waits for one answer instead of two. */
export async function findBatchWithChunk({ d1, org, workspace }: OrgContext, id: string, chunkIndex: number) {
  const found = await d1
    .prepare(BATCH_WITH_CHUNK)
    .bind(id, org.id, workspace, chunkIndex)
    .first<Record<string, unknown> & { hasChunk: number }>()
  if (!found) throw new AppError(404, "Batch not found")
  const { hasChunk, ...row } = found
  for (const [field, column] of COLUMNS) {
    if (row[field] !== null) row[field] = column.mapFromDriverValue(row[field])
  }
  return { batch: row as Batch, hasChunk: hasChunk === 1 }
}

/** For queue consumers, which know only the import's id. */
export const findAnyBatch = ({ db }: Pick<Services, "db">, id: string): Promise<Batch | undefined> =>
  db.select().from(importBatches).where(eq(importBatches.id, id)).get()

/** Throws 409 if the import has ended. */
export function demandProcessing({ status }: Pick<Batch, "status">) {
  if (status === "cancelled") throw new AppError(409, "Batch already cancelled")
  if (status !== "processing") throw new AppError(409, "Batch is not processing")
}
