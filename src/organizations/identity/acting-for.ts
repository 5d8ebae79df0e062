import { and, eq, isNull, sql } from "drizzle-orm"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { organizations } from "../../kernel/db/schema/index.ts"
import { CONFIG_TOKEN } from "../../kernel/db/config-token.ts"

/** The context for background work of an organization; null if it no longer exists or is being erased, except for its erasure. */
export async function actingFor(
  services: Services,
  { orgId, userId, workspace }: { orgId: string; userId: string; workspace: string },
  { erased = false } = {},
): Promise<OrgContext | null> {
  const found = await services.db
    .select({
      id: organizations.id,
      name: organizations.name,
      plan: organizations.plan,
      configToken: sql<string>`${sql.raw(CONFIG_TOKEN)}`,
    })
    .from(organizations)
    .where(and(eq(organizations.id, orgId), erased ? undefined : isNull(organizations.erasedAt)))
    .get()
  if (!found) return null
  const { configToken, ...org } = found
  const actor = { kind: "background", userId, scopes: [] } as const
  const config = services.configAt(configToken)
  return { ...services, config, org, workspace, actor, meter: services.meterOf(org) }
}
