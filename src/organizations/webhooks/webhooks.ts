import type { OrgContext, Services } from "../../kernel/context.ts"
import { batchIfUnchanged } from "../../kernel/db/if-unchanged.ts"
import { readRow, readRows } from "../../kernel/db/rows.ts"
import { webhooks } from "../../kernel/db/schema/index.ts"
import { join, prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { guardUrl } from "../../kernel/outbound/url-guard.ts"
import { PLAN_WEBHOOKS } from "../../kernel/ports/plans.ts"
import { entryIfChanged } from "../audit/entry.ts"
import type { EventType } from "./event-types.ts"
import type { NewWebhook, WebhookChange, WebhookRecord, WebhookWithSecret } from "./schema.ts"
import { newSigningSecret } from "./sign.ts"

const DAY_MS = 86_400_000
/** After a rotation the old secret also signs for this long. */
const OVERLAP_MS = DAY_MS

export type Webhook = typeof webhooks.$inferSelect

export async function createWebhook(ctx: OrgContext, input: NewWebhook): Promise<WebhookWithSecret> {
  const limit = limitOf(ctx)
  guardUrl("url", input.url, ctx.outside)
  const [id, secret, at] = [newId("wh"), newSigningSecret(), ctx.now().toISOString()]
  // Counted and inserted in one statement, so that concurrent requests cannot exceed the limit.
  const insert = prepare(
    ctx.library,
    sql`INSERT INTO webhooks (id, org_id, url, description, events, secret, created_by, created_at, updated_at)
       SELECT ${id}, ${ctx.org.id}, ${input.url}, ${input.description}, ${JSON.stringify(input.events)},
         ${await seal(ctx, id, secret)}, ${ctx.actor.userId}, ${at}, ${at}
       WHERE (SELECT count(*) FROM webhooks WHERE org_id = ${ctx.org.id} AND buyer_id = '') < ${limit}`,
  )
  const [inserted] = await ctx.library.batch([
    insert,
    entryIfChanged(ctx, "webhook.created", id, { events: input.events }),
  ])
  if (inserted?.meta.changes === 0) throw new AppError(400, `Maximum ${limit} webhooks per organization`)
  return { ...recordOf(await findWebhook(ctx, id), ctx.now()), secret }
}

export async function listWebhooks({ library, org, now }: OrgContext): Promise<WebhookRecord[]> {
  const rows = await readRows(
    library,
    webhooks,
    sql`WHERE org_id = ${org.id} AND buyer_id = '' ORDER BY created_at DESC, id`,
  )
  return rows.map((row) => recordOf(row, now()))
}

export async function findWebhook({ library, org }: OrgContext, id: string): Promise<Webhook> {
  const found = await readRow(library, webhooks, sql`WHERE ${mine(org.id, id)}`)
  if (!found) throw new AppError(404, "Webhook not found")
  return found
}

export async function changeWebhook(
  ctx: OrgContext,
  id: string,
  change: WebhookChange,
  version?: string,
): Promise<WebhookRecord> {
  const fields = (["url", "events", "description", "enabled"] as const).filter((name) => change[name] !== undefined)
  await findWebhook(ctx, id)
  if (fields.length === 0) throw new AppError(400, "No valid fields to update")
  const { enabled, url, events, description } = change
  if (url !== undefined) guardUrl("url", url, ctx.outside)
  if (enabled) limitOf(ctx)
  const at = ctx.now().toISOString()
  const set = [sql`updated_at = ${at}`]
  if (url !== undefined) set.push(sql`url = ${url}`)
  if (events !== undefined) set.push(sql`events = ${JSON.stringify(events)}`)
  if (description !== undefined) set.push(sql`description = ${description}`)
  if (enabled === true) set.push(sql`disabled_at = NULL, disabled_reason = NULL, failing_since = NULL`)
  if (enabled === false) set.push(sql`disabled_at = ${at}, disabled_reason = 'Disabled by a person'`)
  const update = sql`UPDATE webhooks SET ${join(set, ", ")} WHERE ${mine(ctx.org.id, id)}`
  const stored = sql`SELECT updated_at FROM webhooks WHERE ${mine(ctx.org.id, id)}`
  const statements = [prepare(ctx.library, update), entryIfChanged(ctx, "webhook.changed", id, { fields })]
  const current = async () => recordOf(await findWebhook(ctx, id), ctx.now())
  await batchIfUnchanged(ctx.library, { stored, version }, statements, current)
  return current()
}

/** Rows deleted per statement. */
const CHUNK = 2_000
const CALLS_KEPT = 20

/** Pending deliveries and the log are deleted too. */
export async function deleteWebhook(ctx: OrgContext, id: string) {
  await findWebhook(ctx, id)
  await ctx.library.batch([
    ctx.library.prepare("DELETE FROM webhooks WHERE id = ? AND org_id = ?").bind(id, ctx.org.id),
    entryIfChanged(ctx, "webhook.deleted", id),
  ])
  const log = ctx.library
    .prepare(
      `DELETE FROM webhook_deliveries WHERE rowid IN (
         SELECT rowid FROM webhook_deliveries WHERE webhook_id = ? AND org_id = ? LIMIT ${CHUNK})`,
    )
    .bind(id, ctx.org.id)
  while (ctx.budget.left() > CALLS_KEPT && (await log.run()).meta.changes === CHUNK);
  return { deleted: true as const }
}

/** Gives a webhook a new secret. The old one also signs for a day, so that receivers can switch without a gap. */
export async function rotateSecret(ctx: OrgContext, id: string): Promise<WebhookWithSecret> {
  await findWebhook(ctx, id)
  const secret = newSigningSecret()
  const now = ctx.now()
  await ctx.library.batch([
    prepare(
      ctx.library,
      sql`UPDATE webhooks SET previous_secret = secret, previous_until = ${new Date(now.getTime() + OVERLAP_MS).toISOString()},
        secret = ${await seal(ctx, id, secret)}, updated_at = ${now.toISOString()}
         WHERE id = ${id} AND org_id = ${ctx.org.id}`,
    ),
    entryIfChanged(ctx, "webhook.secret_rotated", id),
  ])
  return { ...recordOf(await findWebhook(ctx, id), now), secret }
}

/** Secrets that sign now, the newest first. Never return or log them. */
export async function secretsOf({ vault }: Pick<Services, "vault">, webhook: Webhook, now: Date): Promise<string[]> {
  const owner = { orgId: webhook.orgId, connectionId: webhook.id }
  const isOld = webhook.previousUntil === null || webhook.previousUntil <= now.toISOString()
  const sealed = [webhook.secret, ...(isOld || webhook.previousSecret === null ? [] : [webhook.previousSecret])]
  const opened = await Promise.all(sealed.map((one) => vault.open(owner, one)))
  return opened.map(({ secret }) => String(secret))
}

/** For the batch that moves an organization to a plan without webhooks. */
export const disableAll = ({ library, now }: Pick<Services, "library" | "now">, orgId: string): D1PreparedStatement =>
  library
    .prepare(
      `UPDATE webhooks SET disabled_at = ?2, disabled_reason = 'The plan does not include webhooks'
       WHERE org_id = ?1 AND disabled_at IS NULL`,
    )
    .bind(orgId, now().toISOString())

/** Number of webhooks the plan allows; throws if none. */
function limitOf({ org }: OrgContext): number {
  const limit = PLAN_WEBHOOKS[org.plan]
  if (limit === 0) throw new AppError(403, `Webhooks are not part of the ${org.plan} plan`)
  return limit
}

/** Not the feeds that buyers subscribed to. */
const mine = (orgId: string, id: string) => sql`id = ${id} AND org_id = ${orgId} AND buyer_id = ''`

const seal = (ctx: OrgContext, id: string, secret: string) =>
  ctx.vault.seal({ orgId: ctx.org.id, connectionId: id }, { secret })

function recordOf(row: Webhook, now: Date): WebhookRecord {
  const signsOn = row.previousUntil !== null && row.previousUntil > now.toISOString()
  return {
    id: row.id,
    url: row.url,
    events: row.events as EventType[],
    description: row.description,
    enabled: row.disabledAt === null,
    disabledReason: row.disabledReason,
    disabledAt: row.disabledAt,
    failingSince: row.failingSince,
    previousSecretSignsUntil: signsOn ? row.previousUntil : null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}
