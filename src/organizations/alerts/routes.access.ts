import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/alerts": { by: "session" },
  "POST /api/alerts/read": { by: "session" },
  "GET /api/alerts/settings": { by: "session" },
  "PATCH /api/alerts/settings": { by: "session", permission: "settings:manage" },
}
