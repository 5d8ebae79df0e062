import type { OAuthScope } from "../../../../src/kernel/access/oauth-scopes.ts"

/** What an app may do, in words that follow "wants to". */
export const APP_SCOPES: Readonly<Record<OAuthScope, string>> = {
  read: "search and read topics",
  write: "add topics",
  push: "plan and carry out pushes",
}
