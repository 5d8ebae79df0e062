import { entryIfChanged } from "../../organizations/audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { findTemplate } from "./find-templates.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

export async function deleteTemplate(ctx: OrgContext, id: string): Promise<{ deleted: true }> {
  const { builtIn, platformKey, displayName } = await findTemplate(ctx, id)
  if (builtIn) throw new AppError(409, "Built-in templates cannot be deleted")
  await ctx.directory.batch([
    ctx.directory.prepare("DELETE FROM output_templates WHERE id = ? AND built_in = 0").bind(id),
    entryIfChanged(atDirectory(ctx), "template.deleted", id, { platformKey, displayName }),
  ])
  await ctx.leases.waitForExpiry()
  return { deleted: true }
}
