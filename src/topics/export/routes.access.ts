import type { ExpectedAccess } from "../../testing/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/export": { by: "key", scope: "export" },
}
