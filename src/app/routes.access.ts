import type { ExpectedAccess } from "../testing/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /health": { by: "anyone" },
  "GET /openapi.json": { by: "anyone" },
  "GET /api/me": { by: "key" },
}
