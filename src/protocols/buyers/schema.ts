import * as z from "zod"
import { oneOf } from "../../kernel/http/fields.ts"
import { jsonObject, Name } from "../../kernel/http/input.ts"

const DOMAIN = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/

const domain = (field: string) => {
  const message = `${field} must be a domain such as example.com`
  return z
    .string(message)
    .transform((text) => text.toLowerCase())
    .pipe(z.string().regex(DOMAIN, message))
}

const MAX_DESTINATIONS = 50
const DESTINATION = "destinations must have a type, platform or agent"

const Destinations = z
  .array(
    z.discriminatedUnion(
      "type",
      [
        z.strictObject(
          {
            type: z.literal("platform"),
            platform: z.string("platform is required").min(1, "platform is required").max(200).meta({
              description: "The buyer's name for the platform",
            }),
            connectionId: z.string("connectionId is required").max(100),
            account: z.string().max(500).optional().meta({ description: "The only account that the buyer may name" }),
          },
          DESTINATION,
        ),
        z.strictObject(
          {
            type: z.literal("agent"),
            agentUrl: z.url({ protocol: /^https?$/, error: "agentUrl must be a URL" }).max(2_000),
          },
          DESTINATION,
        ),
      ],
      DESTINATION,
    ),
    "destinations must be a list",
  )
  .max(MAX_DESTINATIONS, `destinations must be at most ${MAX_DESTINATIONS}`)

export const NewBuyer = jsonObject({
  name: Name,
  brand: domain("brand").meta({ description: "The advertiser's domain" }),
  operator: domain("operator").optional().meta({ description: "The domain of who buys for it; default: its own" }),
  sandbox: z.boolean("sandbox must be true or false").default(false),
  destinations: Destinations.default([]),
})
export type NewBuyer = z.output<typeof NewBuyer>

export const BUYER_STATUSES = ["active", "suspended", "closed"] as const

export const BuyerChange = jsonObject({
  name: Name.optional(),
  destinations: Destinations.optional(),
  status: oneOf("status", BUYER_STATUSES).optional().meta({
    description:
      "A suspended buyer's activations end; it may become active again. A closed one may not, and its keys are revoked.",
  }),
  reason: z.string("reason must be a text").trim().min(1, "reason must not be empty").max(500).optional(),
}).refine(
  ({ status, reason }) => status === undefined || status === "active" || reason !== undefined,
  "reason is required",
)
export type BuyerChange = z.output<typeof BuyerChange>

const BuyerKey = z.object({ id: z.string(), name: z.string(), keyPrefix: z.string(), createdAt: z.string() })

export const BuyerRecord = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  operator: z.string(),
  sandbox: z.boolean(),
  status: z.enum(BUYER_STATUSES),
  reason: z.string().nullable(),
  statusAt: z.string(),
  destinations: z.array(z.looseObject({ type: z.enum(["platform", "agent"]) })),
  governanceUrl: z.string().nullable(),
  /** Activations that are still to be ended on their platforms, or live. */
  liveActivations: z.int(),
  /** Keys that work. */
  keys: z.array(BuyerKey),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type BuyerRecord = z.output<typeof BuyerRecord>

export const NewBuyerKey = jsonObject({ name: Name })
export type NewBuyerKey = z.output<typeof NewBuyerKey>

/** The secret is in this answer only. */
export const CreatedBuyerKey = z.object({ record: BuyerKey, plaintext: z.string() })

export const BuyerUsage = z.object({
  /** What the buyer reported, by currency. */
  totals: z.array(
    z.object({
      currency: z.string(),
      impressions: z.int(),
      /** Costs that the buyer says are final, are not, or says nothing of. */
      final: z.number(),
      provisional: z.number(),
      unstated: z.number(),
    }),
  ),
})
export type BuyerUsage = z.output<typeof BuyerUsage>
