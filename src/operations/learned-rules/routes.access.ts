import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/admin/learned-rules": { by: "operator" },
  "DELETE /api/admin/learned-rules": { by: "operator" },
}
