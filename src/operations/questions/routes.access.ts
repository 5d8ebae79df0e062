import type { ExpectedAccess } from "../../testing/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/assistant/answer": { by: "session" },
}
