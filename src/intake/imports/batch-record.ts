import { and, eq } from "drizzle-orm"
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

/** For queue consumers, which know only the import's id. */
export const findAnyBatch = ({ db }: Pick<Services, "db">, id: string): Promise<Batch | undefined> =>
  db.select().from(importBatches).where(eq(importBatches.id, id)).get()

/** Throws 409 if the import has ended. */
export function demandProcessing({ status }: Pick<Batch, "status">) {
  if (status === "cancelled") throw new AppError(409, "Batch already cancelled")
  if (status !== "processing") throw new AppError(409, "Batch is not processing")
}
