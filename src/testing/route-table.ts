import type { Permission } from "../kernel/access/roles.ts"
import type { Scope } from "../kernel/access/scopes.ts"

/** Who may call each route, written down apart from the routes themselves: the suite holds one against the other. */
type Expectation =
  | { by: "anyone" }
  | { by: "session"; permission?: Permission }
  | { by: "key"; scope?: Scope; permission?: Permission; refusal?: string }
  | { by: "sdk"; scope: Scope }
  | { by: "operator" }
  | { by: "relay" }
  | { by: "maintenance" }

type Row = Expectation & {
  /** A request that another organization's owner makes with an id of the victim's, and the answer an unknown id gets. */
  foreign?: {
    path?: (id: string) => string
    body?: (id: string) => unknown
    of: "apiKey" | "sdkKey" | "topic" | "importBatch" | "connection" | "activation" | "refreshJob"
    refusal: string
  }
}

const readTopics = { by: "key", scope: "topics:read" } as const
const writeTopics = { by: "key", scope: "topics:write", permission: "topics:write" } as const
const importTopics = { by: "key", scope: "topics:write", permission: "import" } as const
const noBatch = { of: "importBatch", refusal: "Batch not found" } as const
const noTopic = { of: "topic", refusal: "Topic not found" } as const
const manageConnections = { by: "session", permission: "connections" } as const
const syncTopics = { by: "key", scope: "sync", permission: "import" } as const
const activate = {
  by: "key",
  scope: "activations",
  permission: "activate",
  refusal: "Requires activate permission",
} as const
const readActivations = { by: "key", scope: "activations" } as const
const noConnection = { of: "connection", refusal: "Connection not found" } as const
const noActivation = { of: "activation", refusal: "Activation not found" } as const
const noJob = { of: "refreshJob", refusal: "Job not found" } as const
const manageKeys = { by: "session", permission: "api_keys:manage" } as const

