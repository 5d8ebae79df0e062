import type { Services } from "../../kernel/context.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { countStale, findStale } from "./find-stale.ts"

const DAY_MS = 86_400_000
/** Segments that stay stale are reported again after this time. */
const REMIND_AFTER_MS = 7 * DAY_MS
const CALLS_PER_ORGANIZATION = 150
const PAGE = 500

/** Alerts organizations whose live segments differ from what a push would send. Resumes after the last organization. */
export async function raiseStaleAlerts(services: Services, cursor: string | null): Promise<string | null> {
  const page = services.directory.prepare(
    `SELECT id FROM organizations WHERE id > ? AND erased_at IS NULL ORDER BY id LIMIT ${PAGE}`,
  )
  let place = cursor ?? ""
  while (services.budget.left() > CALLS_PER_ORGANIZATION) {
    const { results } = await page.bind(place).all<{ id: string }>()
    for (const orgId of await withSegments(services, results)) {
      if (services.budget.left() <= CALLS_PER_ORGANIZATION) return place
      place = orgId
      await raiseIfStale(services, orgId)
    }
    if (results.length < PAGE) return null
    place = results.at(-1)?.id ?? place
  }
  return place
}

/** The organizations among these that have live segments and were not alerted lately, by id. */
async function withSegments(services: Services, among: readonly { id: string }[]): Promise<string[]> {
  const remindedBefore = new Date(services.now().getTime() - REMIND_AFTER_MS).toISOString()
  const { results } = await services.library
    .prepare(
      `SELECT o.value AS id FROM json_each(?1) AS o
       WHERE EXISTS (SELECT 1 FROM activations WHERE org_id = o.value AND status = 'active')
         AND NOT EXISTS (
           SELECT 1 FROM alerts INDEXED BY alerts_org WHERE org_id = o.value AND created_at > ?2 AND kind = 'segments_stale')
       ORDER BY o.value`,
    )
    .bind(JSON.stringify(among.map(({ id }) => id)), remindedBefore)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

async function raiseIfStale(services: Services, orgId: string): Promise<void> {
  const ctx = await actingFor(services, { orgId, userId: "system", workspace: "" })
  if (!ctx || (await findStale(ctx, { limit: 1 })).stale.length === 0) return
  const [data, at] = [JSON.stringify({ count: await countStale(ctx) }), services.now().toISOString()]
  await ctx.library
    .prepare(
      `INSERT INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
       VALUES (?1, ?2, 'segments_stale', ?3, ?4, ?4) ON CONFLICT DO NOTHING`,
    )
    .bind(`stale/${orgId}/${at}`, orgId, data, at)
    .run()
}
