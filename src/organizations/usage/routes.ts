import * as z from "zod"
import { operator } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { listUsage } from "./list-usage.ts"
import { changePlan, listOrganizations } from "./organizations.ts"
import { OrganizationRecord, PlanChange, UsageQuery, UsageRow } from "./schema.ts"

export const usageRoutes = [
  route(
    {
      method: "get",
      path: "/api/admin/organizations",
      summary: "List all organizations",
      access: operator,
      answer: { status: 200, schema: z.array(OrganizationRecord) },
    },
    (ctx) => listOrganizations(ctx),
  ),
  route(
    {
      method: "patch",
      path: "/api/admin/organizations/{id}",
      summary: "Change an organization's plan",
      access: operator,
      body: PlanChange,
      answer: { status: 200, schema: OrganizationRecord },
      errors: [404],
    },
    (ctx, { params, body }) => changePlan(ctx, params.id, body.plan),
  ),
  route(
    {
      method: "get",
      path: "/api/admin/usage",
      summary: "List usage per day and organization; defaults to the current month",
      access: operator,
      query: UsageQuery,
      answer: { status: 200, schema: z.array(UsageRow) },
    },
    (ctx, { query }) => {
      const today = ctx.now().toISOString().slice(0, 10)
      return listUsage(ctx, {
        from: query.from ?? `${today.slice(0, 7)}-01`,
        to: query.to ?? today,
        orgId: query.orgId,
      })
    },
  ),
] as const
