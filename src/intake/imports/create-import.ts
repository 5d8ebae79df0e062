import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import { demandRoom } from "../../kernel/room.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { isPrivate } from "../../organizations/settings/settings.ts"
import { CHUNK_SIZE, type CreatedImport, type NewImport } from "./schema.ts"

/**
 * Opens an import, which uses one of the month's imports. The statements from `alongside` are written in the same
 * batch, in place of the import's own audit entry.
 */
export async function createImport(
  ctx: OrgContext,
  { filename, totalRows, mappings, useLLM, private: requested, strict }: NewImport,
  alongside?: (batchId: string) => D1PreparedStatement[],
): Promise<CreatedImport> {
  await demandRoom(ctx)
  const now = ctx.now()
  const batchId = `batch_${now.getTime()}_${randomBase62(16)}`
  const chunksTotal = Math.ceil(totalRows / CHUNK_SIZE)
  const keepPrivate = await isPrivate(ctx, requested)
  const own = (id: string) => [actionEntry(ctx, "import.started", id, { filename, totalRows })]
  const insert = sql`INSERT INTO import_batches (id, org_id, workspace_id, created_by, filename, status, mappings, use_llm,
      is_private, lenient, total_rows, chunks_total, created_at)
    VALUES (${batchId}, ${ctx.org.id}, ${ctx.workspace}, ${ctx.actor.userId}, ${filename}, 'processing',
      ${JSON.stringify(mappings)}, ${Number(useLLM)}, ${Number(keepPrivate)}, ${Number(!strict)}, ${totalRows},
      ${chunksTotal}, ${now.toISOString()})`
  await ctx.meter.spend("imports", 1, () => ctx.d1.batch([prepare(ctx.d1, insert), ...(alongside ?? own)(batchId)]))
  return { batchId, chunksTotal, chunkSize: CHUNK_SIZE }
}
