import { type ExpectedAccess, manageConnections, noConnection } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/connections/test-config": {
    ...manageConnections,
    foreign: { ...noConnection, body: (id) => ({ connectionId: id }) },
  },
  "POST /api/connections/{id}/test": {
    ...manageConnections,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/test` },
  },
}
