import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /.well-known/adagents.json": { by: "anyone" },
}
