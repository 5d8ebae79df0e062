import { type ExpectedAccess, manageConnections, noConnection } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
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
}
