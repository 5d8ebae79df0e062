import { createMessageBatch, createExecutionContext, getQueueResult } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { describe, it } from "vitest"
import worker from "../edge.ts"
import { openBudget } from "../../src/kernel/budget/budget.ts"
import { sessions } from "../../src/kernel/db/schema/index.ts"
import { purgeExpiredSessions } from "../../src/organizations/identity/sessions.ts"
import { anOrg, testServices } from "../../src/testing/factories.ts"
import { insertRows } from "../../src/testing/insert-rows.ts"
import { tick } from "./schedule.ts"

const deliver = async (queue: string, messages: { id: string; body: unknown; attempts?: number }[]) => {
  const batch = createMessageBatch(
    queue,
    messages.map((message) => ({ attempts: 1, timestamp: new Date(), ...message })),
  )
  const ctx = createExecutionContext()
  await worker.queue(batch, env, ctx)
  return getQueueResult(batch, ctx)
}

describe("queues", () => {
  it("records a dead letter once, even when it is redelivered", async ({ expect }) => {
    const letter = { id: "dead-1", body: { batchId: "batch_1", chunk: 7 }, attempts: 6 }
    for (let delivery = 0; delivery < 2; delivery++) {
      const result = await deliver("strata-imports-dead", [letter])
      expect(result.explicitAcks).toEqual(["dead-1"])
    }
    const rows = await env.DB.prepare("SELECT queue, body, attempts FROM dead_letters WHERE id = 'dead-1'").all()
    expect(rows.results).toEqual([
      { queue: "strata-imports-dead", body: '{"batchId":"batch_1","chunk":7}', attempts: 6 },
    ])
  })

  it("maps staging's queues to production's names", async ({ expect }) => {
    const result = await deliver("strata-staging-imports-dead", [{ id: "dead-2", body: {} }])
    expect(result.explicitAcks).toEqual(["dead-2"])
    const queue = await env.DB.prepare("SELECT queue FROM dead_letters WHERE id = 'dead-2'").first("queue")
    expect(queue).toBe("strata-imports-dead")
  })

  it("retries messages without a handler with growing delays, and never acks them", async ({ expect }) => {
    const result = await deliver("strata-unheard-of", [{ id: "m1", body: {}, attempts: 3 }])
    expect(result.explicitAcks).toEqual([])
    expect(result.retryMessages).toEqual([{ msgId: "m1" }])
  })
})

describe("cron", () => {
  it("removes expired sessions and no others", async ({ expect }) => {
    const org = await anOrg()
    const { d1 } = testServices()
    const session = (id: string, expiresAt: string) => ({
      id,
      userId: org.userId("owner"),
      orgId: org.id,
      createdAt: "2020-01-01T00:00:00.000Z",
      expiresAt,
    })
    const rows = [session("old", "2020-01-08T00:00:00.000Z"), session("new", "2999-01-01T00:00:00.000Z")]
    await d1.batch(insertRows(d1, sessions, rows))
    await tick(testServices(), "41 3 * * *")
    const left = (await d1.prepare("SELECT id FROM sessions").raw<[string]>()).flat()
    expect(left).toContain("new")
    expect(left).not.toContain("old")
  })

  it("removes any number of expired sessions in bounded statements, as far as its budget goes", async ({ expect }) => {
    const { d1 } = testServices()
    const org = await anOrg()
    const many = Array.from({ length: 12_000 }, () => `expired/${crypto.randomUUID()}`)
    await d1
      .prepare(
        `INSERT INTO sessions (id, user_id, org_id, created_at, expires_at)
         SELECT value, ?2, ?3, '2020-01-01T00:00:00.000Z', '2020-01-08T00:00:00.000Z' FROM json_each(?1)`,
      )
      .bind(JSON.stringify(many), org.userId("owner"), org.id)
      .run()
    const left = async () =>
      d1.prepare("SELECT count(*) AS n FROM sessions WHERE id LIKE 'expired/%'").first<number>("n")
    await purgeExpiredSessions(testServices(openBudget(2)))
    expect(await left()).toBe(7_000)
    await purgeExpiredSessions(testServices())
    expect(await left()).toBe(0)
  })
})
