import type * as z from "zod"
import type { NewestExport, OrganizationErasure, StartedErasure } from "../../../../../src/operations/privacy/schema.ts"

export type PrivacyRoutes = {
  "GET /api/organization/export": { response: NewestExport }
  "POST /api/organization/export": { response: NewestExport }
  "POST /api/organization/erase": { body: z.input<typeof OrganizationErasure>; response: StartedErasure }
}
