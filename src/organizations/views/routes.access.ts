import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/views": { by: "session" },
  "POST /api/views": { by: "session" },
  "GET /api/views/{id}": { by: "session" },
  "PATCH /api/views/{id}": { by: "session" },
  "DELETE /api/views/{id}": { by: "session" },
}
