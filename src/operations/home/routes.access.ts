import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/home": { by: "session" },
  "GET /api/home/connections": { by: "session" },
  "POST /api/home/steps": { by: "session", permission: "topics:write" },
}
