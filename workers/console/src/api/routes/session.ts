import type { Role } from "../../../../../src/kernel/access/roles.ts"

export type Organization = { id: string; name: string; role: Role }

export type SessionResponse = {
  user: { id: string; email: string; name: string; operator: boolean }
  organization: Organization
  organizations: Organization[]
}

export type SessionRoutes = {
  "GET /auth/visitor": { response: { session: SessionResponse | null } }
  "POST /auth/logout": { response: { signedOut: true } }
  "POST /auth/organization": { body: { organizationId: string }; response: { organization: Organization } }
  "GET /health": { response: { status: "ok"; engineVersion: string } }
  "GET /api/me": { response: { organization: { id: string; name: string; plan: string }; credential: string } }
}
