import { asc, count, eq, isNull } from "drizzle-orm"
import { entryIfChanged } from "../audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { memberships, organizations } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import { type Plan, PLAN_WEBHOOKS } from "../../kernel/ports/plans.ts"
import { disableAll } from "../webhooks/webhooks.ts"

const select = ({ db }: OrgContext) =>
  db
    .select({
      id: organizations.id,
      name: organizations.name,
      plan: organizations.plan,
      members: count(memberships.userId),
      createdAt: organizations.createdAt,
      updatedAt: organizations.updatedAt,
    })
    .from(organizations)
    .leftJoin(memberships, eq(memberships.orgId, organizations.id))
    .groupBy(organizations.id)

export const listOrganizations = (ctx: OrgContext) =>
  select(ctx).where(isNull(organizations.erasedAt)).orderBy(asc(organizations.name), asc(organizations.id))

/** The new plan applies from the next request; this month's usage so far still counts. */
export async function changePlan(ctx: OrgContext, id: string, plan: Plan) {
  await ctx.d1.batch([
    ctx.d1
      .prepare("UPDATE organizations SET plan = ?, updated_at = ? WHERE id = ?")
      .bind(plan, ctx.now().toISOString(), id),
    entryIfChanged(ctx, "organization.plan_changed", id, { plan }),
    ...(PLAN_WEBHOOKS[plan] === 0 ? [disableAll(ctx, id)] : []),
  ])
  const [organization] = await select(ctx).where(eq(organizations.id, id))
  if (!organization) throw new AppError(404, "Organization not found")
  await ctx.leases.ranOut(id)
  return organization
}
