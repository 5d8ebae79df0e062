import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

const manage = { by: "session", permission: "settings:manage" } as const
const noBuyer = { of: "buyer", refusal: "Buyer not found" } as const

export const access: ExpectedAccess = {
  "GET /api/buyers": manage,
  "POST /api/buyers": manage,
  "PATCH /api/buyers/{id}": {
    ...manage,
    foreign: { ...noBuyer, path: (id) => `/api/buyers/${id}`, body: () => ({ name: "x" }) },
  },
  "POST /api/buyers/{id}/keys": {
    ...manage,
    foreign: { ...noBuyer, path: (id) => `/api/buyers/${id}/keys`, body: () => ({ name: "x" }) },
  },
  "GET /api/buyers/{id}/usage": { ...manage, foreign: { ...noBuyer, path: (id) => `/api/buyers/${id}/usage` } },
}
