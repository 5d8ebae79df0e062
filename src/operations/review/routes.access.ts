import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/admin/topics/review": { by: "operator" },
  "POST /api/admin/topics/review": { by: "operator" },
  "GET /api/admin/topics/review/export": { by: "operator" },
  "GET /api/admin/topics/outstanding": { by: "operator" },
  "GET /api/admin/topics/classification-errors": { by: "operator" },
}
