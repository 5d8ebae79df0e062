import * as z from "zod"
import type { Services } from "../../kernel/context.ts"
import { hasPermission, ROLES } from "../../kernel/access/roles.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { newId } from "../../kernel/ids.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { textOfAlert } from "./alert-text.ts"
import type { AlertKind, AlertSettings } from "./schema.ts"
import { readWithSlack, slackOwner } from "./settings.ts"
import { postToSlack } from "./slack.ts"

const MINUTE_MS = 60_000
/** Delays between attempts. After the last attempt the message is marked as failed. */
const RETRY_DELAYS_MS: readonly number[] = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS)
/** Longer than an attempt may take. */
const CLAIM_MS = 5 * MINUTE_MS
const PAGE = 20
const CALLS_PER_ALERT = 6
/** Those who signed in last. */
const MAX_OPERATORS = 20
/** Recipients of one message. */
const MAX_MAILED = 30

type Due = { id: string; orgId: string; kind: AlertKind; data: string; createdAt: string; attempts: number }

/** Sends due messages. If a sender crashes, its message is sent again later under the same id. */
export async function sendAlertMessages(services: Services): Promise<void> {
  while (services.budget.left() > PAGE * CALLS_PER_ALERT) {
    const due = await claim(services)
    for (const alert of due) await sendOne(services, alert)
    if (due.length < PAGE) return
  }
}

async function claim({ home, now }: Services): Promise<Due[]> {
  const at = now()
  const { results } = await home
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
  const { directory, now, mail } = services
  const { settings, slackUrl } =
    alert.orgId === ""
      ? { settings: await operatorSettings(directory), slackUrl: null }
      : await readWithSlack(services, alert.orgId)
  const isChosen = settings.kinds.includes(alert.kind) && (await isDue(services, alert))
  const to = isChosen
    ? [...new Set([...settings.email, ...(await decidersOf(services, alert))])].slice(0, MAX_MAILED)
    : []
  const webhook = isChosen ? webhookEvent(services, alert, settings) : []
  const slack = isChosen && slackUrl !== null ? await sendToSlack(services, alert, slackUrl) : "none"
  let failed = slack === "failed"
  if (to.length > 0 && mail) {
    try {
      await mail.send({ id: alert.id, to, ...messageOf(services, alert) })
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      services.log("alerts.mail_failed", { level: "warn", alert: alert.id, error: error.message })
      failed = true
    }
  }
  const delay = RETRY_DELAYS_MS[alert.attempts]
  const sent = (to.length > 0 && mail !== null) || webhook.length > 0 || slack === "sent" ? "sent" : "none"
  const state = !failed ? sent : delay === undefined ? "failed" : "pending"
  await services.together.batch([
    services.home
      // A retry of the mail does not post to Slack again.
      .prepare(
        `UPDATE alerts SET message = ?2, attempts = attempts + ?3, next_attempt_at = ?4,
           data = iif(?5, json_set(data, '$.slack', 1), data) WHERE id = ?1`,
      )
      .bind(
        alert.id,
        state,
        failed ? 1 : 0,
        new Date(now().getTime() + (delay ?? 0)).toISOString(),
        slack === "sent" ? 1 : 0,
      ),
    ...webhook,
  ])
}

/** Skips requests for approvals that were given since. */
async function isDue({ library }: Services, { kind, data }: Due): Promise<boolean> {
  if (kind !== "approval_waiting") return true
  const waits = library.prepare(
    "SELECT 1 FROM push_runs WHERE id = json_extract(?, '$.id') AND status = 'running' AND approval = 'waiting'",
  )
  return (await waits.bind(data).first()) !== null
}

/** The addresses of those who may approve a push, but for who asked for it. */
async function decidersOf({ directory }: Services, { kind, orgId, data }: Due): Promise<string[]> {
  if (kind !== "approval_waiting") return []
  const { results } = await directory
    .prepare(
      `SELECT u.email FROM memberships AS m CROSS JOIN users AS u ON u.id = m.user_id
       WHERE m.org_id = ?1 AND m.role IN (SELECT value FROM json_each(?2)) AND u.id <> json_extract(?3, '$.requestedBy')
         AND u.erased_at IS NULL ORDER BY u.id LIMIT ${MAX_MAILED}`,
    )
    .bind(orgId, JSON.stringify(ROLES.filter((role) => hasPermission(role, "connections"))), data)
    .all<{ email: string }>()
  return usable(results.map(({ email }) => email))
}

