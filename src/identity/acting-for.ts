import { eq } from "drizzle-orm"
import type { OrgContext, Services } from "../context.ts"
import { organizations } from "../db/schema/index.ts"

/** The context in which a queue or the cron goes on with an organization's work; null where the organization is gone. */
export async function actingFor(
  services: Services,
  { orgId, userId, workspace }: { orgId: string; userId: string; workspace: string },
): Promise<OrgContext | null> {
  const org = await services.db
    .select({ id: organizations.id, name: organizations.name, plan: organizations.plan })
    .from(organizations)
    .where(eq(organizations.id, orgId))
    .get()
  if (!org) return null
  const actor = { kind: "background", userId, scopes: [] } as const
  return { ...services, org, workspace, actor, meter: services.meterOf(org) }
}
