import { and, eq, isNull } from "drizzle-orm"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { importBatches } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import { findBatch } from "./batch-record.ts"

/** Cancels or fails a running import. Topics already imported stay. */
export async function endImport(ctx: OrgContext, id: string, status: "cancelled" | "failed") {
  const batch = await findBatch(ctx, id)
  const ended = await ctx.db
    .update(importBatches)
    .set({ status, completedAt: ctx.now().toISOString() })
    .where(and(eq(importBatches.id, batch.id), eq(importBatches.status, "processing")))
    .run()
  if (ended.meta.changes === 0) {
    const { status: found } = await findBatch(ctx, id)
    throw new AppError(409, `Batch is ${found}, can only cancel/fail a processing batch`)
  }
  return { batchId: batch.id, status }
}

/**
 * Fails an import whose source cannot be read, unless chunks were already imported or another file was claimed. Returns
 * true if this call ended the import.
 */
export async function failUnread(
  { db, now }: Pick<Services, "db" | "now">,
  id: string,
  failure: string,
  sourceKey: string | null = null,
): Promise<boolean> {
  const ended = await db
    .update(importBatches)
    .set({ status: "failed", failure, completedAt: now().toISOString() })
    .where(
      and(
        eq(importBatches.id, id),
        eq(importBatches.status, "processing"),
        sourceKey === null ? isNull(importBatches.sourceKey) : eq(importBatches.sourceKey, sourceKey),
        sourceKey === null ? eq(importBatches.chunksCompleted, 0) : undefined,
      ),
    )
    .run()
  return ended.meta.changes > 0
}
