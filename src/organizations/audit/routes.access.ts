import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/audit": { by: "session", permission: "audit:read" },
  "GET /api/admin/audit": { by: "operator" },
}
