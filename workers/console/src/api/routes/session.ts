import type { Role } from "../../../../../src/kernel/access/roles.ts"

export type Organization = { id: string; name: string; role: Role }

export type SessionAnswer = {
  user: { id: string; email: string; name: string; operator: boolean }
  organization: Organization
  organizations: Organization[]
}

export type SessionRoutes = {
  "GET /auth/visitor": { answer: { session: SessionAnswer | null } }
  "POST /auth/logout": { answer: { signedOut: true } }
  "POST /auth/organization": { body: { organizationId: string }; answer: { organization: Organization } }
  "GET /health": { answer: { status: "ok"; engineVersion: string } }
  "GET /api/me": { answer: { organization: { id: string; name: string; plan: string }; credential: string } }
}
