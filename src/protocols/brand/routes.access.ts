import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /.well-known/brand.json": { by: "anyone" },
  "GET /.well-known/adcp-keys.json": { by: "anyone" },
}
