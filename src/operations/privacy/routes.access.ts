import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

const owner = { by: "session", permission: "export:full" } as const

export const access: ExpectedAccess = {
  "POST /api/organization/export": owner,
  "GET /api/organization/export": owner,
  "GET /api/organization/export/file": owner,
  "POST /api/organization/erase": owner,
  "POST /api/person/erase": { by: "session" },
  "POST /api/admin/people/{userId}/erase": { by: "operator" },
  "GET /api/erasures/{id}": { by: "anyone" },
}
