import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/analyze-brief": { by: "key", scope: "classify" },
  "POST /api/sdk/analyze-brief": { by: "sdk", scope: "classify" },
}
