import { eq } from "drizzle-orm"
import type { OrgContext } from "../../kernel/context.ts"
import { connections } from "../../kernel/db/schema/index.ts"
import { type Fresh, markFresh } from "./freshness.ts"
import { namingsOf } from "./naming.ts"
import { readActivations } from "./read-activations.ts"
import type { ActivationRecord } from "./schema.ts"

const PAGE_SIZE = 200

/** `place` is the rowid; pass it as `before` to get the next page. */
export type StaleActivation = ActivationRecord & { place: number }

/** Up to `limit` stale activations with a rowid below `before`, newest first. */
export async function findStale(
  ctx: OrgContext,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number; limit: number },
): Promise<StaleActivation[]> {
  const owned = await ctx.db.select().from(connections).where(eq(connections.orgId, ctx.org.id))
  const namings = await namingsOf(ctx, owned)
  const stamps = JSON.stringify([...namings.values()].map(({ stamp }) => stamp))
  const candidates = await ctx.d1
    .prepare(
      `SELECT rowid FROM activations INDEXED BY activations_fresh
       WHERE org_id = ?1 AND status = 'active' AND (?2 = '' OR workspace_id = ?2) AND rowid < ?3
         AND (as_pushed IS NULL OR as_pushed NOT IN (SELECT value FROM json_each(?4)))
       ORDER BY rowid DESC`,
    )
    .bind(ctx.org.id, ctx.workspace, before, stamps)
    .raw<[number]>()
  const stale: StaleActivation[] = []
  const unchanged: Fresh[] = []
  for (let i = 0; i < candidates.length && stale.length < limit; i += PAGE_SIZE) {
    const places = candidates.slice(i, i + PAGE_SIZE).flat()
    const read = await readActivations(ctx, places, namings, unchanged)
    for (const { record, place } of read) if (record.stale) stale.push({ ...record, place })
  }
  markFresh(ctx, unchanged)
  return stale.slice(0, limit)
}
