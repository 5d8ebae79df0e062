import { type ExpectedAccess, manageKeys } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
  "GET /api/keys": { by: "session" },
  "POST /api/keys": manageKeys,
  "DELETE /api/keys": {
    ...manageKeys,
    foreign: { of: "apiKey", body: (id) => ({ id }), refusal: "API key not found" },
  },
  "POST /api/keys/{id}/rotate": {
    ...manageKeys,
    foreign: { of: "apiKey", path: (id) => `/api/keys/${id}/rotate`, refusal: "API key not found" },
  },
  "GET /api/sdk-keys": { by: "session" },
  "POST /api/sdk-keys": manageKeys,
  "DELETE /api/sdk-keys": {
    ...manageKeys,
    foreign: { of: "sdkKey", body: (id) => ({ id }), refusal: "SDK key not found" },
  },
  "PATCH /api/sdk-keys/{id}": {
    ...manageKeys,
    foreign: { of: "sdkKey", path: (id) => `/api/sdk-keys/${id}`, body: () => ({}), refusal: "SDK key not found" },
  },
}
