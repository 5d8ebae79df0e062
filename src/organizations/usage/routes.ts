import * as z from "zod"
import { operator, session } from "../../kernel/access/access.ts"
import type { Services } from "../../kernel/context.ts"
import { route } from "../../kernel/http/route.ts"
import { listOwnUsage, listUsage } from "./list-usage.ts"
import { changePlan, listOrganizations } from "./organizations.ts"
import { OrganizationRecord, OwnUsageQuery, PlanChange, UsageQuery, UsageRow } from "./schema.ts"

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
    (ctx, { query }) => listUsage(ctx, { ...rangeOf(ctx, query), orgId: query.orgId }),
  ),
  route(
    {
      method: "get",
      path: "/api/usage",
      summary: "List the organization's usage per day; defaults to the current month",
      access: session("audit:read"),
      query: OwnUsageQuery,
      answer: { status: 200, schema: z.array(UsageRow) },
    },
    (ctx, { query }) => listOwnUsage(ctx, rangeOf(ctx, query)),
  ),
] as const

function rangeOf({ now }: Pick<Services, "now">, { from, to }: { from?: string; to?: string }) {
  const today = now().toISOString().slice(0, 10)
  return { from: from ?? `${today.slice(0, 7)}-01`, to: to ?? today }
}
