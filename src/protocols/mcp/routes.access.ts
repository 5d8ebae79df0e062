import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /mcp": { by: "key", buyers: true },
}
