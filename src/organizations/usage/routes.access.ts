import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/admin/organizations": { by: "operator" },
  "PATCH /api/admin/organizations/{id}": { by: "operator" },
  "GET /api/usage": { by: "session", permission: "audit:read" },
  "GET /api/admin/usage": { by: "operator" },
}
