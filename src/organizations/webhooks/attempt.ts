import type { Services } from "../../kernel/context.ts"
import type { DeliveryAttempt, webhookDeliveries } from "../../kernel/db/schema/index.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { callOutside } from "../../kernel/outbound/outbound-fetch.ts"
import { type FeedKey, feedHeaders } from "./sign-feed.ts"
import { signedHeaders } from "./sign.ts"
import type { Webhook } from "./webhooks.ts"

const TIMEOUT_MS = 30_000
/** Response bodies of receivers are not stored. */
const MAX_ANSWER_BYTES = 64 * 1024

export type Delivery = typeof webhookDeliveries.$inferSelect
export type Attempted = DeliveryAttempt & { success: boolean; retryAfterMs?: number }

type Event = Pick<Delivery, "eventId" | "type" | "createdAt" | "orgId" | "data">

/** The secrets of a webhook of the organization, or the key that signs its feed for a buyer. */
export type Signer = readonly string[] | FeedKey
const isFeed = (signer: Signer): signer is FeedKey => "seed" in signer

/** Identical in every attempt. */
const bodyOf = ({ eventId, type, createdAt, orgId, data }: Event) =>
  JSON.stringify({ id: eventId, type, created_at: createdAt, org_id: orgId, data })

/** Sends an event once. Any 2xx is a success; a redirect is not followed. */
export async function attempt(
  { outside, now }: Pick<Services, "outside" | "now">,
  { url }: Pick<Webhook, "url">,
  signer: Signer,
  event: Event,
): Promise<Attempted> {
  const started = now()
  const body = isFeed(signer) ? JSON.stringify(event.data) : bodyOf(event)
  const headers = isFeed(signer)
    ? await feedHeaders(signer, { url, body, at: started })
    : await signedHeaders(signer, { id: event.eventId, body, at: started })
  const done = (outcome: Pick<Attempted, "success" | "status" | "error" | "retryAfterMs">) => ({
    at: started.toISOString(),
    ms: now().getTime() - started.getTime(),
    ...outcome,
  })
  try {
    const request = { url, headers, body, timeoutMs: TIMEOUT_MS, retries: 0, maxBytes: MAX_ANSWER_BYTES }
    const { status } = await callOutside(outside, { ...request, method: "POST" })
    return done({ success: true, status, error: null })
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    // Only the body of a 2xx is read.
    if (error.kind === "too_large") return done({ success: true, status: null, error: null })
    const { status = null, message, retryAfterMs } = error
    return done({ success: false, status, error: message, retryAfterMs })
  }
}
