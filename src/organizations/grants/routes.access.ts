import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/apps": { by: "session" },
  "DELETE /api/apps/{id}": {
    by: "session",
    foreign: { of: "app", path: (id) => `/api/apps/${id}`, refusal: "App not found" },
  },
}
