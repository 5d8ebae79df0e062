import { type ExpectedAccess, manageConnections, noConnection } from "../../testing/expected-access.ts"

export const access: ExpectedAccess = {
  "POST /api/connections/{id}/test": {
    ...manageConnections,
    foreign: { ...noConnection, path: (id) => `/api/connections/${id}/test` },
  },
}