/** Answers of Slack after which an address works no more: it was revoked, or the channel is gone. */
const GONE = new Set([404, 410])

async function sendToSlack(services: Services, alert: Due, sealed: string): Promise<"sent" | "failed" | "none"> {
  const { directory, vault, now, log } = services
  if (dataOf(alert)["slack"] !== undefined) return "none"
  try {
    const { url } = await vault.open(slackOwner(alert.orgId), sealed)
    const { title, detail, link } = textOfAlert(alert.kind, dataOf(alert))
    await postToSlack(services, String(url), { title, detail, url: services.publicUrl + link })
    return "sent"
  } catch (error) {
    const status = error instanceof OutboundError ? error.status : undefined
    log("alerts.slack_failed", { level: "warn", alert: alert.id, error: error instanceof Error ? error.message : "" })
    if (status === undefined || !GONE.has(status)) return "failed"
    const at = now().toISOString()
    const data = { name: "Slack", reason: `It answered with status ${status}. Enter a new address under Alerts.` }
    await directory.batch([
      directory
        .prepare(
          `UPDATE organizations SET slack_url = NULL, alert_settings = json_remove(alert_settings, '$.slack')
           WHERE id = ?1 AND slack_url = ?2`,
        )
        .bind(alert.orgId, sealed),
      directory
        .prepare(
          `INSERT INTO alerts (id, org_id, kind, data, created_at, next_attempt_at)
           VALUES (?1, ?2, 'credentials_refused', ?3, ?4, ?4) ON CONFLICT DO NOTHING`,
        )
        .bind(`slack/${alert.orgId}/${at.slice(0, 10)}`, alert.orgId, JSON.stringify(data), at),
    ])
    return "none"
  }
}

/** One unusable address would make the provider reject the message to all. */
const usable = (emails: readonly string[]) => [...new Set(emails.flatMap((one) => z.email().safeParse(one).data ?? []))]

/** Operators get messages before something runs out. They read the rest in the bell, and monitoring reports failures. */
async function operatorSettings(d1: D1Database): Promise<AlertSettings> {
  const { results } = await d1
    .prepare(`SELECT email FROM users WHERE operator = 1 ORDER BY updated_at DESC LIMIT ${MAX_OPERATORS}`)
    .all<{ email: string }>()
  const email = usable(results.map((one) => one.email))
  return { kinds: ["wall"], email, webhookId: null, slack: null, overdueHours: 0, updatedAt: "" }
}

/** The alert as a webhook event. It reuses the alert's id, so it is written once. */
function webhookEvent(
  { library, now, features, publicUrl }: Services,
  alert: Due,
  { webhookId }: AlertSettings,
): D1PreparedStatement[] {
  if (webhookId === null || !features.webhooks) return []
  const at = now().toISOString()
  const { title, detail, link } = textOfAlert(alert.kind, dataOf(alert))
  const data = { kind: alert.kind, title, detail, link, url: publicUrl + link, ...dataOf(alert) }
  return [
    prepare(
      library,
      sql`INSERT INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
         SELECT ${newId("whd")}, org_id, id, ${`evt_${alert.id.replaceAll(/[^\w-]/g, "_")}`}, 'alert.raised',
           ${JSON.stringify(data)}, ${at}, ${alert.createdAt} FROM webhooks
         WHERE id = ${webhookId} AND org_id = ${alert.orgId} AND disabled_at IS NULL ON CONFLICT DO NOTHING`,
    ),
  ]
}

const dataOf = ({ data }: Due) => JSON.parse(data) as Record<string, unknown>

function messageOf({ publicUrl }: Services, alert: Due): { subject: string; text: string } {
  const { title, detail, link } = textOfAlert(alert.kind, dataOf(alert))
  const choice = alert.orgId === "" ? null : "Choose what you are alerted to under Alerts."
  const text = [title + ".", detail, publicUrl === "" ? `See ${link} in the console.` : publicUrl + link, choice]
  return { subject: `Strata: ${title}`, text: text.filter(Boolean).join("\n\n") }
}
