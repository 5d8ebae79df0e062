import { driveWebhook } from "../../src/organizations/webhooks/drive-webhook.ts"
import { WebhookMessage } from "../../src/organizations/webhooks/messages.ts"
import type { Consumer } from "./consumer.ts"

export const webhooks: Consumer = {
  handle: async (services, message) => {
    const body = WebhookMessage.parse(message)
    if (services.features.webhooks) await driveWebhook(services, body)
  },
  // Deliveries stay due: the sweep sends the message again.
  giveUp: async () => {},
}
