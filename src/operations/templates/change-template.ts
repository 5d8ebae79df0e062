import { changesOf } from "../../organizations/audit/changes-of.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { batchIfUnchanged } from "../../kernel/db/if-unchanged.ts"
import { sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import type { OutputTemplatePatch } from "../../knowledge/outputs/template.ts"
import { isTaken } from "./create-template.ts"
import { findTemplate } from "./find-templates.ts"
import { isBuiltIn, type TemplateRecord } from "./template-rows.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

/**
 * Changes only the given fields, in one statement, so that concurrent edits of different fields do not overwrite each
 * other. A built-in template becomes a row on its first edit.
 */
export async function changeTemplate(
  ctx: OrgContext,
  id: string,
  patch: OutputTemplatePatch,
  version?: string,
): Promise<TemplateRecord> {
  const fields = Object.entries(patch).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  if (fields.length === 0) throw new AppError(400, "No valid fields to update")
  const found = await findTemplate(ctx, id)
  checkKeyChange(found, patch.platformKey)
  const { platformKey, displayName, isActive, sortOrder, ...config } = patch
  const { id: _id, builtIn, createdAt: _created, updatedAt: _updated, ...whole } = found
  const { platformKey: key, displayName: name, isActive: active, sortOrder: order, ...rest } = whole
  const at = ctx.now().toISOString()
  const write = ctx.directory
    .prepare(
      // In a JSON patch null removes a key, and a missing key reads as null.
      `INSERT INTO output_templates
         (id, platform_key, display_name, built_in, is_active, sort_order, config, created_at, updated_at)
       SELECT ?1, coalesce(?2, ?7), coalesce(?3, ?8), ?9, coalesce(?4, ?10), coalesce(?5, ?11), json_patch(?12, ?6), ?13, ?13
       WHERE ?9 = 1 OR EXISTS (SELECT 1 FROM output_templates WHERE id = ?1)
       ON CONFLICT (id) DO UPDATE SET platform_key = coalesce(?2, platform_key), display_name = coalesce(?3, display_name),
         is_active = coalesce(?4, is_active), sort_order = coalesce(?5, sort_order), config = json_patch(config, ?6), updated_at = ?13`,
    )
    .bind(
      id,
      platformKey ?? null,
      displayName ?? null,
      isActive === undefined ? null : Number(isActive),
      sortOrder ?? null,
      JSON.stringify(config),
      key,
      name,
      builtIn ? 1 : 0,
      active ? 1 : 0,
      order,
      JSON.stringify(rest),
      at,
    )
  const audit = actionEntry(atDirectory(ctx), "template.changed", id, {
    platformKey: key,
    displayName: name,
    ...changesOf(whole, patch),
    fields,
  })
  const stored = sql`SELECT updated_at FROM output_templates WHERE id = ${id}`
  try {
    await batchIfUnchanged(ctx.directory, { stored, version }, [write, audit], () => findTemplate(ctx, id))
  } catch (error) {
    if (/UNIQUE constraint failed: output_templates\.platform_key/.test(String(error))) {
      throw isTaken(platformKey ?? key)
    }
    throw error
  }
  await ctx.leases.waitForExpiry()
  return findTemplate(ctx, id)
}

/** Connections and exports refer to built-in templates by key. */
function checkKeyChange({ builtIn, platformKey }: TemplateRecord, newKey = platformKey) {
  if (newKey === platformKey) return
  if (builtIn) throw new AppError(409, "Built-in templates keep their platformKey")
  if (isBuiltIn(newKey)) throw isTaken(newKey)
}
