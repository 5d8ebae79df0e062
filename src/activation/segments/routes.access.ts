import { activate, type ExpectedAccess, noActivation, readActivations } from "../../kernel/access/expected-access.ts"

export const access: ExpectedAccess = {
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
  "GET /api/sdk/mappings": { by: "sdk", scope: "mappings:read" },
  "GET /api/sdk/mappings/{topicId}": { by: "sdk", scope: "mappings:read" },
}
