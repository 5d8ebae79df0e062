import type * as z from "zod"
import type {
  DeliveryPage,
  NewWebhook,
  WebhookChange,
  WebhookDelivery,
  WebhookRecord,
  WebhookTest,
  WebhookTestResult,
  WebhookWithSecret,
} from "../../../../../src/organizations/webhooks/schema.ts"

export type { WebhookDelivery, WebhookRecord }

type One = { id: string }

export type WebhookRoutes = {
  "GET /api/webhooks": { response: WebhookRecord[] }
  "POST /api/webhooks": { body: z.input<typeof NewWebhook>; response: WebhookWithSecret }
  "PATCH /api/webhooks/:id": { params: One; body: z.input<typeof WebhookChange>; response: WebhookRecord }
  "DELETE /api/webhooks/:id": { params: One; response: { deleted: true } }
  "POST /api/webhooks/:id/test": { params: One; body: z.input<typeof WebhookTest>; response: WebhookTestResult }
  "POST /api/webhooks/:id/rotate": { params: One; response: WebhookWithSecret }
  "GET /api/webhooks/:id/deliveries": {
    params: One
    query: { status?: WebhookDelivery["status"]; limit?: number; cursor?: string }
    response: DeliveryPage
  }
  "POST /api/webhooks/:id/deliveries/:deliveryId/replay": {
    params: One & { deliveryId: string }
    response: WebhookDelivery
  }
}
