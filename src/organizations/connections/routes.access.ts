import {
  type ExpectedAccess,
  manageConnections,
  noConnection,
  readConnections,
} from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/connections": readConnections,
  "POST /api/connections": manageConnections,
  "GET /api/connections/{id}": {
    ...readConnections,
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
