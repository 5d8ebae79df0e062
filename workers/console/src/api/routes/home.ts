import type * as z from "zod"
import type { ChecklistStep, ConnectionBoard, Home, HomeQuery } from "../../../../../src/operations/home/schema.ts"
import type { OwnUsageQuery, UsageRow } from "../../../../../src/organizations/usage/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { ConnectionBoard, Home }

export type HomeRoutes = {
  "GET /api/home": { query?: QueryOf<typeof HomeQuery>; response: Home }
  "GET /api/home/connections": { response: ConnectionBoard[] }
  "POST /api/home/steps": { body: z.input<typeof ChecklistStep>; response: ChecklistStep }
  "GET /api/usage": { query?: QueryOf<typeof OwnUsageQuery>; response: UsageRow[] }
}
