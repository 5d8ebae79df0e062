import * as z from "zod"
import { operator } from "../../kernel/access/access.ts"
import { oneOf } from "../../kernel/http/fields.ts"
import { day, jsonObject } from "../../kernel/http/input.ts"
import { type Route, route } from "../../kernel/http/route.ts"
import { listUsage } from "./daily.ts"
import { changePlan, listOrganizations } from "./organizations.ts"
import { PLANS } from "../../kernel/ports/plans.ts"

const Organization = z.object({
  id: z.string(),
  name: z.string(),
  plan: z.enum(PLANS),
  members: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

const UsageRow = z.object({
  org_id: z.string(),
  day: z.string(),
  total_classifications: z.number(),
  total_tokens: z.number(),
  total_imports: z.number(),
  total_exports: z.number(),
  total_web_searches: z.number(),
  total_requests: z.number(),
  total_cost: z.number(),
})

export const usageRoutes: Route[] = [
  route(
    {
      method: "get",
      path: "/api/admin/organizations",
      summary: "List all organizations",
      access: operator,
      answer: { status: 200, schema: z.array(Organization) },
    },
    (ctx) => listOrganizations(ctx),
  ),
  route(
    {
      method: "patch",
      path: "/api/admin/organizations/{id}",
      summary: "Change an organization's plan",
      access: operator,
      body: jsonObject({ plan: oneOf("plan", PLANS) }),
      answer: { status: 200, schema: Organization },
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
      query: z.object({ from: day("from").optional(), to: day("to").optional(), orgId: z.string().optional() }),
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
]
