import type { OrgContext } from "../../kernel/context.ts"
import { join, prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { cursorAt, pageIn } from "../../kernel/http/cursor.ts"
import { sendAll } from "../../kernel/queues/send.ts"
import { actionEntry } from "../audit/entry.ts"
import type { DeliveryPage, DeliveryQuery, WebhookDelivery } from "./schema.ts"
import { findWebhook } from "./webhooks.ts"

const DEFAULT_PAGE = 50

type Row = Omit<WebhookDelivery, "data" | "log" | "nextAttemptAt"> & {
  place: number
  data: string
  log: string
  nextAttemptAt: string
}

const COLUMNS = `rowid AS place, id, webhook_id AS webhookId, event_id AS eventId, type, status, attempts,
  next_attempt_at AS nextAttemptAt, created_at AS createdAt, completed_at AS completedAt, data, log`

/** Newest first. */
export async function listDeliveries(ctx: OrgContext, webhookId: string, query: DeliveryQuery): Promise<DeliveryPage> {
  await findWebhook(ctx, webhookId)
  const { limit, after } = pageIn({ ...query, limit: query.limit ?? DEFAULT_PAGE }) ?? { limit: DEFAULT_PAGE }
  const { text, values } = join(
    [
      sql("webhook_id = ? AND org_id = ?", webhookId, ctx.org.id),
      ...(query.status ? [sql("+status = ?", query.status)] : []),
      ...(after ? [sql("(created_at, rowid) < (?, ?)", ...after)] : []),
    ],
    " AND ",
  )
  const { results } = await prepare(
    ctx.library,
    sql(
      `SELECT ${COLUMNS} FROM webhook_deliveries INDEXED BY webhook_deliveries_log
       WHERE ${text} ORDER BY created_at DESC, rowid DESC LIMIT ?`,
      ...values,
      limit + 1,
    ),
  ).all<Row>()
  const page = results.slice(0, limit)
  const last = results.length > limit ? page.at(-1) : undefined
  return { data: page.map(recordOf), next: last ? cursorAt([last.createdAt, last.place]) : null }
}

/** Delivers an event again, under the same id. */
export async function replayDelivery(ctx: OrgContext, webhookId: string, id: string): Promise<WebhookDelivery> {
  const webhook = await findWebhook(ctx, webhookId)
  await findDelivery(ctx, webhookId, id)
  if (webhook.disabledAt !== null) throw new AppError(409, "Webhook is disabled")
  await ctx.library.batch([
    ctx.library
      .prepare(
        `UPDATE webhook_deliveries SET status = 'pending', attempts = 0, next_attempt_at = ?4, claim = NULL, completed_at = NULL
         WHERE id = ?1 AND webhook_id = ?2 AND org_id = ?3`,
      )
      .bind(id, webhookId, ctx.org.id, ctx.now().toISOString()),
    actionEntry(ctx, "webhook.replayed", webhookId, { delivery: id }),
  ])
  // Deferred, so that a queue outage does not fail the request; the sweep then sends the message.
  ctx.defer(sendAll(ctx.queues["strata-webhooks"], [{ webhookId }]))
  return findDelivery(ctx, webhookId, id)
}

async function findDelivery({ library, org }: OrgContext, webhookId: string, id: string): Promise<WebhookDelivery> {
  const row = await library
    .prepare(`SELECT ${COLUMNS} FROM webhook_deliveries WHERE id = ? AND webhook_id = ? AND org_id = ?`)
    .bind(id, webhookId, org.id)
    .first<Row>()
  if (!row) throw new AppError(404, "Delivery not found")
  return recordOf(row)
}

const recordOf = ({ place: _place, ...row }: Row): WebhookDelivery => ({
  ...row,
  nextAttemptAt: row.status === "pending" ? row.nextAttemptAt : null,
  data: JSON.parse(row.data) as WebhookDelivery["data"],
  log: JSON.parse(row.log) as WebhookDelivery["log"],
})
