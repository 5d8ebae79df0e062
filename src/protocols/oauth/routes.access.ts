import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /.well-known/oauth-protected-resource": { by: "anyone" },
  "GET /.well-known/oauth-protected-resource/mcp": { by: "anyone" },
  "GET /.well-known/oauth-authorization-server": { by: "anyone" },
  "POST /oauth/register": { by: "anyone" },
  "POST /oauth/token": { by: "anyone" },
  "POST /auth/consent": { by: "session" },
  "POST /auth/consent/decision": { by: "session" },
}
