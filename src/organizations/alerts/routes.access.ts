import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/alerts": { by: "key", scope: "alerts:read" },
  "POST /api/alerts/read": { by: "session" },
  "GET /api/alerts/settings": { by: "key", scope: "alerts:read" },
  "PATCH /api/alerts/settings": { by: "key", scope: "alerts:write", permission: "settings:manage" },
}
