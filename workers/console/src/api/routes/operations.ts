import type * as z from "zod"
import type { AuditPage, AuditQuery } from "../../../../../src/organizations/audit/schema.ts"
import type {
  OrganizationRecord,
  PlanChange,
  UsageQuery,
  UsageRow,
} from "../../../../../src/organizations/usage/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { OrganizationRecord as OrganizationWithPlan, UsageRow as UsageDay }
export type PlanName = OrganizationRecord["plan"]

export type OperationRoutes = {
  "GET /api/admin/organizations": { response: OrganizationRecord[] }
  "PATCH /api/admin/organizations/:id": {
    params: { id: string }
    body: z.input<typeof PlanChange>
    response: OrganizationRecord
  }
  "GET /api/admin/audit": { query?: QueryOf<typeof AuditQuery>; response: AuditPage }
  "GET /api/admin/usage": { query?: QueryOf<typeof UsageQuery>; response: UsageRow[] }
}
