import type { OrgContext } from "../../kernel/context.ts"
import { asStatement } from "../../kernel/db/sql.ts"
import { importBatches } from "../../kernel/db/schema/index.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import { isPrivate } from "../../organizations/settings/settings.ts"
import { CHUNK_SIZE, type CreatedImport, type NewImport } from "./schema.ts"

/**
 * Opens an import, which uses one of the month's imports. The statements from `alongside` are written in the same
 * batch.
 */
export async function createImport(
  ctx: OrgContext,
  { filename, totalRows, mappings, useLLM, private: asked, lenient }: NewImport,
  alongside: (batchId: string) => D1PreparedStatement[] = () => [],
): Promise<CreatedImport> {
  const now = ctx.now()
  const batchId = `batch_${now.getTime()}_${randomBase62(16)}`
  const chunksTotal = Math.ceil(totalRows / CHUNK_SIZE)
  const insert = ctx.db.insert(importBatches).values({
    id: batchId,
    orgId: ctx.org.id,
    workspaceId: ctx.workspace,
    createdBy: ctx.actor.userId,
    filename,
    status: "processing",
    mappings,
    useLlm: useLLM,
    isPrivate: await isPrivate(ctx, asked),
    lenient: lenient ?? false,
    totalRows,
    chunksTotal,
    createdAt: now.toISOString(),
  })
  await ctx.meter.spend("imports", 1, () => ctx.d1.batch([asStatement(ctx.d1, insert), ...alongside(batchId)]))
  return { batchId, chunksTotal, chunkSize: CHUNK_SIZE }
}
