import { describe, it } from "vitest"
import type { Services } from "../../kernel/context.ts"
import { aReceiver } from "../../testing/a-receiver.ts"
import type { ReceiverSpec } from "../../testing/receiver-spec.ts"
import { anOrg, type TestOrg, testServices } from "../../testing/factories.ts"
import { announceDeliveries, sweepWebhooks } from "./announce.ts"
import { DISABLED_AFTER_MS, driveWebhook } from "./drive-webhook.ts"
import type { EventType } from "./event-types.ts"
import type { WebhookMessage } from "./messages.ts"
import { purgeDeliveries } from "./purge-deliveries.ts"

type Sent = { body: WebhookMessage; delaySeconds?: number }

/** Services whose messages are kept instead of delivered. */
function keptServices(changes: Partial<Services> = {}) {
  const services = testServices()
  const sent: Sent[] = []
  const queue = {
    sendBatch: async (messages: { body: unknown; delaySeconds?: number }[]) => void sent.push(...(messages as Sent[])),
  }
  return { sent, services: { ...services, queues: { ...services.queues, "strata-webhooks": queue }, ...changes } }
}

const { d1 } = testServices()

type Row = { id: string; event_id: string; status: string; attempts: number; next_attempt_at: string; log: string }
const rowsOf = async (webhookId: string) =>
  (await d1.prepare("SELECT * FROM webhook_deliveries WHERE webhook_id = ? ORDER BY rowid").bind(webhookId).all<Row>())
    .results

/** A webhook with one event that is due. The flag keeps the service itself from sending it. */
async function aDueDelivery(answers: ReceiverSpec["answers"] = [], events: EventType[] = ["topic.classified"]) {
  const org = await anOrg()
  const receiver = await aReceiver(org, events, answers)
  await org.topic()
  return {
    org,
    receiver,
    drive: (services: Services = keptServices().services) => driveWebhook(services, { webhookId: receiver.id }),
  }
}

/** The time of the next attempt has come. */
const makeDue = (webhookId: string) =>
  d1
    .prepare("UPDATE webhook_deliveries SET next_attempt_at = ? WHERE webhook_id = ? AND status = 'pending'")
    .bind(new Date(Date.now() - 1).toISOString(), webhookId)
    .run()

const webhookOf = (id: string) =>
  d1.prepare("SELECT * FROM webhooks WHERE id = ?").bind(id).first<Record<string, string | null>>()

