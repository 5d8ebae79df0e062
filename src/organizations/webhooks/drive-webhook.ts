import type { Services } from "../../kernel/context.ts"
import { atLibrary, type Databases } from "../../kernel/db/databases.ts"
import { readRow } from "../../kernel/db/rows.ts"
import { webhooks } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { entryIfChanged } from "../audit/entry.ts"
import { attempt, type Attempted, type Delivery } from "./attempt.ts"
import type { WebhookMessage } from "./messages.ts"
import { feedKey } from "./sign-feed.ts"
import { secretsOf, type Webhook } from "./webhooks.ts"

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Delays between attempts. After the last one the delivery fails. */
const RETRY_DELAYS_MS: readonly number[] = [
  30 * SECOND_MS,
  2 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  24 * HOUR_MS,
]
/** Deliveries sent in parallel. The platform allows six open connections. */
const ROUND = 5
/** After this, a sender is presumed dead. Longer than an attempt may take. */
const CLAIM_MS = 2 * MINUTE_MS
/** Calls per round, including the cleanup after the last one. */
const CALLS_PER_ROUND = 30
/** A message delivers for this long, then yields to other webhooks. */
const TURN_MS = MINUTE_MS
/** Retries due sooner get their own message; cron finds the rest. */
const SOON_MS = 20 * MINUTE_MS
/** A webhook that has failed for this long is disabled. */
export const DISABLED_AFTER_MS = 5 * DAY_MS
const MAX_LOG = 20

type Port = Pick<Services, keyof Databases | "now" | "outside" | "vault" | "budget" | "queues" | "log" | "requestId">

/**
 * Delivers due events, a few at a time. Two senders never send the same delivery at the same time, and no delivery is lost if a sender
 * dies.
 */
export async function driveWebhook(services: Port, { webhookId }: WebhookMessage): Promise<void> {
  const started = services.now().getTime()
  for (;;) {
    const webhook = await findActive(services, webhookId)
    if (!webhook) return
    const claimed = await claim(services, webhook)
    if (claimed.rows.length === 0) break
    const { buyerId, orgId } = webhook
    const signer = buyerId === "" ? await secretsOf(services, webhook, services.now()) : await feedKey(services, orgId)
    const results = await Promise.all(
      claimed.rows.map(async (row) => ({ row, result: await attempt(services, webhook, signer, row) })),
    )
    await services.library.batch(commit(services, webhook, claimed.token, results))
    // The receiver is down: stop for now; cron retries.
    if (results.every(({ result }) => !result.success)) break
    if (services.budget.left() < CALLS_PER_ROUND || services.now().getTime() - started > TURN_MS) {
      await services.queues["strata-webhooks"].sendBatch([{ body: { webhookId } }])
      return
    }
  }
  await wakeForRetry(services, webhookId)
}

/** The webhook, unless it is disabled or its organization is being erased. While it fails, only one sender tries it. */
async function findActive(services: Port, id: string): Promise<Webhook | undefined> {
  const webhook = await readRow(
    services.library,
    webhooks,
    sql`WHERE webhooks.id = ${id} AND webhooks.disabled_at IS NULL
        AND (webhooks.buyer_id = '' OR EXISTS (SELECT 1 FROM buyers AS b WHERE b.id = webhooks.buyer_id AND b.status = 'active'))
        AND (webhooks.failing_since IS NULL OR NOT EXISTS (
          SELECT 1 FROM webhook_deliveries AS sent WHERE sent.webhook_id = ${id} AND sent.status = 'pending'
            AND sent.claim IS NOT NULL AND sent.next_attempt_at > ${services.now().toISOString()}))`,
  )
  const isThere = sql`SELECT 1 FROM organizations WHERE id = ${webhook?.orgId ?? ""} AND erased_at IS NULL`
  return webhook && (await prepare(services.directory, isThere).first()) !== null ? webhook : undefined
}

/** `next_attempt_at` is when the claim expires: then another sender may send the delivery again, under the same event id. */
async function claim({ library, now }: Port, { id }: Webhook): Promise<{ token: string; rows: Delivery[] }> {
  const token = crypto.randomUUID()
  const at = now()
  const { results } = await library
    .prepare(
      `UPDATE webhook_deliveries SET claim = ?2, next_attempt_at = ?3 WHERE id IN (
         SELECT id FROM webhook_deliveries INDEXED BY webhook_deliveries_waiting
         WHERE webhook_id = ?1 AND status = 'pending' AND next_attempt_at <= ?4 ORDER BY next_attempt_at LIMIT ${ROUND})
       RETURNING id, org_id AS orgId, webhook_id AS webhookId, event_id AS eventId, type, data, status, attempts,
         next_attempt_at AS nextAttemptAt, claim, log, created_at AS createdAt, completed_at AS completedAt`,
    )
    .bind(id, token, new Date(at.getTime() + CLAIM_MS).toISOString(), at.toISOString())
    .all<Stored>()
  return { token, rows: results.map(deliveryOf) }
}

