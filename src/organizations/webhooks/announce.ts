import type { Services } from "../../kernel/context.ts"
import { sendAll } from "../../kernel/queues/send.ts"
import type { WebhookMessage } from "./messages.ts"

/** How many of the newest due deliveries are checked; they include those just written. */
const NEWEST = 200
const PAGE = 100
const CALLS_PER_PAGE = 5

type Port = Pick<Services, "library" | "now" | "queues" | "features">

/** Queues the webhooks of deliveries that were just written. The sweep repeats this if it fails. */
export async function announceDeliveries({ library, now, queues, features }: Port): Promise<void> {
  if (!features.webhooks) return
  const { results } = await library
    .prepare(
      `SELECT DISTINCT webhook_id AS webhookId FROM (
         SELECT webhook_id FROM webhook_deliveries INDEXED BY webhook_deliveries_due
         WHERE status = 'pending' AND next_attempt_at <= ?1 ORDER BY next_attempt_at DESC LIMIT ${NEWEST})`,
    )
    .bind(now().toISOString())
    .all<WebhookMessage>()
  if (results.length > 0) await sendAll(queues["strata-webhooks"], results)
}

/** Queues every webhook with due deliveries: retries, and deliveries left by a crash or a queue outage. */
export async function sweepWebhooks(services: Services): Promise<void> {
  const { library, now, queues, features, budget } = services
  if (!features.webhooks) return
  const next = library.prepare(
    `SELECT id AS webhookId FROM webhooks AS w WHERE id > ?1 AND disabled_at IS NULL AND EXISTS (
       SELECT 1 FROM webhook_deliveries INDEXED BY webhook_deliveries_waiting
       WHERE webhook_id = w.id AND status = 'pending' AND next_attempt_at <= ?2)
     ORDER BY id LIMIT ${PAGE}`,
  )
  for (let after = ""; budget.left() > CALLS_PER_PAGE;) {
    const { results } = await next.bind(after, now().toISOString()).all<WebhookMessage>()
    if (results.length > 0) await sendAll(queues["strata-webhooks"], results)
    if (results.length < PAGE) return
    after = results.at(-1)?.webhookId ?? ""
  }
}

/** Queues a given-up message again: its deliveries are still due. */
export async function replayWebhook(services: Services, message: WebhookMessage, alongside: D1PreparedStatement[]) {
  await services.directory.batch(alongside)
  await sendAll(services.queues["strata-webhooks"], [message])
}
