import { driveWebhook } from "../../src/organizations/webhooks/drive-webhook.ts"
import { WebhookMessage } from "../../src/organizations/webhooks/messages.ts"
import type { Consumer } from "./consumer.ts"

export const webhooks: Consumer = {
  handle: async (services, message) => {
    const body = WebhookMessage.parse(message)
    if (services.features.webhooks) await driveWebhook(services, body)
  },
  // What is due stays due: the sweep sends for it again.
  giveUp: async () => {},
}
