import * as z from "zod"

/** Deliveries of this webhook are due. */
export const WebhookMessage = z.object({ webhookId: z.string() })
export type WebhookMessage = z.output<typeof WebhookMessage>
