import { EVENT_TYPES, SAMPLES } from "../../organizations/webhooks/event-types.ts"
import { FEED_EVENTS } from "../../organizations/webhooks/sign-feed.ts"
import { PREFIX } from "./components.ts"
import { describeProperties } from "./describe-properties.ts"
import type { Json } from "./json-schema.ts"

const text: Json = { type: "string" }
const time: Json = { type: "string", format: "date-time" }
const object = (properties: Record<string, Json>): Json => ({
  type: "object",
  properties,
  required: Object.keys(properties),
})

/** Fields of events that are null where nothing is known. */
const NULLABLE: ReadonlySet<string> = new Set(["failure", "platform_segment_id", "source", "total_items"])

const typeOf = (name: string, value: unknown): Json => {
  const type = typeof value === "number" ? "integer" : "string"
  return { type: NULLABLE.has(name) ? [type, "null"] : type }
}

function eventSchema(type: (typeof EVENT_TYPES)[number]): Json {
  const data = object(
    Object.fromEntries(Object.entries(SAMPLES[type]).map(([name, value]) => [name, typeOf(name, value)])),
  )
  const test = { type: "boolean", description: "True in samples that were sent to try the webhook; otherwise missing" }
  data.properties = { ...data.properties, test }
  const example = {
    id: "evt_0aB3",
    type,
    created_at: "2026-11-16T09:00:00.000Z",
    org_id: "org_3e9d10",
    data: SAMPLES[type],
  }
  return {
    ...object({
      id: { ...text, description: "The same in every attempt and replay: ignore ids that you have processed" },
      type: { ...text, const: type, description: "The type that the webhook subscribed to" },
      created_at: { ...time, description: "When it happened, which may be some time before it arrives" },
      org_id: text,
      data: { ...data, description: "What happened to what" },
    }),
    examples: [example],
  }
}

/** What a buyer's webhook gets: AdCP 3.1's notification of a change in a feed of signals. */
const feedSchema = (type: string): Json =>
  object({
    idempotency_key: { ...text, description: "The same in every attempt" },
    notification_id: { ...text, description: "The same in every attempt; later ones sort after it" },
    notification_type: { ...text, const: type, description: "What happened to the feed" },
    fired_at: { ...time, description: "When the change was noticed" },
    subscriber_id: { ...text, description: "What the buyer called the subscription" },
    account_id: { ...text, description: "The buyer's account" },
    wholesale_feed_version: { ...text, description: "Version of the feed with this change, as in `get_signals`" },
    cache_scope: {
      ...text,
      description: "`public` if all buyers see the same feed, `account` if it is the buyer's own",
    },
    event: {
      ...object({
        event_id: { ...text, description: "The same as `notification_id`" },
        event_type: { ...text, const: type, description: "The same as `notification_type`" },
        entity_type: { ...text, enum: ["signal", "feed"], description: "Whether one signal changed or the whole feed" },
        entity_id: { ...text, description: "Id of the signal; `signals` for the feed" },
        payload: { type: "object", description: "The signal as it is now, or how much of the feed changed" },
        created_at: time,
      }),
      description: "The change itself",
    },
  })

const SIGNATURE_HEADERS = ["webhook-id", "webhook-timestamp", "webhook-signature"]
const FEED_HEADERS = ["content-digest", "signature-input", "signature"]

const words = (type: string) => type.split(/[._]/)
export const nameOf = (type: string) =>
  words(type)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")

function requestOf(type: string, headers: readonly string[], summary: string) {
  return {
    post: {
      operationId: `receive${nameOf(type)}`,
      summary,
      description: `${summary}. The signature is described in docs/webhooks.md, that of feeds in docs/adcp.md.`,
      tags: ["Webhooks"],
      security: [],
      parameters: headers.map((name) => ({
        name,
        in: "header",
        required: true,
        description: "Part of the signature, which covers the body as it was sent",
        schema: text,
      })),
      requestBody: {
        required: true,
        content: { "application/json": { schema: { $ref: `${PREFIX}${nameOf(type)}Event` } } },
      },
      responses: {
        "2XX": { description: "The event was taken" },
        "410": { description: "Nothing more is wanted: the webhook is disabled" },
      },
    },
  }
}

/** What the service sends to webhooks: the requests by type of event, and their schemas. */
export function describeWebhooks(): { webhooks: Record<string, object>; schemas: Map<string, Json> } {
  const schemas = new Map([
    ...EVENT_TYPES.map((type) => [`${nameOf(type)}Event`, eventSchema(type)] as const),
    ...FEED_EVENTS.map((type) => [`${nameOf(type)}Event`, feedSchema(type)] as const),
  ])
  for (const [name, json] of schemas) describeProperties(json, name)
  const webhooks = Object.fromEntries([
    ...EVENT_TYPES.map((type) => [type, requestOf(type, SIGNATURE_HEADERS, `Event ${type} of the organization`)]),
    ...FEED_EVENTS.map((type) => [
      type,
      requestOf(type, FEED_HEADERS, `Event ${type} of the signals feed, for a buyer`),
    ]),
  ])
  return { webhooks, schemas }
}