type Stored = Omit<Delivery, "data" | "log"> & { data: string; log: string }
const deliveryOf = (row: Stored): Delivery => ({
  ...row,
  data: JSON.parse(row.data) as Delivery["data"],
  log: JSON.parse(row.log) as Delivery["log"],
})

type Outcome = { row: Delivery; result: Attempted }

/** Commits the results and the webhook's state in one batch. Rows that another sender has claimed are unchanged. */
function commit(services: Port, webhook: Webhook, token: string, outcomes: readonly Outcome[]): D1PreparedStatement[] {
  const { library, now } = services
  const at = now()
  const update = library.prepare(
    `UPDATE webhook_deliveries SET status = ?3, attempts = ?4, next_attempt_at = ?5, claim = NULL, log = ?6, completed_at = ?7
     WHERE id = ?1 AND claim = ?2`,
  )
  const isGone = outcomes.some(({ result }) => result.status === 410)
  return [
    ...outcomes.map(({ row, result }) => {
      const { status, nextAttemptAt } = nextOf(row.attempts, result, at)
      const completed = status === "pending" ? null : at.toISOString()
      return update.bind(row.id, token, status, row.attempts + 1, nextAttemptAt, logWith(row, result), completed)
    }),
    outcomes.some(({ result }) => result.success)
      ? library.prepare("UPDATE webhooks SET failing_since = NULL WHERE id = ?").bind(webhook.id)
      : library
          .prepare("UPDATE webhooks SET failing_since = coalesce(failing_since, ?2) WHERE id = ?1")
          .bind(webhook.id, at.toISOString()),
    ...disable(services, webhook, isGone),
  ]
}

/** Receivers that answer 410 unsubscribed; those that fail for days are presumed abandoned. */
function disable(services: Port, { id, orgId }: Webhook, isGone: boolean): D1PreparedStatement[] {
  const at = services.now()
  const failedSince = new Date(at.getTime() - DISABLED_AFTER_MS).toISOString()
  const reason = isGone ? "The receiver answered 410 Gone" : "No delivery has succeeded for 5 days"
  const acting = { ...atLibrary(services), org: { id: orgId }, actor: { userId: "system" } }
  return [
    prepare(
      services.library,
      sql`UPDATE webhooks SET disabled_at = ${at.toISOString()}, disabled_reason = ${reason}
         WHERE id = ${id} AND disabled_at IS NULL AND (${isGone ? 1 : 0} OR failing_since <= ${failedSince})`,
    ),
    entryIfChanged(acting, "webhook.disabled", id, { reason }),
  ]
}

/** A receiver may ask for more time than the schedule allows, up to the longest delay. */
function nextOf(
  attempts: number,
  { success, retryAfterMs = 0 }: Pick<Attempted, "success" | "retryAfterMs">,
  at: Date,
) {
  if (success) return { status: "delivered" as const, nextAttemptAt: at.toISOString() }
  const delay = RETRY_DELAYS_MS[attempts]
  if (delay === undefined) return { status: "failed" as const, nextAttemptAt: at.toISOString() }
  const wait = Math.max(delay, Math.min(retryAfterMs, DAY_MS))
  return { status: "pending" as const, nextAttemptAt: new Date(at.getTime() + wait).toISOString() }
}

export const logWith = ({ log }: Pick<Delivery, "log">, { at, status, error, ms }: Attempted) =>
  JSON.stringify([...log, { at, status, error, ms }].slice(-MAX_LOG))

async function wakeForRetry({ library, now, queues }: Port, webhookId: string): Promise<void> {
  const at = now().getTime()
  const next = await library
    .prepare(
      `SELECT min(next_attempt_at) AS next FROM webhook_deliveries INDEXED BY webhook_deliveries_waiting
       WHERE webhook_id = ?1 AND status = 'pending' AND next_attempt_at > ?2`,
    )
    .bind(webhookId, new Date(at).toISOString())
    .first<string | null>("next")
  if (next === null) return
  const waitMs = new Date(next).getTime() - at
  if (waitMs > SOON_MS) return
  await queues["strata-webhooks"].sendBatch([{ body: { webhookId }, delaySeconds: Math.ceil(waitMs / SECOND_MS) }])
}
