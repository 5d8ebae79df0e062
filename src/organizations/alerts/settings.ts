import type { OrgContext, Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { changesOf } from "../audit/changes-of.ts"
import { entryIfChanged } from "../audit/entry.ts"
import { findWebhook } from "../webhooks/webhooks.ts"
import { type AlertSettings, type AlertSettingsChange, ORGANIZATION_KINDS } from "./schema.ts"

const DEFAULTS: AlertSettings = { kinds: [...ORGANIZATION_KINDS], email: [], webhookId: null }

export async function readAlertSettings({ d1 }: Pick<Services, "d1">, orgId: string): Promise<AlertSettings> {
  const stored = await d1
    .prepare("SELECT alert_settings AS settings FROM organizations WHERE id = ?")
    .bind(orgId)
    .first<string | null>("settings")
  return { ...DEFAULTS, ...(stored && (JSON.parse(stored) as Partial<AlertSettings>)) }
}

export async function changeAlertSettings(ctx: OrgContext, change: AlertSettingsChange): Promise<AlertSettings> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) throw new AppError(400, "No valid fields to update")
  if (typeof change.webhookId === "string") await findWebhook(ctx, change.webhookId)
  const before = await readAlertSettings(ctx, ctx.org.id)
  const settings = { ...before, ...given }
  await ctx.d1.batch([
    ctx.d1
      .prepare("UPDATE organizations SET alert_settings = ?, updated_at = ? WHERE id = ?")
      .bind(JSON.stringify(settings), ctx.now().toISOString(), ctx.org.id),
    entryIfChanged(ctx, "organization.alerts_changed", ctx.org.id, {
      fields: Object.keys(given),
      ...changesOf(before, given),
    }),
  ])
  return readAlertSettings(ctx, ctx.org.id)
}
