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
  foreign?: {
    path?: (id: string) => string
    body?: (id: string) => unknown
    of: "apiKey" | "sdkKey" | "topic"
    refusal: string
  }
}

const readTopics = { by: "key", scope: "topics:read" } as const
const writeTopics = { by: "key", scope: "topics:write", permission: "topics:write" } as const
const noTopic = { of: "topic", refusal: "Topic not found" } as const
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
  "POST /api/topics/generate-matrix": { by: "key", scope: "classify", permission: "topics:write" },
  "POST /api/analyze-brief": { by: "key", scope: "classify" },
  "POST /api/sdk/analyze-brief": { by: "sdk", scope: "classify" },
  "GET /api/topics": readTopics,
  "POST /api/topics": writeTopics,
  "DELETE /api/topics": {
    by: "key",
    scope: "topics:write",
    permission: "library:delete",
    refusal: "Requires library:delete permission",
  },
  "GET /api/topics/stats": readTopics,
  "GET /api/topics/facets": readTopics,
  "GET /api/topics/activation-status": readTopics,
  "POST /api/topics/reclassify": writeTopics,
  "POST /api/topics/check-duplicate": { by: "key", scope: "classify" },
  "POST /api/sdk/check-duplicate": { by: "sdk", scope: "classify" },
  "PATCH /api/topics/{id}": {
    ...writeTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}`, body: () => ({ segment_type: "B2B" }) },
  },
  "POST /api/topics/{id}/reclassify": {
    ...writeTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/reclassify`, body: () => ({}) },
  },
  "GET /api/topics/{id}/history": {
    ...readTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/history` },
  },
  "GET /api/topics/catalog": readTopics,
  "GET /api/topics/catalog/facets": readTopics,
  "POST /api/topics/catalog": writeTopics,
  "GET /api/export": { by: "key", scope: "export" },
  "GET /api/import": readTopics,
  "GET /api/sdk/mappings": { by: "sdk", scope: "mappings:read" },
  "GET /api/sdk/mappings/{topicId}": { by: "sdk", scope: "mappings:read" },
  "GET /api/admin/organizations": { by: "operator" },
  "PATCH /api/admin/organizations/{id}": { by: "operator" },
  "GET /api/admin/usage": { by: "operator" },
}
