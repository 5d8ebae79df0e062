import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/organization/settings": { by: "session" },
  "PATCH /api/organization/settings": { by: "session", permission: "settings:manage" },
  "GET /api/organization/domain": { by: "session" },
  "POST /api/organization/domain/check": { by: "session", permission: "settings:manage" },
}
