import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { entryIfChanged } from "../audit/entry.ts"
import type { OrganizationSettings, SettingsChange } from "./schema.ts"

type Row = { privateTopics: number }

export async function readSettings({ d1, org }: Pick<OrgContext, "d1" | "org">): Promise<OrganizationSettings> {
  const row = await d1
    .prepare("SELECT private_topics AS privateTopics FROM organizations WHERE id = ?")
    .bind(org.id)
    .first<Row>()
  return { privateTopics: row?.privateTopics === 1 }
}

/** Applies to topics that are created from now on. */
export async function changeSettings(ctx: OrgContext, change: SettingsChange): Promise<OrganizationSettings> {
  const { privateTopics } = change
  if (privateTopics === undefined) throw new AppError(400, "No valid fields to update")
  await ctx.d1.batch([
    ctx.d1
      .prepare("UPDATE organizations SET private_topics = ?1, updated_at = ?2 WHERE id = ?3 AND private_topics <> ?1")
      .bind(privateTopics ? 1 : 0, ctx.now().toISOString(), ctx.org.id),
    entryIfChanged(ctx, "organization.settings_changed", ctx.org.id, { privateTopics }),
  ])
  return readSettings(ctx)
}

/** What the request says; where it does not, what the organization has chosen. */
export const isPrivate = async (ctx: Pick<OrgContext, "d1" | "org">, asked: boolean | null | undefined) =>
  asked ?? (await readSettings(ctx)).privateTopics