describe("a delivery", () => {
  it("is retried after 30 s, 2 min, 15 min, 1 h, 4 h and 24 h, with one id and one body, then fails", async ({
    expect,
  }) => {
    const { receiver, drive } = await aDueDelivery(Array.from({ length: 20 }, () => 503))
    const waits: number[] = []
    for (let attempt = 1; attempt <= 7; attempt++) {
      await drive()
      const [row] = await rowsOf(receiver.id)
      expect(row?.attempts).toBe(attempt)
      if (row?.status !== "pending") break
      const log = JSON.parse(row.log) as { at: string; ms: number }[]
      const last = log.at(-1)
      const ended = new Date(last?.at ?? "").getTime() + (last?.ms ?? 0)
      waits.push(Math.round((new Date(row.next_attempt_at).getTime() - ended) / 1000))
      // Not before its time.
      await drive()
      expect(await receiver.seen()).toHaveLength(attempt)
      await makeDue(receiver.id)
    }
    const expected = [30, 120, 900, 3600, 14_400, 86_400]
    expect(waits).toHaveLength(expected.length)
    waits.forEach((wait, i) => expect(Math.abs(wait - (expected[i] ?? 0))).toBeLessThan(30))
    expect(await rowsOf(receiver.id)).toMatchObject([{ status: "failed", attempts: 7 }])
    const seen = await receiver.seen()
    expect(seen.map(({ problem }) => problem)).toEqual(Array.from({ length: 7 }, () => null))
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1)
    expect(new Set(seen.map(({ headers }) => headers["webhook-id"])).size).toBe(1)
    await makeDue(receiver.id)
    await drive()
    expect(await receiver.seen()).toHaveLength(7)
  })

  it("gets a message of its own for a retry that is due soon", async ({ expect }) => {
    const { receiver } = await aDueDelivery([500])
    const { services, sent } = keptServices()
    await driveWebhook(services, { webhookId: receiver.id })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ body: { webhookId: receiver.id } })
    expect(sent[0]?.delaySeconds).toBeGreaterThan(0)
    expect(sent[0]?.delaySeconds).toBeLessThanOrEqual(30)
  })

  it.for([
    [200, "delivered"],
    [299, "delivered"],
    ["large", "delivered"],
    [302, "pending"],
    [404, "pending"],
    [429, "pending"],
  ] as const)("answered with %s is %s", async ([answer, status], { expect }) => {
    const { receiver, drive } = await aDueDelivery([answer])
    await drive()
    expect(await rowsOf(receiver.id)).toMatchObject([{ status, attempts: 1 }])
    // A redirect is not followed.
    expect(await receiver.seen()).toHaveLength(1)
  })

  it("waits as long as the receiver asks, but no longer than a day", async ({ expect }) => {
    const { receiver, drive } = await aDueDelivery()
    const waited = async (seconds: string) => {
      await receiver.update({ answers: [429, 429, 429], headers: { "retry-after": seconds } })
      await makeDue(receiver.id)
      await drive()
      const [row] = await rowsOf(receiver.id)
      return (new Date(row?.next_attempt_at ?? "").getTime() - Date.now()) / 1000
    }
    expect(Math.abs((await waited("600")) - 600)).toBeLessThan(60)
    expect(Math.abs((await waited("999999")) - 86_400)).toBeLessThan(60)
  })

  it("fails when the receiver does not answer in time", async ({ expect }) => {
    const { receiver } = await aDueDelivery(["hang"])
    const { services } = keptServices()
    const timeouts: number[] = []
    const deadline = (ms: number) => {
      timeouts.push(ms)
      return AbortSignal.timeout(300)
    }
    await driveWebhook({ ...services, outside: { ...services.outside, deadline } }, { webhookId: receiver.id })
    expect(timeouts).toEqual([30_000])
    const [row] = await rowsOf(receiver.id)
    expect(JSON.parse(row?.log ?? "")).toMatchObject([{ status: null, error: "no response within 30 s" }])
  })

  it("is not sent to an address that the guard no longer allows", async ({ expect }) => {
    const { receiver, drive } = await aDueDelivery()
    await d1.prepare("UPDATE webhooks SET url = 'https://10.0.0.1/x' WHERE id = ?").bind(receiver.id).run()
    await drive()
    const [row] = await rowsOf(receiver.id)
    expect(JSON.parse(row?.log ?? "")).toMatchObject([{ error: "the URL is not allowed: it is an IP address" }])
  })

  it("of many arrives once each, several senders or not, and a turn ends before the calls do", async ({ expect }) => {
    const org = await anOrg()
    const receiver = await aReceiver(org, ["topic.classified"])
    const { services } = keptServices()
    await manyDeliveries(org, receiver.id, 60)
    await Promise.all(Array.from({ length: 4 }, () => driveWebhook(services, { webhookId: receiver.id })))
    const ids = (await receiver.received()).map(({ id }) => id)
    expect(ids).toHaveLength(60)
    expect(new Set(ids).size).toBe(60)

    await manyDeliveries(org, receiver.id, 20)
    const small = keptServices({ budget: { ...services.budget, left: () => 10 } })
    await driveWebhook(small.services, { webhookId: receiver.id })
    expect(small.sent).toEqual([{ body: { webhookId: receiver.id } }])
    expect((await rowsOf(receiver.id)).filter(({ status }) => status === "pending")).toHaveLength(15)
  })

  it("is tried by one sender at a time while the webhook fails, and a success ends that", async ({ expect }) => {
    const org = await anOrg()
    const receiver = await aReceiver(org, ["topic.classified"], [500, 500, 500, 500, 500])
    const { services } = keptServices()
    await manyDeliveries(org, receiver.id, 12)
    await driveWebhook(services, { webhookId: receiver.id })
    expect(await receiver.seen()).toHaveLength(5)
    expect((await webhookOf(receiver.id))?.["failing_since"]).not.toBeNull()
    const busy = new Date(Date.now() + 60_000).toISOString()
    const claim = (text: string | null, until: string) =>
      d1
        .prepare(
          "UPDATE webhook_deliveries SET claim = ?, next_attempt_at = ? WHERE rowid = (SELECT max(rowid) FROM webhook_deliveries WHERE webhook_id = ?)",
        )
        .bind(text, until, receiver.id)
        .run()
    await claim("another sender", busy)
    await driveWebhook(services, { webhookId: receiver.id })
    expect(await receiver.seen()).toHaveLength(5)
    await claim(null, busy)
    await driveWebhook(services, { webhookId: receiver.id })
    expect(await receiver.seen()).toHaveLength(11)
    expect((await webhookOf(receiver.id))?.["failing_since"]).toBeNull()
  })
})

