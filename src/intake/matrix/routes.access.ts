import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/dimension-sets": { by: "key", scope: "classify" },
  "POST /api/topics/generate-matrix": { by: "key", scope: "classify", permission: "topics:write" },
}
