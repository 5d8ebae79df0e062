import type * as z from "zod"
import type { AuditPage, OwnAuditQuery } from "../../../../../src/organizations/audit/schema.ts"
import type {
  EndedSession,
  SessionRecord,
  SignedOut,
  SignInLocation,
} from "../../../../../src/organizations/identity/schema.ts"
import type {
  CreatedInvitation,
  Invitation,
  InvitationToken,
  Member,
  NewInvitation,
  OpenInvitation,
  OrganizationName,
  Removed,
  RenamedOrganization,
  Revoked,
  RoleChange,
} from "../../../../../src/organizations/people/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { Invitation, Member, SessionRecord }

export type PeopleRoutes = {
  "GET /api/members": { response: Member[] }
  "PATCH /api/members/:userId": { params: { userId: string }; body: z.input<typeof RoleChange>; response: Member }
  "DELETE /api/members/:userId": { params: { userId: string }; response: Removed }
  "GET /api/invitations": { response: Invitation[] }
  "POST /api/invitations": { body: z.input<typeof NewInvitation>; response: CreatedInvitation }
  "DELETE /api/invitations/:id": { params: { id: string }; response: Revoked }
  "POST /auth/invitation": { body: z.input<typeof InvitationToken>; response: OpenInvitation }
  "POST /auth/invitation/accept": { body: z.input<typeof InvitationToken>; response: SignInLocation }
  "PATCH /api/organization": { body: z.input<typeof OrganizationName>; response: RenamedOrganization }
  "GET /auth/sessions": { response: SessionRecord[] }
  "DELETE /auth/sessions/:id": { params: { id: string }; response: EndedSession }
  "DELETE /auth/sessions": { response: SignedOut }
  "GET /api/audit": { query?: QueryOf<typeof OwnAuditQuery>; response: AuditPage }
}
