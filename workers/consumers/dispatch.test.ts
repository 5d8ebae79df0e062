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

describe("a message's turn", () => {
  const sentBy = (org: string) =>
    env.DB.prepare("SELECT id FROM outbox WHERE org_id = ? ORDER BY id").bind(org).raw<[string]>()
  const body = (org: string, more: object) => ({ ...more, turn: { id: `${org}/1`, org } })
  const aRow = async (org: string) => {
    const at = new Date().toISOString()
    await env.DB.prepare(
      "INSERT INTO outbox (id, queue, body, created_at, org_id, sent_at) VALUES (?, 'strata-syncs', '{}', ?, ?, ?)",
    )
      .bind(`${org}/1`, at, org, at)
      .run()
  }

  it("ends when it is handled or given up", async ({ expect }) => {
    for (const message of [{ runId: "run_unknown" }, { nonsense: true }]) {
      const org = `org_${crypto.randomUUID()}`
      await aRow(org)
      await deliver("strata-syncs", [{ id: crypto.randomUUID(), body: body(org, message) }])
      expect(await sentBy(org)).toEqual([])
    }
  })

  it("is interrupted when it is retried", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.importBatch(1)
    await aRow(org.id)
    const chunk = { kind: "chunk", batchId: id, key: "missing", chunkIndex: 0, firstRow: 1, rows: 1 }
    const started = Date.now()
    const message = { id: crypto.randomUUID(), body: body(org.id, chunk), attempts: 3 }
    expect((await deliver("strata-imports", [message])).retryMessages).toHaveLength(1)
    const due = await env.DB.prepare("SELECT sent_at FROM outbox WHERE org_id = ?")
      .bind(org.id)
      .first<string>("sent_at")
    expect(Date.parse(due ?? "")).toBeGreaterThan(started + 4_000)
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
