import { it } from "vitest"
import { type Budget, openBudget } from "../../kernel/budget/budget.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { createTopic } from "../../topics/library/create-topic.ts"
import { aReceiver } from "../../testing/a-receiver.ts"
import { aName, anOrg, testServices } from "../../testing/factories.ts"
import { announceDeliveries, sweepWebhooks } from "./announce.ts"
import { driveWebhook } from "./drive-webhook.ts"
import { WebhookMessage } from "./messages.ts"

class Killed extends Error {}

/** Dies before call `n`: every call to the database, a queue, an object or the network is counted first. */
function dyingBudget(n: number): Budget & { isDead: () => boolean } {
  const budget = openBudget(Number.POSITIVE_INFINITY)
  let made = 0
  return {
    ...budget,
    isDead: () => made > n,
    count: (kind, statements) => {
      if (++made > n) throw new Killed(`Killed before call ${n + 1}`)
      budget.count(kind, statements)
    },
  }
}

/** Messages stay here until a process takes them. */
function aQueue() {
  const messages: WebhookMessage[] = []
  const port = (budget: Budget) => ({
    sendBatch: async (sent: { body: unknown }[]) => {
      budget.count("queues")
      messages.push(...sent.map(({ body }) => WebhookMessage.parse(body)))
    },
  })
  return { messages, port }
}

it("an event whose process is killed at any step is delivered, with one id, or never happened", async ({ expect }) => {
  const d1 = testServices().d1
  let [steps, neverHappened, twice] = [0, 0, 0]
  for (let done = false; !done; steps++) {
    const org = await anOrg()
    const receiver = await aReceiver(org, ["topic.classified"])
    const queue = aQueue()
    const budget = dyingBudget(steps)
    const process = servicesWith(budget, queue)
    const ctx: OrgContext = { ...org.ctx(), ...process, meter: process.meterOf(org.ctx().org) }
    const name = aName("Truck owners")
    try {
      await createTopic(ctx, { topic_name: name })
      await announceDeliveries(process)
      for (const message of queue.messages.splice(0)) await driveWebhook(process, message)
    } catch (error) {
      if (!budget.isDead()) throw error
    }
    done = !budget.isDead()
    // Later: leases have run out, and the cron ticks.
    const later = servicesWith(openBudget(Number.POSITIVE_INFINITY), queue)
    await d1
      .prepare("UPDATE webhook_deliveries SET next_attempt_at = created_at WHERE webhook_id = ? AND status = 'pending'")
      .bind(receiver.id)
      .run()
    await sweepWebhooks(later)
    for (const message of queue.messages) {
      if (message.webhookId === receiver.id) await driveWebhook(later, message)
    }
    const link = await d1
      .prepare("SELECT id FROM org_topics WHERE org_id = ? AND topic_name = ?")
      .bind(org.id, name)
      .first<string>("id")
    const received = await receiver.received()
    expect(new Set(received.map(({ id }) => id)).size, `killed before call ${steps + 1}`).toBe(link === null ? 0 : 1)
    for (const { data } of received) expect(data["org_topic_id"]).toBe(link)
    if (link === null) neverHappened++
    if (received.length > 1) twice++
    const left = await d1
      .prepare("SELECT count(*) AS n FROM webhook_deliveries WHERE webhook_id = ? AND status <> 'delivered'")
      .bind(receiver.id)
      .first<number>("n")
    expect(left).toBe(0)
  }
  // Both kinds of death were among the steps: before the event, and between the delivery and its record.
  expect(neverHappened).toBeGreaterThan(0)
  expect(twice).toBeGreaterThan(0)
  expect(steps).toBeGreaterThan(6)
})

function servicesWith(budget: Budget, queue: ReturnType<typeof aQueue>): Services {
  const services = testServices(budget)
  return { ...services, queues: { ...services.queues, "strata-webhooks": queue.port(budget) }, log: () => {} }
}
