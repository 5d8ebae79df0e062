import type { ExpectedAccess } from "../../testing/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /.well-known/adagents.json": { by: "anyone" },
}