describe("a webhook", () => {
  it("is disabled after five days without a success, with an entry in the audit log, and gets no more events", async ({
    expect,
  }) => {
    const { org, receiver, drive } = await aDueDelivery(Array.from({ length: 9 }, () => 500))
    await drive()
    expect((await webhookOf(receiver.id))?.["disabled_at"]).toBeNull()
    const since = (ms: number) =>
      d1
        .prepare("UPDATE webhooks SET failing_since = ? WHERE id = ?")
        .bind(new Date(Date.now() - ms).toISOString(), receiver.id)
        .run()
    await since(DISABLED_AFTER_MS - 600_000)
    await makeDue(receiver.id)
    await drive()
    expect((await webhookOf(receiver.id))?.["disabled_at"]).toBeNull()
    await since(DISABLED_AFTER_MS + 1000)
    await makeDue(receiver.id)
    await drive()
    expect(await webhookOf(receiver.id)).toMatchObject({ disabled_reason: "No delivery has succeeded for 5 days" })
    const entry = await d1
      .prepare("SELECT actor, target FROM audit_log WHERE org_id = ? AND action = 'webhook.disabled'")
      .bind(org.id)
      .all()
    expect(entry.results).toEqual([{ actor: "system", target: receiver.id }])
    await org.topic()
    await makeDue(receiver.id)
    await drive()
    expect(await receiver.seen()).toHaveLength(3)
    expect(await rowsOf(receiver.id)).toHaveLength(1)
  })

  it("is disabled at once by a receiver that is gone", async ({ expect }) => {
    const { receiver, drive } = await aDueDelivery([410])
    await drive()
    expect(await webhookOf(receiver.id)).toMatchObject({ disabled_reason: "The receiver answered 410 Gone" })
  })

  it("of an organization that is being erased gets no events", async ({ expect }) => {
    const { org, receiver, drive } = await aDueDelivery()
    await d1.prepare("UPDATE organizations SET erased_at = 'now' WHERE id = ?").bind(org.id).run()
    await drive()
    expect(await receiver.seen()).toEqual([])
  })
})

describe("the sweep", () => {
  it("sends for what is due, after an outage of the queue too", async ({ expect }) => {
    const { receiver } = await aDueDelivery()
    const away = keptServices()
    const failing = { sendBatch: () => Promise.reject(new Error("away")) }
    const queues = { ...away.services.queues, "strata-webhooks": failing }
    await expect(announceDeliveries({ ...away.services, queues })).rejects.toThrow("away")
    const { services, sent } = keptServices()
    await sweepWebhooks(services)
    expect(sent.map(({ body }) => body.webhookId)).toContain(receiver.id)
    await driveWebhook(services, { webhookId: receiver.id })
    expect(await receiver.received()).toHaveLength(1)
    const later = keptServices()
    await sweepWebhooks(later.services)
    expect(later.sent.map(({ body }) => body.webhookId)).not.toContain(receiver.id)
  })

  it("does nothing where webhooks are off", async ({ expect }) => {
    await aDueDelivery()
    const { services, sent } = keptServices({ features: { webhooks: false } })
    await sweepWebhooks(services)
    await announceDeliveries(services)
    expect(sent).toEqual([])
  })

  it("removes deliveries that are older than the installation keeps them", async ({ expect }) => {
    const { receiver } = await aDueDelivery()
    const { services } = keptServices()
    const after = (days: number) => ({ ...services, now: () => new Date(Date.now() + days * 86_400_000) })
    const kept = { ...services.retention, webhookLog: null }
    await purgeDeliveries({ ...after(400), retention: kept })
    await purgeDeliveries(after(29))
    expect(await rowsOf(receiver.id)).toHaveLength(1)
    await purgeDeliveries(after(31))
    expect(await rowsOf(receiver.id)).toHaveLength(0)
  })
})

function manyDeliveries(org: TestOrg, webhookId: string, count: number) {
  const at = new Date(Date.now() - 1000).toISOString()
  return d1
    .prepare(
      `INSERT INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, next_attempt_at, created_at)
       SELECT 'whd_' || hex(randomblob(8)), ?1, ?2, 'evt_' || hex(randomblob(8)), 'topic.classified', '{}', ?3, ?3 FROM json_each(?4)`,
    )
    .bind(org.id, webhookId, at, JSON.stringify(Array.from({ length: count }, () => 0)))
    .run()
}
