import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /auth/login": { by: "anyone" },
  "GET /auth/callback": { by: "anyone" },
  "GET /auth/session": { by: "session" },
  "GET /auth/visitor": { by: "anyone" },
  "GET /auth/sessions": { by: "session" },
  "DELETE /auth/sessions/{id}": { by: "session" },
  "DELETE /auth/sessions": { by: "session" },
  "POST /auth/invitation/accept": { by: "anyone" },
  "POST /auth/backchannel-logout": { by: "anyone" },
  "POST /auth/logout": { by: "session" },
  "POST /auth/organization": { by: "session" },
}
