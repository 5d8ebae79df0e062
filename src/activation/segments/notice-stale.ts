import type { OrgContext, Services } from "../../kernel/context.ts"
import { bulkInsert } from "../../kernel/db/bulk-insert.ts"
import { newId, sha256Hex } from "../../kernel/ids.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { announceDeliveries } from "../../organizations/webhooks/announce.ts"
import { findStale, type StaleActivation } from "./find-stale.ts"

/** Stale activations reported per step. */
const STEP = 200
/** A step compares up to ten pages of activations. */
const CALLS_PER_STEP = 40

type Subscriber = { id: string; orgId: string; createdBy: string }
/** The next webhook, and where to continue in its organization's activations. */
type Cursor = { webhook: string; after?: string }

/**
 * Sends `activation.stale` for segments that differ from what a push would send. No trigger can detect that, so this searches for them. The
 * event's id is derived from the difference: each difference is sent once.
 */
export async function noticeStale(services: Services, cursor: string | null): Promise<string | null> {
  const { library, budget, features } = services
  if (!features.webhooks) return null
  let place: Cursor = cursor === null ? { webhook: "" } : (JSON.parse(cursor) as Cursor)
  while (budget.left() > CALLS_PER_STEP) {
    const webhook = await library
      .prepare(
        `SELECT id, org_id AS orgId, created_by AS createdBy FROM webhooks
         WHERE id ${place.after === undefined ? ">" : ">="} ? AND disabled_at IS NULL AND instr(events, '"activation.stale"') > 0
         ORDER BY id LIMIT 1`,
      )
      .bind(place.webhook)
      .first<Subscriber>()
    if (!webhook) return null
    const after = webhook.id === place.webhook ? place.after : undefined
    place = { webhook: webhook.id, after: await notifyWebhook(services, webhook, after) }
    await announceDeliveries(services)
  }
  return JSON.stringify(place)
}

/** Returns where to continue; undefined after the last one. */
async function notifyWebhook(
  services: Services,
  webhook: Subscriber,
  after: string | undefined,
): Promise<string | undefined> {
  const ctx = await actingFor(services, { orgId: webhook.orgId, userId: webhook.createdBy, workspace: "" })
  if (!ctx) return undefined
  const { stale, next } = await findStale(ctx, { after, limit: STEP })
  if (stale.length > 0) await ctx.library.batch(await eventsOf(ctx, webhook, stale))
  return next
}

async function eventsOf(ctx: OrgContext, { id, orgId }: Subscriber, stale: readonly StaleActivation[]) {
  const at = ctx.now().toISOString()
  const rows = await Promise.all(
    stale.map(async (one) => [newId("whd"), orgId, id, await eventId(one), TYPE, JSON.stringify(dataOf(one)), at, at]),
  )
  return bulkInsert(ctx.library, "webhook_deliveries", COLUMNS, rows, "ON CONFLICT DO NOTHING")
}
const TYPE = "activation.stale"
const COLUMNS = ["id", "org_id", "webhook_id", "event_id", "type", "data", "next_attempt_at", "created_at"]

async function eventId({ id, currentPlatformName, currentPlatformDesc, currentEngineVersion }: StaleActivation) {
  const difference = JSON.stringify([id, currentPlatformName, currentPlatformDesc, currentEngineVersion])
  return `evt_${(await sha256Hex(difference)).slice(0, 32)}`
}

const dataOf = (one: StaleActivation) => ({
  activation_id: one.id,
  topic_id: one.topicId,
  topic_name: one.topicName,
  connection_id: one.connectionId,
  platform: one.platform,
  platform_segment_id: one.platformSegmentId,
  segment_name: one.pushedName,
  current_segment_name: one.currentPlatformName,
  org_topic_id: one.orgTopicId,
})
