import type { OrgContext, Services } from "../../kernel/context.ts"
import { atLibrary } from "../../kernel/db/databases.ts"
import { prepare, raw, sql } from "../../kernel/db/sql.ts"
import { CONFIG_TOKEN } from "../../kernel/db/config-token.ts"

/** The context for background work of an organization. Null if it no longer exists or is being erased, unless the work is the erasure. */
export async function actingFor(
  services: Services,
  { orgId, userId, workspace }: { orgId: string; userId: string; workspace: string },
  { erased = false } = {},
): Promise<OrgContext | null> {
  const found = await prepare(
    services.directory,
    sql`SELECT id, name, plan, ${raw(CONFIG_TOKEN)} AS configToken FROM organizations
      WHERE id = ${orgId} AND (${Number(erased)} OR erased_at IS NULL)`,
  ).first<OrgContext["org"] & { configToken: string }>()
  if (!found) return null
  const { configToken, ...org } = found
  const actor = { kind: "background", userId, scopes: [] } as const
  const config = services.configAt(configToken)
  return atLibrary({ ...services, config, org, workspace, actor, meter: services.meterOf(org) })
}
