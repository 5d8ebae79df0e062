import type { ExpectedAccess } from "../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /health": { by: "anyone" },
  "GET /openapi.json": { by: "anyone" },
  "GET /api/me": { by: "key" },
}
