import type { OrgContext, Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { findBatch } from "./batch-record.ts"

/** Cancels or fails a running import. Topics already imported stay. */
export async function endImport(ctx: OrgContext, id: string, status: "cancelled" | "failed") {
  const batch = await findBatch(ctx, id)
  const ended = await prepare(
    ctx.library,
    sql`UPDATE import_batches SET status = ${status}, completed_at = ${ctx.now().toISOString()}
      WHERE id = ${batch.id} AND status = 'processing'`,
  ).run()
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
  { library, now }: Pick<Services, "library" | "now">,
  id: string,
  failure: string,
  sourceKey: string | null = null,
): Promise<boolean> {
  const unread = sourceKey === null ? sql`source_key IS NULL AND chunks_completed = 0` : sql`source_key = ${sourceKey}`
  const ended = await prepare(
    library,
    sql`UPDATE import_batches SET status = 'failed', failure = ${failure}, completed_at = ${now().toISOString()}
      WHERE id = ${id} AND status = 'processing' AND ${unread}`,
  ).run()
  return ended.meta.changes > 0
}
