import { and, eq } from "drizzle-orm"
import * as z from "zod"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { importBatches } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"

export type Batch = typeof importBatches.$inferSelect

const count = z.int()

export const BatchRecord = z.object({
  id: z.string(),
  filename: z.string(),
  status: z.enum(["processing", "completed", "cancelled", "failed"]),
  total_rows: count,
  processed_rows: count,
  success_count: count,
  error_count: count,
  duplicate_count: count,
  adopted_count: count,
  updated_count: count,
  chunks_total: count,
  chunks_completed: count,
  use_llm: z.boolean(),
  created_at: z.string(),
  completed_at: z.string().nullable(),
})

export const batchRecord = (batch: Batch): z.output<typeof BatchRecord> => ({
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
