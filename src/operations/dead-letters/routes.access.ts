import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/admin/dead-letters": { by: "operator" },
  "POST /api/admin/dead-letters/{id}/replay": { by: "operator" },
}
