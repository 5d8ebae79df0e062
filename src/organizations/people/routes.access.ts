import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

const manage = { by: "session", permission: "members:manage" } as const
const noMember = { of: "member", refusal: "Member not found" } as const

export const access: ExpectedAccess = {
  "GET /api/members": { by: "session" },
  "PATCH /api/members/{userId}": {
    ...manage,
    foreign: { ...noMember, path: (id) => `/api/members/${id}`, body: () => ({ role: "viewer" }) },
  },
  "DELETE /api/members/{userId}": { ...manage, foreign: { ...noMember, path: (id) => `/api/members/${id}` } },
  "POST /api/members/{userId}/keys": { ...manage, foreign: { ...noMember, path: (id) => `/api/members/${id}/keys` } },
  "GET /api/invitations": manage,
  "POST /api/invitations": manage,
  "DELETE /api/invitations/{id}": {
    ...manage,
    foreign: { of: "invitation", refusal: "Invitation not found", path: (id) => `/api/invitations/${id}` },
  },
  "POST /auth/invitation": { by: "anyone" },
  "PATCH /api/organization": manage,
  "POST /api/admin/organizations": { by: "operator" },
}
