import * as z from "zod"
import { key } from "../../kernel/access/access.ts"
import { Deleted } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { listDeliveries, replayDelivery } from "./deliveries.ts"
import {
  DeliveryPage,
  DeliveryQuery,
  NewWebhook,
  WebhookChange,
  WebhookDelivery,
  WebhookRecord,
  WebhookTest,
  WebhookTestResult,
  WebhookWithSecret,
} from "./schema.ts"
import { testWebhook } from "./test-webhook.ts"
import { changeWebhook, createWebhook, deleteWebhook, listWebhooks, rotateSecret } from "./webhooks.ts"

const read = key("webhooks:read")
const manage = key("webhooks:write", "connections")
const feature = "webhooks"
const path = "/api/webhooks/{id}"

export const webhookRoutes = [
  route(
    {
      method: "get",
      path: "/api/webhooks",
      summary: "List all webhooks",
      feature,
      access: read,
      answer: { status: 200, schema: z.array(WebhookRecord) },
    },
    (ctx) => listWebhooks(ctx),
  ),
  route(
    {
      method: "post",
      path: "/api/webhooks",
      summary: "Create a webhook; the signing secret is returned only once",
      feature,
      access: manage,
      body: NewWebhook,
      answer: { status: 201, schema: WebhookWithSecret },
    },
    (ctx, { body }) => createWebhook(ctx, body),
  ),
  route(
    {
      method: "patch",
      path,
      summary: "Change a webhook, or disable and enable it",
      feature,
      access: manage,
      body: WebhookChange,
      versioned: true,
      answer: { status: 200, schema: WebhookRecord },
      errors: [404],
    },
    (ctx, { params, body, version }) => changeWebhook(ctx, params.id, body, version),
  ),
  route(
    {
      method: "delete",
      path,
      summary: "Delete a webhook with what was not delivered yet",
      feature,
      access: manage,
      answer: { status: 200, schema: Deleted },
      errors: [404],
    },
    (ctx, { params }) => deleteWebhook(ctx, params.id),
  ),
  route(
    {
      method: "post",
      path: `${path}/test`,
      summary: "Send a sample event to a webhook; a failure is a result, not an error",
      feature,
      access: manage,
      body: WebhookTest,
      answer: { status: 200, schema: WebhookTestResult },
      errors: [404],
    },
    (ctx, { params, body }) => testWebhook(ctx, params.id, body),
  ),
  route(
    {
      method: "post",
      path: `${path}/rotate`,
      summary: "Replace a webhook's secret; the old one also signs for a day",
      feature,
      access: manage,
      answer: { status: 201, schema: WebhookWithSecret },
      errors: [404],
    },
    (ctx, { params }) => rotateSecret(ctx, params.id),
  ),
  route(
    {
      method: "get",
      path: `${path}/deliveries`,
      summary: "List a webhook's deliveries, newest first",
      feature,
      access: read,
      query: DeliveryQuery,
      answer: { status: 200, schema: DeliveryPage },
      errors: [404],
    },
    (ctx, { params, query }) => listDeliveries(ctx, params.id, query),
  ),
  route(
    {
      method: "post",
      path: `${path}/deliveries/{deliveryId}/replay`,
      summary: "Deliver an event again, under the same id",
      feature,
      access: manage,
      answer: { status: 202, schema: WebhookDelivery },
      errors: [404, 409],
    },
    (ctx, { params }) => replayDelivery(ctx, params.id, params.deliveryId),
  ),
] as const
