import * as z from "zod"
import { oneOf } from "../../kernel/http/fields.ts"
import { day, jsonObject } from "../../kernel/http/input.ts"
import { PLANS } from "../../kernel/ports/plans.ts"

export const OrganizationRecord = z.object({
  id: z.string(),
  name: z.string(),
  plan: z.enum(PLANS),
  members: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type OrganizationRecord = z.output<typeof OrganizationRecord>

export const PlanChange = jsonObject({ plan: oneOf("plan", PLANS) })

export const UsageQuery = z.object({
  from: day("from").optional(),
  to: day("to").optional(),
  orgId: z.string().optional(),
})

/** Owners read the usage of their own organization. */
export const OwnUsageQuery = UsageQuery.omit({ orgId: true })

export const UsageRow = z.object({
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
export type UsageRow = z.output<typeof UsageRow>
