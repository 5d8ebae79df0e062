import type { ExpectedAccess } from "../../kernel/access/expected-access.ts"

const readWebhooks = { by: "key", scope: "webhooks:read" } as const
const manageWebhooks = { by: "key", scope: "webhooks:write", permission: "connections" } as const
const noWebhook = { of: "webhook", refusal: "Webhook not found" } as const

export const access: ExpectedAccess = {
  "GET /api/webhooks": readWebhooks,
  "POST /api/webhooks": manageWebhooks,
  "PATCH /api/webhooks/{id}": {
    ...manageWebhooks,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}`, body: () => ({ description: "mine" }) },
  },
  "DELETE /api/webhooks/{id}": {
    ...manageWebhooks,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}` },
  },
  "POST /api/webhooks/{id}/test": {
    ...manageWebhooks,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}/test` },
  },
  "POST /api/webhooks/{id}/rotate": {
    ...manageWebhooks,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}/rotate` },
  },
  "GET /api/webhooks/{id}/deliveries": {
    ...readWebhooks,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}/deliveries` },
  },
  "POST /api/webhooks/{id}/deliveries/{deliveryId}/replay": {
    ...manageWebhooks,
    foreign: { ...noWebhook, path: (id) => `/api/webhooks/${id}/deliveries/whd_unknown/replay` },
  },
}
