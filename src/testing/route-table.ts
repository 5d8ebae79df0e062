import type { Permission } from "../identity/roles.ts"
import type { Scope } from "../keys/scopes.ts"

/** Who may call each route, written down apart from the routes themselves: the suite holds one against the other. */
type Expectation =
  | { by: "anyone" }
  | { by: "session"; permission?: Permission }
  | { by: "key"; scope?: Scope; permission?: Permission; refusal?: string }
  | { by: "sdk"; scope: Scope }
  | { by: "operator" }

type Row = Expectation & {
  /** A request that another organization's owner makes with an id of the victim's, and the answer an unknown id gets. */
  foreign?: { path?: (id: string) => string; body?: (id: string) => unknown; of: "apiKey" | "sdkKey"; refusal: string }
}

const manageKeys = { by: "session", permission: "api_keys:manage" } as const

export const ROUTE_TABLE: Record<string, Row> = {
  "GET /health": { by: "anyone" },
  "GET /openapi.json": { by: "anyone" },
  "GET /api/me": { by: "key" },
  "GET /auth/login": { by: "anyone" },
  "GET /auth/callback": { by: "anyone" },
  "GET /auth/session": { by: "session" },
  "POST /auth/logout": { by: "session" },
  "POST /auth/organization": { by: "session" },
  "GET /api/keys": { by: "session" },
  "POST /api/keys": manageKeys,
  "DELETE /api/keys": {
    ...manageKeys,
    foreign: { of: "apiKey", body: (id) => ({ id }), refusal: "API key not found" },
  },
  "GET /api/sdk-keys": { by: "session" },
  "POST /api/sdk-keys": manageKeys,
  "DELETE /api/sdk-keys": {
    ...manageKeys,
    foreign: { of: "sdkKey", body: (id) => ({ id }), refusal: "SDK key not found" },
  },
  "POST /api/classify": { by: "key", scope: "classify" },
  "POST /api/sdk/classify": { by: "sdk", scope: "classify" },
  "GET /api/dimension-sets": { by: "key", scope: "classify" },
  "POST /api/analyze-brief": { by: "key", scope: "classify" },
  "POST /api/sdk/analyze-brief": { by: "sdk", scope: "classify" },
  "GET /api/import": { by: "key", scope: "topics:read" },
  "GET /api/sdk/mappings": { by: "sdk", scope: "mappings:read" },
  "GET /api/sdk/mappings/{topicId}": { by: "sdk", scope: "mappings:read" },
  "GET /api/admin/organizations": { by: "operator" },
  "PATCH /api/admin/organizations/{id}": { by: "operator" },
  "GET /api/admin/usage": { by: "operator" },
}
