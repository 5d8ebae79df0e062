import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/assistant/understand": { by: "session" },
}
