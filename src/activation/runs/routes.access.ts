import { activate, type ExpectedAccess, noConnection, readActivations } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
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
  "POST /api/connections/{id}/push/run/{runId}/approve": {
    by: "session",
    permission: "connections",
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/push/run/run_1/approve`, body: () => ({}) },
  },
  "POST /api/connections/{id}/push/run/{runId}/refuse": {
    by: "session",
    permission: "connections",
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/push/run/run_1/refuse`, body: () => ({}) },
  },
}
