import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/classify": { by: "key", scope: "classify" },
  "POST /api/sdk/classify": { by: "sdk", scope: "classify" },
}
