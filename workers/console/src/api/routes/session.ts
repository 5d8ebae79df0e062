import type * as z from "zod"
import type { Health, Me } from "../../../../../src/app/schema.ts"
import type {
  OrganizationChoice,
  Session,
  SignedOut,
  SwitchedOrganization,
  Visitor,
} from "../../../../../src/organizations/identity/schema.ts"
import type { OrganizationSettings, SettingsChange } from "../../../../../src/organizations/settings/schema.ts"

export type { Session as SessionResponse }

export type SessionRoutes = {
  "GET /auth/visitor": { response: Visitor }
  "POST /auth/logout": { response: SignedOut }
  "POST /auth/organization": { body: z.input<typeof OrganizationChoice>; response: SwitchedOrganization }
  "GET /health": { response: Health }
  "GET /api/me": { response: Me }
  "GET /api/organization/settings": { response: OrganizationSettings }
  "PATCH /api/organization/settings": { body: z.input<typeof SettingsChange>; response: OrganizationSettings }
}
