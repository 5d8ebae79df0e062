import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /health/ready": { by: "anyone" },
  "GET /api/admin/system": { by: "operator" },
}
