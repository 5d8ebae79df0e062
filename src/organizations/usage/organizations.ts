import { entryOfRows } from "../audit/entry.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { type Plan, PLAN_WEBHOOKS } from "../../kernel/ports/plans.ts"
import { disableAll } from "../webhooks/webhooks.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

type Listed = { id: string; name: string; plan: Plan; members: number; createdAt: string; updatedAt: string }

async function select({ directory }: OrgContext, condition: Sql): Promise<Listed[]> {
  const statement = sql`SELECT o.id, o.name, o.plan, count(m.user_id) AS members, o.created_at AS createdAt,
      o.updated_at AS updatedAt
    FROM organizations AS o LEFT JOIN memberships AS m ON m.org_id = o.id
    WHERE ${condition} GROUP BY o.id ORDER BY o.name, o.id`
  return (await prepare(directory, statement).all<Listed>()).results
}

export const listOrganizations = (ctx: OrgContext) => select(ctx, sql`o.erased_at IS NULL`)

/** The new plan applies from the next request; this month's usage so far still counts. */
export async function changePlan(ctx: OrgContext, id: string, plan: Plan) {
  const organizationNow = sql`FROM organizations WHERE id = ${id}`
  const found = await select(ctx, sql`o.id = ${id}`)
  if (found.length === 0) throw new AppError(404, "Organization not found")
  await ctx.leases.announce(id)
  await ctx.together.batch([
    entryOfRows(
      atDirectory(ctx),
      "organization.plan_changed",
      id,
      { plan, to: plan },
      { name: sql`SELECT json_quote(name) ${organizationNow}`, from: sql`SELECT json_quote(plan) ${organizationNow}` },
      sql`EXISTS (SELECT 1 ${organizationNow})`,
    ),
    ctx.directory
      .prepare("UPDATE organizations SET plan = ?, updated_at = ? WHERE id = ?")
      .bind(plan, ctx.now().toISOString(), id),
    ...(PLAN_WEBHOOKS[plan] === 0 ? [disableAll(ctx, id)] : []),
  ])
  const [organization] = await select(ctx, sql`o.id = ${id}`)
  if (!organization) throw new AppError(404, "Organization not found")
  await ctx.leases.waitForExpiry(id)
  return organization
}
