import * as z from "zod"
import type { Services } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { newId } from "../../kernel/ids.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { textOfAlert } from "./alert-text.ts"
import type { AlertKind, AlertSettings } from "./schema.ts"
import { readAlertSettings } from "./settings.ts"

const MINUTE_MS = 60_000
/** Delays between attempts. After the last attempt the message is marked as failed. */
const RETRY_DELAYS_MS: readonly number[] = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS)
/** Longer than an attempt may take. */
const CLAIM_MS = 5 * MINUTE_MS
const PAGE = 20
const CALLS_PER_ALERT = 6
/** Those who signed in last. */
const MAX_OPERATORS = 20

type Due = { id: string; orgId: string; kind: AlertKind; data: string; createdAt: string; attempts: number }

/** Sends due messages. If a sender crashes, its message is sent again later under the same id. */
export async function sendAlertMessages(services: Services): Promise<void> {
  while (services.budget.left() > PAGE * CALLS_PER_ALERT) {
    const due = await claim(services)
    for (const alert of due) await sendOne(services, alert)
    if (due.length < PAGE) return
  }
}

async function claim({ d1, now }: Services): Promise<Due[]> {
  const at = now()
  const { results } = await d1
    .prepare(
      `UPDATE alerts SET next_attempt_at = ?1 WHERE id IN (
         SELECT id FROM alerts INDEXED BY alerts_due WHERE message = 'pending' AND next_attempt_at <= ?2
         ORDER BY next_attempt_at LIMIT ${PAGE})
       RETURNING id, org_id AS orgId, kind, data, created_at AS createdAt, attempts`,
    )
    .bind(new Date(at.getTime() + CLAIM_MS).toISOString(), at.toISOString())
    .all<Due>()
  return results
}

async function sendOne(services: Services, alert: Due): Promise<void> {
  const { d1, now, mail } = services
  const settings = alert.orgId === "" ? await operatorSettings(d1) : await readAlertSettings(services, alert.orgId)
  const isChosen = settings.kinds.includes(alert.kind)
  const to = isChosen ? settings.email : []
  const webhook = isChosen ? webhookEvent(services, alert, settings) : []
  let failed = false
  if (to.length > 0 && mail) {
    try {
      await mail.send({ id: alert.id, to, ...messageOf(alert) })
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      services.log("alerts.mail_failed", { level: "warn", alert: alert.id, error: error.message })
      failed = true
    }
  }
  const delay = RETRY_DELAYS_MS[alert.attempts]
  const sent = to.length > 0 && mail !== null ? "sent" : webhook.length > 0 ? "sent" : "none"
  const state = !failed ? sent : delay === undefined ? "failed" : "pending"
  await d1.batch([
    d1
      .prepare("UPDATE alerts SET message = ?2, attempts = attempts + ?3, next_attempt_at = ?4 WHERE id = ?1")
      .bind(alert.id, state, failed ? 1 : 0, new Date(now().getTime() + (delay ?? 0)).toISOString()),
    ...webhook,
  ])
}

/** Operators get messages before something runs out. They read the rest in the bell, and monitoring reports failures. */
async function operatorSettings(d1: D1Database): Promise<AlertSettings> {
  const { results } = await d1
    .prepare(`SELECT email FROM users WHERE operator = 1 ORDER BY updated_at DESC LIMIT ${MAX_OPERATORS}`)
    .all<{ email: string }>()
  // One unusable address would make the provider reject the message to all.
  const email = new Set(results.flatMap(({ email: address }) => z.email().safeParse(address).data ?? []))
  return { kinds: ["wall"], email: [...email], webhookId: null }
}

/** The alert as a webhook event. It reuses the alert's id, so it is written once. */
function webhookEvent(
  { d1, now, features }: Services,
  alert: Due,
  { webhookId }: AlertSettings,
): D1PreparedStatement[] {
  if (webhookId === null || !features.webhooks) return []
  const at = now().toISOString()
  const { title, detail, link } = textOfAlert(alert.kind, dataOf(alert))
  const data = { kind: alert.kind, title, detail, link, ...dataOf(alert) }
  return [
    prepare(
      d1,
      sql`INSERT INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
         SELECT ${newId("whd")}, org_id, id, ${`evt_${alert.id.replaceAll(/[^\w-]/g, "_")}`}, 'alert.raised',
           ${JSON.stringify(data)}, ${at}, ${alert.createdAt} FROM webhooks
         WHERE id = ${webhookId} AND org_id = ${alert.orgId} AND disabled_at IS NULL ON CONFLICT DO NOTHING`,
    ),
  ]
}

const dataOf = ({ data }: Due) => JSON.parse(data) as Record<string, unknown>

function messageOf(alert: Due): { subject: string; text: string } {
  const { title, detail, link } = textOfAlert(alert.kind, dataOf(alert))
  const choice = alert.orgId === "" ? null : "Choose what you are alerted to under Alerts."
  const text = [title + ".", detail, `See ${link} in the console.`, choice]
  return { subject: `Strata: ${title}`, text: text.filter(Boolean).join("\n\n") }
}
