import type { OrgContext } from "../../kernel/context.ts"
import { batchIfUnchanged } from "../../kernel/db/if-unchanged.ts"
import { raw, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { ownRows } from "../library/store.ts"
import { completenessOf, REQUIRED_FIELDS } from "./completeness.ts"
import type { LabelFields } from "./fields.ts"
import { COMPANIONS } from "./companions.ts"
import type { LabelDefaults } from "./schema.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

type Reader = Pick<OrgContext, "directory"> & { org: { id: string } }

/** The organization's label fields for all its topics. */
export const readLabelDefaults = async (ctx: Reader): Promise<LabelFields> => (await readDefaults(ctx)).fields

/** Defaults that were never changed are as old as the organization. */
const VERSION = "coalesce(label_updated_at, created_at)"

async function readDefaults({ directory, org }: Reader): Promise<{ fields: LabelFields; updatedAt: string }> {
  const row = await directory
    .prepare(`SELECT label_defaults AS fields, ${VERSION} AS updatedAt FROM organizations WHERE id = ?`)
    .bind(org.id)
    .first<{ fields: string | null; updatedAt: string }>()
  return { fields: storedFields(row?.fields), updatedAt: row?.updatedAt ?? "" }
}

export const storedFields = (stored: string | null | undefined): LabelFields =>
  JSON.parse(stored ?? "{}") as LabelFields

export async function showLabelDefaults(ctx: OrgContext): Promise<LabelDefaults> {
  const { fields, updatedAt } = await readDefaults(ctx)
  return { fields, completeness: completenessOf(fields), topics: await countLabels(ctx, fields), updatedAt }
}

/** Replaces the defaults; they apply to every label from the next request. */
export async function replaceLabelDefaults(
  ctx: OrgContext,
  fields: LabelFields,
  version?: string,
): Promise<LabelDefaults> {
  requireCompanions(fields)
  const { directory, library, org } = ctx
  const stored = sql`SELECT ${raw(VERSION)} FROM organizations WHERE id = ${org.id}`
  const statements = [
    directory
      .prepare("UPDATE organizations SET label_defaults = ?1, label_updated_at = ?2, updated_at = ?2 WHERE id = ?3")
      .bind(JSON.stringify(fields), ctx.now().toISOString(), org.id),
    ...["provider_files", "signal_feeds"].map((feed) =>
      library.prepare(`UPDATE ${feed} SET stale = 1 WHERE org_id = ?`).bind(org.id),
    ),
    actionEntry(atDirectory(ctx), "organization.label_changed", org.id, { fields: Object.keys(fields) }),
  ]
  await batchIfUnchanged(ctx.together, { stored, version }, statements, () => showLabelDefaults(ctx))
  return showLabelDefaults(ctx)
}

/** Rejects fields whose companion field is missing. */
export function requireCompanions(fields: LabelFields) {
  const lone = COMPANIONS.find(({ applies, needs }) => applies(fields) && fields[needs] === undefined)
  if (lone) throw new AppError(400, lone.why)
}

/** A topic's label is complete if its own fields fill what the defaults omit. Topics with own fields are few and indexed. */
async function countLabels(ctx: OrgContext, defaults: LabelFields): Promise<LabelDefaults["topics"]> {
  const gaps = REQUIRED_FIELDS.filter((field) => defaults[field] === undefined)
  const mine = ownRows(ctx)
  const filled = gaps.map((field) => `json_type(label, '$.${field}') IS NOT NULL`).join(" AND ") || "1"
  const answers = await ctx.library.batch<{ n: number; filled: number | null }>([
    ctx.library
      .prepare(
        "SELECT coalesce(sum(n), 0) AS n FROM library_cells WHERE org_id = ?1 AND (?2 = '' OR workspace_id = ?2)",
      )
      .bind(ctx.org.id, ctx.workspace),
    ctx.library
      .prepare(
        `SELECT count(*) AS n, sum(${filled}) AS filled FROM org_topics AS link INDEXED BY org_topics_label
         WHERE ${mine.text} AND label IS NOT NULL`,
      )
      .bind(...mine.values),
  ])
  const total = answers[0]?.results[0]?.n ?? 0
  const own = answers[1]?.results[0]
  return {
    total,
    withOwnFields: own?.n ?? 0,
    complete: gaps.length === 0 ? total : (own?.filled ?? 0),
  }
}
