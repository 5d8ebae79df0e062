import { entryIfChanged } from "../../organizations/audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import type { OutputTemplate } from "../../knowledge/outputs/template.ts"
import { isBuiltIn, type TemplateRecord } from "./template-rows.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

/** Limited, since every topic is rendered with every active template. */
const MAX_TEMPLATES = 30

export const isTaken = (platformKey: string) =>
  new AppError(409, `A template with platformKey ${platformKey} already exists`)

export async function createTemplate(ctx: OrgContext, template: OutputTemplate): Promise<TemplateRecord> {
  const { platformKey, displayName, isActive, sortOrder, ...config } = template
  if (isBuiltIn(platformKey)) throw isTaken(platformKey)
  const at = ctx.now().toISOString()
  const id = newId("tpl")
  // The statement checks the unique key and the count, so that of two concurrent requests one is rejected.
  const insert = prepare(
    ctx.directory,
    sql`INSERT INTO output_templates
         (id, platform_key, display_name, built_in, is_active, sort_order, config, created_at, updated_at)
       SELECT ${id}, ${platformKey}, ${displayName}, 0, ${isActive ? 1 : 0}, ${sortOrder}, ${JSON.stringify(config)}, ${at}, ${at}
       WHERE (SELECT count(*) FROM output_templates WHERE built_in = 0) < ${MAX_TEMPLATES} ON CONFLICT DO NOTHING`,
  )
  const [inserted] = await ctx.directory.batch([
    insert,
    entryIfChanged(atDirectory(ctx), "template.created", id, { platformKey, displayName }),
  ])
  if (inserted?.meta.changes === 0) {
    const taken = await ctx.directory
      .prepare("SELECT 1 FROM output_templates WHERE platform_key = ?")
      .bind(platformKey)
      .first()
    throw taken ? isTaken(platformKey) : new AppError(400, `Maximum ${MAX_TEMPLATES} output templates`)
  }
  await ctx.leases.waitForExpiry()
  return { ...template, id, builtIn: false, createdAt: at, updatedAt: at }
}
