import { type ExpectedAccess, manageConnections } from "../../kernel/access/expected-access.ts"

const noWebhook = { of: "webhook", refusal: "Webhook not found" } as const

export const access: ExpectedAccess = {
  "GET /api/webhooks": { by: "session" },
  "POST /api/webhooks": manageConnections,
  "PATCH /api/webhooks/{id}": {
    ...manageConnections,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}`, body: () => ({ description: "mine" }) },
  },
  "DELETE /api/webhooks/{id}": {
    ...manageConnections,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}` },
  },
  "POST /api/webhooks/{id}/test": {
    ...manageConnections,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}/test` },
  },
  "POST /api/webhooks/{id}/rotate": {
    ...manageConnections,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}/rotate` },
  },
  "GET /api/webhooks/{id}/deliveries": {
    by: "session",
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}/deliveries` },
  },
  "POST /api/webhooks/{id}/deliveries/{deliveryId}/replay": {
    ...manageConnections,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}/deliveries/whd_unknown/replay` },
  },
}
