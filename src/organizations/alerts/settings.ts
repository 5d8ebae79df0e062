import type { OrgContext, Services } from "../../kernel/context.ts"
import { batchIfUnchanged } from "../../kernel/db/if-unchanged.ts"
import { sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { changesOf } from "../audit/changes-of.ts"
import { entryIfChanged } from "../audit/entry.ts"
import { findWebhook } from "../webhooks/webhooks.ts"
import { type AlertSettings, type AlertSettingsChange, OPTIONAL_KINDS, ORGANIZATION_KINDS } from "./schema.ts"
import { slackHint } from "./slack.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

export const DEFAULT_OVERDUE_HOURS = 26

const DEFAULTS: AlertSettings = {
  kinds: ORGANIZATION_KINDS.filter((kind) => !OPTIONAL_KINDS.includes(kind)),
  email: [],
  webhookId: null,
  slack: null,
  overdueHours: DEFAULT_OVERDUE_HOURS,
  updatedAt: "",
}

export const readAlertSettings = async (services: Pick<Services, "directory">, orgId: string): Promise<AlertSettings> =>
  (await readWithSlack(services, orgId)).settings

/** The settings, and the sealed address of the channel in Slack. */
export async function readWithSlack({ directory }: Pick<Services, "directory">, orgId: string) {
  const stored = await directory
    .prepare("SELECT alert_settings AS settings, slack_url AS slackUrl FROM organizations WHERE id = ?")
    .bind(orgId)
    .first<{ settings: string | null; slackUrl: string | null }>()
  const chosen = stored?.settings ? (JSON.parse(stored.settings) as Partial<AlertSettings>) : {}
  return { settings: { ...DEFAULTS, ...chosen }, slackUrl: stored?.slackUrl ?? null }
}

/** An address of Slack belongs to the organization as a whole. */
export const slackOwner = (orgId: string) => ({ orgId, connectionId: orgId })

export async function changeAlertSettings(
  ctx: OrgContext,
  { slackUrl, ...change }: AlertSettingsChange,
  version?: string,
): Promise<AlertSettings> {
  const slack = slackUrl ? slackHint(slackUrl) : slackUrl
  const given = Object.fromEntries(Object.entries({ ...change, slack }).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) throw new AppError(400, "No valid fields to update")
  if (typeof change.webhookId === "string") await findWebhook(ctx, change.webhookId)
  const before = await readAlertSettings(ctx, ctx.org.id)
  const at = ctx.now().toISOString()
  const settings = { ...before, ...given, updatedAt: at }
  const sealed = slackUrl ? await ctx.vault.seal(slackOwner(ctx.org.id), { url: slackUrl }) : null
  const stored = sql`SELECT alert_settings ->> 'updatedAt' FROM organizations WHERE id = ${ctx.org.id}`
  const statements = [
    ...(slackUrl === undefined
      ? []
      : [ctx.directory.prepare("UPDATE organizations SET slack_url = ? WHERE id = ?").bind(sealed, ctx.org.id)]),
    ctx.directory
      .prepare("UPDATE organizations SET alert_settings = ?, updated_at = ? WHERE id = ?")
      .bind(JSON.stringify(settings), at, ctx.org.id),
    entryIfChanged(atDirectory(ctx), "organization.alerts_changed", ctx.org.id, {
      fields: Object.keys(given),
      ...changesOf(before, given),
    }),
  ]
  const current = () => readAlertSettings(ctx, ctx.org.id)
  await batchIfUnchanged(ctx.directory, { stored, version }, statements, current)
  return current()
}