export const ROUTE_TABLE: Record<string, Row> = {
  "GET /health": { by: "anyone" },
  "GET /openapi.json": { by: "anyone" },
  "GET /api/me": { by: "key" },
  "GET /auth/login": { by: "anyone" },
  "GET /auth/callback": { by: "anyone" },
  "GET /auth/session": { by: "session" },
  "GET /auth/visitor": { by: "anyone" },
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
  "POST /api/assistant/understand": { by: "session" },
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
  "PUT /api/topics/{id}/members/{matchKey}": {
    ...writeTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/members/uid`, body: () => ({}) },
  },
  "GET /api/topics/{id}/members/{matchKey}": {
    ...readTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/members/uid` },
  },
  "DELETE /api/topics/{id}/members/{matchKey}": {
    ...writeTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/members/uid` },
  },
  "GET /api/topics/{id}/explain": {
    ...readTopics,
    foreign: { ...noTopic, path: (id) => `/api/topics/${id}/explain` },
  },
  "GET /api/topics/catalog": readTopics,
  "GET /api/topics/catalog/facets": readTopics,
  "POST /api/topics/catalog": writeTopics,
  "GET /api/export": { by: "key", scope: "export" },
  "GET /api/import": readTopics,
  "POST /api/import": importTopics,
  "POST /api/import/{batchId}/chunk": {
    ...importTopics,
    foreign: {
      ...noBatch,
      path: (id) => `/api/import/${id}/chunk`,
      body: () => ({
        chunkIndex: 0,
        rows: [{ Name: "x" }],
        mappings: [{ csvColumn: "Name", targetField: "topic_name" }],
      }),
    },
  },
  "POST /api/import/{batchId}/file": importTopics,
  "GET /api/import/{batchId}/status": {
    ...readTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/status` },
  },
  "PATCH /api/import/{batchId}/status": {
    ...importTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/status`, body: () => ({ status: "cancelled" }) },
  },
  "GET /api/import/{batchId}/errors": {
    ...readTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/errors` },
  },
  "GET /api/import/{batchId}/receipt": {
    ...readTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/receipt` },
  },
  "POST /api/import/{batchId}/fix-names": {
    ...importTopics,
    foreign: { ...noBatch, path: (id) => `/api/import/${id}/fix-names`, body: () => ({}) },
  },
  "GET /api/connections": { by: "key", scope: "sync" },
  "POST /api/connections": manageConnections,
  "GET /api/connections/{id}": {
    by: "key",
    scope: "sync",
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}` },
  },
  "PATCH /api/connections/{id}": {
    ...manageConnections,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}`, body: () => ({ name: "mine" }) },
  },
  "PUT /api/connections/{id}": {
    ...manageConnections,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}`, body: () => ({ name: "mine" }) },
  },
  "DELETE /api/connections/{id}": {
    ...manageConnections,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}` },
  },
  "POST /api/connections/{id}/test": {
    ...manageConnections,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/test` },
  },
  "POST /api/connections/{id}/sync/run": {
    ...syncTopics,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/sync/run`, body: () => ({}) },
  },
  "POST /api/connections/{id}/sync/run/{runId}/page": {
    ...syncTopics,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/sync/run/run_1/page`, body: () => ({}) },
  },
  "GET /api/connections/{id}/sync/runs": {
    by: "key",
    scope: "sync",
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/sync/runs` },
  },
  "GET /api/connections/{id}/sync/run/{runId}/status": {
    by: "key",
    scope: "sync",
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/sync/run/run_1/status` },
  },
  "POST /api/connections/{id}/push/run": {
    ...activate,
    foreign: {
      ...noConnection,
      path: (id) => `/api/connections/${id}/push/run`,
      body: () => ({ filters: {} }),
    },
  },
  "GET /api/connections/{id}/push/runs": {
    ...readActivations,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/push/runs` },
  },
  "POST /api/connections/{id}/push/run/{runId}/push": {
    ...activate,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/push/run/run_1/push`, body: () => ({}) },
  },
  "GET /api/connections/{id}/push/run/{runId}/status": {
    ...readActivations,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/push/run/run_1/status` },
  },
  "POST /api/connections/{id}/push/run/{runId}/retry": {
    ...activate,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/push/run/run_1/retry`, body: () => ({}) },
  },
  "POST /api/connections/{id}/push/run/{runId}/cancel": {
    ...activate,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/push/run/run_1/cancel`, body: () => ({}) },
  },
  "GET /api/activations": readActivations,
  "POST /api/activations/bulk-deactivate": activate,
  "POST /api/activations/bulk-refresh": activate,
  "POST /api/activations/{id}/deactivate": {
    ...activate,
    foreign: { ...noActivation, path: (id) => `/api/activations/${id}/deactivate`, body: () => ({}) },
  },
  "POST /api/activations/{id}/refresh": {
    ...activate,
    foreign: { ...noActivation, path: (id) => `/api/activations/${id}/refresh`, body: () => ({}) },
  },
  "POST /api/hygiene/refresh": activate,
  "GET /api/hygiene/refresh/{jobId}": {
    ...readActivations,
    foreign: { ...noJob, path: (id) => `/api/hygiene/refresh/${id}` },
  },
  "POST /api/hygiene/refresh/{jobId}/process": {
    ...activate,
    foreign: { ...noJob, path: (id) => `/api/hygiene/refresh/${id}/process`, body: () => ({}) },
  },
  "GET /api/sdk/mappings": { by: "sdk", scope: "mappings:read" },
  "GET /api/sdk/mappings/{topicId}": { by: "sdk", scope: "mappings:read" },
  "GET /api/admin/organizations": { by: "operator" },
  "PATCH /api/admin/organizations/{id}": { by: "operator" },
  "GET /api/admin/usage": { by: "operator" },
  "POST /api/maintenance/refresh-stale": { by: "maintenance" },
  "POST /api/relay/lease": { by: "relay" },
  "POST /api/relay/lease/extend": { by: "relay" },
  "POST /api/relay/lease/release": { by: "relay" },
  "POST /api/relay/lease/failed": { by: "relay" },
  "POST /api/relay/lease/host-key": { by: "relay" },
  "GET /api/relay/deliveries/{id}/files/{index}": { by: "relay" },
  "POST /api/relay/deliveries/{id}/delivered": { by: "relay" },
  "POST /api/relay/deliveries/{id}/failed": { by: "relay" },
  "GET /api/admin/audit": { by: "operator" },
  "GET /api/admin/topics": { by: "operator" },
  "PATCH /api/admin/topics/{topicId}": { by: "operator" },
  "POST /api/admin/topics/archive": { by: "operator" },
  "DELETE /api/admin/topics/archive": { by: "operator" },
  "GET /api/admin/topics/stats": { by: "operator" },
  "GET /api/admin/topics/metrics": { by: "operator" },
  "GET /api/admin/topics/search": { by: "operator" },
  "GET /api/admin/topics/{topicId}/history": { by: "operator" },
  "POST /api/admin/topics/bulk": { by: "operator" },
  "POST /api/admin/topics/bulk/{batchId}/chunk": { by: "operator" },
  "GET /api/admin/topics/bulk/{batchId}/status": { by: "operator" },
  "POST /api/admin/topics/bulk/{batchId}/review-topics": { by: "operator" },
  "GET /api/admin/topics/review": { by: "operator" },
  "POST /api/admin/topics/review": { by: "operator" },
  "GET /api/admin/topics/outstanding": { by: "operator" },
  "GET /api/admin/topics/classification-errors": { by: "operator" },
  "GET /api/admin/learned-rules": { by: "operator" },
  "DELETE /api/admin/learned-rules": { by: "operator" },
  "GET /api/admin/output-templates": { by: "operator" },
  "POST /api/admin/output-templates": { by: "operator" },
  "POST /api/admin/output-templates/preview": { by: "operator" },
  "GET /api/admin/output-templates/{templateId}": { by: "operator" },
  "PATCH /api/admin/output-templates/{templateId}": { by: "operator" },
  "DELETE /api/admin/output-templates/{templateId}": { by: "operator" },
  "GET /api/admin/jobs": { by: "operator" },
  "POST /api/admin/jobs": { by: "operator" },
  "GET /api/admin/jobs/{jobId}": { by: "operator" },
  "PATCH /api/admin/jobs/{jobId}": { by: "operator" },
  "POST /api/admin/jobs/{jobId}/process": { by: "operator" },
  "POST /api/admin/jobs/{jobId}/rollback": { by: "operator" },
  "POST /api/admin/jobs/{jobId}/retry-errors": { by: "operator" },
}
