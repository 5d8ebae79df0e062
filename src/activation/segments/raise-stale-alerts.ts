import type { Services } from "../../kernel/context.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { countStale, findStale } from "./find-stale.ts"

const DAY_MS = 86_400_000
/** Segments that stay stale are reported again after this time. */
const REMIND_AFTER_MS = 7 * DAY_MS
const CALLS_PER_ORGANIZATION = 150

/** Alerts organizations whose live segments differ from what a push would send. Resumes after the last organization. */
export async function raiseStaleAlerts(services: Services, cursor: string | null): Promise<string | null> {
  const { d1, now, budget } = services
  const at = now()
  const next = d1.prepare(
    `SELECT o.id FROM organizations AS o WHERE o.id > ?1 AND o.erased_at IS NULL
       AND EXISTS (SELECT 1 FROM activations WHERE org_id = o.id AND status = 'active')
       AND NOT EXISTS (
         SELECT 1 FROM alerts INDEXED BY alerts_org WHERE org_id = o.id AND created_at > ?2 AND kind = 'segments_stale')
     ORDER BY o.id LIMIT 1`,
  )
  const remindedBefore = new Date(at.getTime() - REMIND_AFTER_MS).toISOString()
  let place = cursor ?? ""
  while (budget.left() > CALLS_PER_ORGANIZATION) {
    const orgId = await next.bind(place, remindedBefore).first<string>("id")
    if (orgId === null) return null
    place = orgId
    const ctx = await actingFor(services, { orgId, userId: "system", workspace: "" })
    if (!ctx || (await findStale(ctx, { limit: 1 })).stale.length === 0) continue
    const data = JSON.stringify({ count: await countStale(ctx) })
    await d1
      .prepare(
        `INSERT INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
         VALUES (?1, ?2, 'segments_stale', ?3, ?4, ?4) ON CONFLICT DO NOTHING`,
      )
      .bind(`stale/${orgId}/${at.toISOString()}`, orgId, data, at.toISOString())
      .run()
  }
  return place
}
