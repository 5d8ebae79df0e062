import * as z from "zod"
import { cursorQuery } from "../../kernel/http/cursor.ts"
import { oneOf, trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { EVENT_TYPES } from "./event-types.ts"

const Url = z
  .string("url is required")
  .trim()
  .min(1, "url is required")
  .max(2048, "url must be at most 2048 characters")
const Events = z
  .array(z.enum(EVENT_TYPES, `events must be one of ${EVENT_TYPES.join(", ")}`), "events array is required")
  .min(1, "events array is required")
  .transform((events) => EVENT_TYPES.filter((type) => events.includes(type)))
const Description = z
  .string("description must be a string")
  .trim()
  .max(200, "description must be at most 200 characters")

export const NewWebhook = jsonObject({ url: Url, events: Events, description: Description.default("") })
export type NewWebhook = z.output<typeof NewWebhook>

export const WebhookChange = jsonObject({
  url: Url.optional(),
  events: Events.optional(),
  description: Description.optional(),
  /** False stops deliveries; true starts them again after a person or the service disabled the webhook. */
  enabled: trueOrFalse("enabled").optional(),
})
export type WebhookChange = z.output<typeof WebhookChange>

export const WebhookRecord = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  description: z.string(),
  enabled: z.boolean(),
  /** Why it is disabled; null while it is enabled. */
  disabledReason: z.string().nullable(),
  disabledAt: z.string().nullable(),
  /** Since when no delivery has succeeded; null after a success. */
  failingSince: z.string().nullable(),
  /** The secret before the last rotation also signs until then; null if there is none. */
  previousSecretSignsUntil: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type WebhookRecord = z.output<typeof WebhookRecord>

/** The secret is in this answer only. */
export const WebhookWithSecret = z.object({ ...WebhookRecord.shape, secret: z.string() })
export type WebhookWithSecret = z.output<typeof WebhookWithSecret>

export const WebhookTest = jsonObject({
  /** Event type of the sample; default: the webhook's first one. */
  type: oneOf("type", EVENT_TYPES).optional(),
})
export type WebhookTest = z.output<typeof WebhookTest>

const Attempt = z.object({
  at: z.string(),
  /** The receiver's HTTP status; null if it did not answer. */
  status: z.int().nullable(),
  error: z.string().nullable(),
  ms: z.number(),
})

export const WebhookTestResult = z.object({
  success: z.boolean(),
  eventId: z.string(),
  type: z.enum(EVENT_TYPES),
  status: z.int().nullable(),
  error: z.string().nullable(),
  ms: z.number(),
})
export type WebhookTestResult = z.output<typeof WebhookTestResult>

const DELIVERY_STATUSES = ["pending", "delivered", "failed"] as const

export const WebhookDelivery = z.object({
  id: z.string(),
  webhookId: z.string(),
  /** `id` of the envelope and the `webhook-id` header; the same in every attempt and replay. */
  eventId: z.string(),
  type: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  /** Null once it is delivered or has failed permanently. */
  nextAttemptAt: z.string().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  /** The newest attempts, oldest first. */
  log: z.array(Attempt),
})
export type WebhookDelivery = z.output<typeof WebhookDelivery>

export const DeliveryQuery = z.object({
  status: oneOf("status", DELIVERY_STATUSES).optional(),
  ...cursorQuery,
})
export type DeliveryQuery = z.output<typeof DeliveryQuery>

export const DeliveryPage = z.object({
  data: z.array(WebhookDelivery),
  /** Cursor of the next page; null on the last page. */
  next: z.string().nullable(),
})
export type DeliveryPage = z.output<typeof DeliveryPage>
