import { readTopics, type ExpectedAccess } from "../../kernel/access/expected-access.ts"

const manage = { by: "key", scope: "prices:write", permission: "settings:manage" } as const

export const access: ExpectedAccess = {
  "GET /api/prices": readTopics,
  "POST /api/prices": manage,
  "PUT /api/prices/{id}": manage,
  "DELETE /api/prices/{id}": manage,
}
