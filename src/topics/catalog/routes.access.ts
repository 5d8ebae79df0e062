import { type ExpectedAccess, readTopics } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/topics/catalog": readTopics,
  "GET /api/topics/catalog/facets": readTopics,
}
