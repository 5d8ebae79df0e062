import type { OrgContext, Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { newId } from "../../kernel/ids.ts"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { announceDeliveries } from "../../organizations/webhooks/announce.ts"
import { findLinks } from "../../topics/library/store.ts"
import { type Buyer, readBuyers } from "../buyers/buyer.ts"
import { feedVersions } from "./feed-version.ts"
import { describeSignals, readOffer, scopeOf } from "./offer.ts"
import { isPublished } from "./published.ts"

const PAGE = 50
const CALLS_PER_FEED = 60
/** More changes than this, or than this share of the feed, are announced as one. */
const MAX_CHANGES = 100
const MAX_SHARE = 0.05
const FEW_CHANGES = 10

type Change = { topicId: string; buyerId: string; kind: string; seq: number }
type Subscriber = { id: string; subscriberId: string; events: string; buyerId: string; agentUrl: string }
type Event = { type: string; entity: "signal" | "feed"; id: string; payload: Record<string, unknown> }

/** Writes what changed in feeds of signals to the webhooks of buyers that subscribed to them. */
export async function announceFeeds(services: Services): Promise<void> {
  if (!services.features.webhooks) return
  const { results } = await services.library
    .prepare(`SELECT org_id AS orgId FROM signal_feeds INDEXED BY signal_feeds_changed WHERE changes > 0 LIMIT ${PAGE}`)
    .all<{ orgId: string }>()
  for (const { orgId } of results) {
    if (services.budget.left() < CALLS_PER_FEED) return
    const ctx = await actingFor(services, { orgId, userId: "system", workspace: "" })
    if (ctx) await announceFeed(ctx)
  }
}

async function announceFeed(ctx: OrgContext): Promise<void> {
  const { library, org } = ctx
  const [changed, subscribed, size, noted] = await library.batch([
    library
      .prepare(
        `SELECT org_topic_id AS topicId, buyer_id AS buyerId, kind, seq FROM signal_changes WHERE org_id = ?
         LIMIT ${2 * MAX_CHANGES}`,
      )
      .bind(org.id),
    library
      .prepare(
        `SELECT id, subscriber_id AS subscriberId, events, buyer_id AS buyerId, description AS agentUrl FROM webhooks
         WHERE org_id = ? AND buyer_id <> '' AND disabled_at IS NULL`,
      )
      .bind(org.id),
    library
      .prepare("SELECT coalesce(sum(n), 0) AS n FROM library_cells WHERE org_id = ? AND workspace_id = ''")
      .bind(org.id),
    library.prepare("SELECT changes AS n FROM signal_feeds WHERE org_id = ?").bind(org.id),
  ])
  const changes = (changed?.results ?? []) as Change[]
  const subscribers = Map.groupBy((subscribed?.results ?? []) as Subscriber[], ({ buyerId }) => buyerId)
  const most = Math.min(MAX_CHANGES, Math.max(FEW_CHANGES, MAX_SHARE * countIn(size)))
  const isFull = countIn(noted) > MAX_CHANGES
  const buyers = (await readBuyers(ctx)).filter(({ id, status }) => status === "active" && subscribers.has(id))
  const statements: D1PreparedStatement[] = []
  for (const buyer of buyers) {
    const own = changes.filter(({ buyerId }) => buyerId === "" || buyerId === buyer.id)
    const isBulk = isFull || own.length > most || own.some(({ topicId }) => topicId === "")
    if (own.length > 0 || isFull) {
      statements.push(...(await deliveriesTo(ctx, buyer, subscribers.get(buyer.id) ?? [], isBulk ? own.length : own)))
    }
  }
  const done = JSON.stringify(changes.map(({ topicId, buyerId, seq }) => [topicId, buyerId, seq]))
  await library.batch([
    ...statements,
    // A signal that changed again in the meantime stays noted.
    library
      .prepare(
        `DELETE FROM signal_changes WHERE org_id = ?1 AND (org_topic_id, buyer_id, seq) IN
           (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?2))`,
      )
      .bind(org.id, done),
    library
      .prepare(
        `UPDATE signal_feeds SET changes = (SELECT count(*) FROM signal_changes WHERE org_id = ?1)
         WHERE org_id = ?1 AND changes >= 0`,
      )
      .bind(org.id),
  ])
  if (statements.length > 0) await announceDeliveries(ctx)
}

const countIn = (answer: D1Result | undefined) => ((answer?.results ?? []) as { n: number }[])[0]?.n ?? 0

/** `changes`: how many there are, if they are announced as one. */
async function deliveriesTo(
  ctx: OrgContext,
  buyer: Buyer,
  subscribers: readonly Subscriber[],
  changes: readonly Change[] | number,
): Promise<D1PreparedStatement[]> {
  const url = subscribers[0]?.agentUrl ?? ""
  const offer = await readOffer({ ctx, url, buyer }, undefined)
  const scope = scopeOf(offer)
  const applies = { scope, ...(scope === "account" && { account_ids: [buyer.id] }) }
  const { wholesale_feed_version: version } = await feedVersions(ctx, {}, offer)
  const events =
    typeof changes === "number" ? [bulkOf(Math.max(1, changes))] : await eventsOf({ ctx, url, buyer }, offer, changes)
  const at = ctx.now().toISOString()
  return events.flatMap(({ type, entity, id, payload }) => {
    const eventId = timeOrderedId(ctx.now().getTime())
    return subscribers
      .filter((one) => (JSON.parse(one.events) as string[]).includes(type))
      .map((one) => {
        const data = {
          idempotency_key: `whk_${eventId}`,
          notification_id: eventId,
          notification_type: type,
          fired_at: at,
          subscriber_id: one.subscriberId,
          account_id: buyer.id,
          wholesale_feed_version: version,
          cache_scope: scope,
          event: {
            event_id: eventId,
            event_type: type,
            entity_type: entity,
            entity_id: id,
            payload: { ...payload, applies_to: applies },
            created_at: at,
          },
        }
        return prepare(
          ctx.library,
          sql`INSERT INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
            VALUES (${newId("whd")}, ${ctx.org.id}, ${one.id}, ${eventId}, ${type}, ${JSON.stringify(data)}, ${at}, ${at})`,
        )
      })
  })
}

const bulkOf = (count: number): Event => ({
  type: "wholesale_feed.bulk_change",
  entity: "feed",
  id: "signals",
  payload: {
    summary: "Many signals or their prices changed",
    affected_entity_type: "signal",
    affected_count: count,
    recommendation: "wholesale_resync",
  },
})

type Task = Parameters<typeof readOffer>[0]

/** A change counts as what the buyer sees now: a signal that is gone or not for sale any more is removed. */
async function eventsOf(task: Task, offer: Awaited<ReturnType<typeof readOffer>>, changes: readonly Change[]) {
  const rows = await findLinks(
    task.ctx,
    changes.map(({ topicId }) => topicId),
  )
  const shown = changes.flatMap(({ topicId }) => {
    const row = rows.get(topicId)
    return row && isPublished(row) ? [{ row }] : []
  })
  const signals = new Map(
    (await describeSignals(task, offer, shown)).map((one) => [one["signal_agent_segment_id"], one]),
  )
  return changes.flatMap(({ topicId: id, kind }): Event[] => {
    const signal = signals.get(id)
    const named = { signal_agent_segment_id: id }
    // It came and went between two announcements.
    if (!signal && kind === "created") return []
    if (!signal) return [{ type: "signal.removed", entity: "signal", id, payload: named }]
    const payload = { ...named, signal_ref: signal["signal_ref"] }
    if (kind === "priced") {
      return [
        {
          type: "signal.priced",
          entity: "signal",
          id,
          payload: { ...payload, pricing_options: signal["pricing_options"] },
        },
      ]
    }
    const type = kind === "created" ? "signal.created" : "signal.updated"
    return [{ type, entity: "signal", id, payload: { ...payload, signal } }]
  })
}

/** A UUID of version 7: receivers order events by it. */
function timeOrderedId(ms: number): string {
  const [time, random] = [ms.toString(16).padStart(12, "0"), crypto.randomUUID()]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
