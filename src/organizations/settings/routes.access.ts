import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/organization/settings": { by: "key", scope: "settings:read" },
  "PATCH /api/organization/settings": { by: "key", scope: "settings:write", permission: "settings:manage" },
  "GET /api/organization/domain": { by: "session" },
  "POST /api/organization/domain/check": { by: "session", permission: "settings:manage" },
}
