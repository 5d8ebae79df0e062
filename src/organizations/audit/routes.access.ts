import type { ExpectedAccess } from "../../testing/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/admin/audit": { by: "operator" },
}
