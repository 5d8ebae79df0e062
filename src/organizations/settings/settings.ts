import type { OrgContext } from "../../kernel/context.ts"
import { batchIfUnchanged } from "../../kernel/db/if-unchanged.ts"
import { prepare, raw, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { changesOf } from "../audit/changes-of.ts"
import { entryIfChanged } from "../audit/entry.ts"
import type { SettingsChange, VersionedSettings } from "./schema.ts"

type Row = { privateTopics: number; llmDailyCostLimit: number | null; domain: string | null; updatedAt: string }

type Stored = Omit<VersionedSettings, "languageModel">

/** Settings that were never changed are as old as the organization. */
const VERSION = "coalesce(settings_updated_at, created_at)"

export const describeSettings = async (ctx: OrgContext): Promise<VersionedSettings> => ({
  ...(await readSettings(ctx)),
  languageModel: ctx.llm !== null,
})

export async function readSettings({ directory, org }: Pick<OrgContext, "directory" | "org">): Promise<Stored> {
  const row = await directory
    .prepare(
      `SELECT private_topics AS privateTopics, llm_daily_cost_limit AS llmDailyCostLimit, domain,
         ${VERSION} AS updatedAt FROM organizations
       WHERE id = ?`,
    )
    .bind(org.id)
    .first<Row>()
  return {
    privateTopics: row?.privateTopics === 1,
    llmDailyCostLimit: row?.llmDailyCostLimit ?? null,
    domain: row?.domain ?? null,
    updatedAt: row?.updatedAt ?? "",
  }
}

/** Applies from the next request on. */
export async function changeSettings(
  ctx: OrgContext,
  change: SettingsChange,
  version?: string,
): Promise<VersionedSettings> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length === 0) throw new AppError(400, "No valid fields to update")
  const before = await readSettings(ctx)
  const { privateTopics, llmDailyCostLimit, domain } = { ...before, ...given }
  const stored = sql`SELECT ${raw(VERSION)} FROM organizations WHERE id = ${ctx.org.id}`
  const at = ctx.now().toISOString()
  const statements = [
    prepare(
      ctx.directory,
      sql`UPDATE organizations SET private_topics = ${privateTopics ? 1 : 0},
        llm_daily_cost_limit = ${llmDailyCostLimit}, domain = ${domain}, settings_updated_at = ${at}, updated_at = ${at}
         WHERE id = ${ctx.org.id}`,
    ),
    entryIfChanged(ctx, "organization.settings_changed", ctx.org.id, { ...given, ...changesOf(before, given) }),
    // The next domain has to be proven before anything is published for it.
    prepare(ctx.library, sql`DELETE FROM provider_files WHERE org_id = ${ctx.org.id} AND domain IS NOT ${domain}`),
  ]
  await batchIfUnchanged(ctx.together, { stored, version }, statements, () => describeSettings(ctx))
  return describeSettings(ctx)
}

/** The request's choice, otherwise the organization's default. */
export const isPrivate = async (
  ctx: Pick<OrgContext, "directory" | "library" | "org">,
  requested: boolean | null | undefined,
) => requested ?? (await readSettings(ctx)).privateTopics
