import { type ExpectedAccess, noConnection, syncTopics } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/connections/{id}/sync/run": {
    ...syncTopics,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/sync/run`, body: () => ({}) },
  },
  "POST /api/connections/{id}/sync/run/{runId}/page": {
    ...syncTopics,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/sync/run/run_1/page`, body: () => ({}) },
  },
  "POST /api/connections/{id}/sync/run/{runId}/cancel": {
    ...syncTopics,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/sync/run/run_1/cancel`, body: () => ({}) },
  },
  "GET /api/connections/{id}/sync/runs": {
    by: "key",
    scope: "sync",
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/sync/runs` },
  },
  "GET /api/connections/{id}/sync/run/{runId}/files": {
    by: "key",
    scope: "sync",
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/sync/run/run_1/files` },
  },
  "GET /api/connections/{id}/sync/run/{runId}/status": {
    by: "key",
    scope: "sync",
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/sync/run/run_1/status` },
  },
}
