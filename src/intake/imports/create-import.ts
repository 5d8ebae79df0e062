import { hasPermission } from "../../kernel/access/roles.ts"
import type { Actor, OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import { demandRoom } from "../../kernel/room.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { isPrivate } from "../../organizations/settings/settings.ts"
import { AppError } from "../../kernel/errors.ts"
import { CHUNK_SIZE, type CreatedImport, type NewImport } from "./schema.ts"

const NO_PRICES = "You may not set prices. Import without `prices`, and the column is kept as a note"

/** As `POST /api/prices` demands it. */
const maySetPrices = (actor: Actor) =>
  actor.kind === "session"
    ? hasPermission(actor.role, "settings:manage")
    : actor.kind === "api_key" && actor.scopes.includes("prices:write")

/**
 * Opens an import, which uses one of the month's imports. The statements from `alongside` are written in the same
 * batch, in place of the import's own audit entry.
 */
export async function createImport(
  ctx: OrgContext,
  { filename, totalRows, mappings, useLLM, private: requested, strict, prices }: NewImport,
  alongside?: (batchId: string) => D1PreparedStatement[],
): Promise<CreatedImport> {
  if (prices && !maySetPrices(ctx.actor)) throw new AppError(403, NO_PRICES)
  await demandRoom(ctx)
  const now = ctx.now()
  const batchId = `batch_${now.getTime()}_${randomBase62(16)}`
  const chunksTotal = Math.ceil(totalRows / CHUNK_SIZE)
  const keepPrivate = await isPrivate(ctx, requested)
  const own = (id: string) => [actionEntry(ctx, "import.started", id, { filename, totalRows })]
  const insert = sql`INSERT INTO import_batches (id, org_id, workspace_id, created_by, filename, status, mappings, use_llm,
      is_private, lenient, sets_prices, total_rows, chunks_total, created_at)
    VALUES (${batchId}, ${ctx.org.id}, ${ctx.workspace}, ${ctx.actor.userId}, ${filename}, 'processing',
      ${JSON.stringify(mappings)}, ${Number(useLLM)}, ${Number(keepPrivate)}, ${Number(!strict)}, ${Number(prices === true)},
      ${totalRows}, ${chunksTotal}, ${now.toISOString()})`
  await ctx.meter.spend("imports", 1, () =>
    ctx.library.batch([prepare(ctx.library, insert), ...(alongside ?? own)(batchId)]),
  )
  return { batchId, chunksTotal, chunkSize: CHUNK_SIZE }
}
