import { and, desc, eq } from "drizzle-orm"
import type { OrgContext } from "../context.ts"
import { importBatches } from "../db/schema/index.ts"

export async function listImports({ db, org, workspace }: OrgContext, page: { limit: number; offset: number }) {
  const rows = await db
    .select()
    .from(importBatches)
    .where(and(eq(importBatches.orgId, org.id), workspace ? eq(importBatches.workspaceId, workspace) : undefined))
    .orderBy(desc(importBatches.createdAt), desc(importBatches.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(batchRecord)
}

const batchRecord = (batch: typeof importBatches.$inferSelect) => ({
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
