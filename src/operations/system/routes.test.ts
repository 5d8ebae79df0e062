import { describe, it } from "vitest"
import { consume } from "../../../workers/consumers/dispatch.ts"
import { tick } from "../../../workers/consumers/schedule.ts"
import { openBudget } from "../../kernel/budget/budget.ts"
import type { Services } from "../../kernel/context.ts"
import { analyticsFigures, type Figure, localFigures } from "../../kernel/ports/figures.ts"
import { noUsage } from "../../kernel/llm/usage.ts"
import { recordLlmCall } from "../../organizations/usage/record-llm-call.ts"
import { aPlatform } from "../../testing/a-platform.ts"
import { anOperator, anOrg, testServices } from "../../testing/factories.ts"
import { aSegment, openedPlatform } from "../../testing/opened-platform.ts"
import type { System } from "./schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const readSystem = async () => (await (await anOperator()).get("/api/admin/system")).json<System>()

/** Services with figures of their own, so that no other test's are among them. */
function measured<T extends Services>(services: T): { services: T; figures: () => readonly Figure[] } {
  const figures = localFigures()
  return { services: { ...services, figures }, figures: () => figures.recent?.() ?? [] }
}

describe("GET /api/admin/system", () => {
  it("shows what waits, what was given up, what is unfinished and when each chore ran", async ({ expect }) => {
    const { d1 } = testServices()
    const queue = `test-${crypto.randomUUID()}`
    const at = "2020-01-01T00:00:00.000Z"
    await d1
      .prepare("INSERT INTO outbox (id, queue, body, created_at) VALUES (?, ?, '{}', ?)")
      .bind(queue, queue, at)
      .run()
    const before = await readSystem()
    expect(before.outbox).toContainEqual({ queue, count: 1, oldestAt: at })
    expect(before.readiness.checks.queues.state).toBe("failing")
    await d1.prepare("DELETE FROM outbox WHERE id = ?").bind(queue).run()
    await d1
      .prepare(
        "INSERT INTO dead_letters (id, queue, body, attempts, received_at) VALUES (?, 'strata-jobs', '{}', 6, ?)",
      )
      .bind(queue, at)
      .run()
    await tick(testServices(), "17 * * * *")
    const after = await readSystem()
    expect(after.deadLetters.notReplayed).toBe(before.deadLetters.notReplayed + 1)
    expect(after.outbox).not.toContainEqual(expect.objectContaining({ queue }))
    expect(after.work.map(({ kind }) => kind)).toEqual(["imports", "syncs", "pushes", "jobs", "deliveries"])
    expect(after.cron.find(({ chore }) => chore === "walkIndex")).toMatchObject({
      cron: "17 * * * *",
      finishedAt: expect.any(String),
      error: null,
      state: "ok",
    })
    expect(after).toMatchObject({ environment: "local", databaseBytes: expect.any(Number) })
    expect(after.databaseBytes).toBeGreaterThan(100_000)
    await d1.prepare("DELETE FROM dead_letters WHERE id = ?").bind(queue).run()
  })

  it("sums up the figures that are kept on this machine", async ({ expect }) => {
    await readSystem()
    const { figures } = await readSystem()
    const own = figures?.find(({ subject, outcome }) => subject === "GET /api/admin/system" && outcome === "2xx")
    expect(own).toMatchObject({ kind: "request", count: expect.any(Number) })
    expect(own?.maxMs).toBeGreaterThanOrEqual(own?.averageMs ?? 0)
  })
})

describe("figures", () => {
  it("count requests by route pattern, status class and organization", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    await caller.get("/api/topics/unknown/history")
    const mine = testServices()
      .figures.recent?.()
      .filter((figure) => figure.org === org.id)
    expect(mine).toMatchObject([
      { kind: "request", subject: "GET /api/topics/{id}/history", outcome: "4xx", caller: "api_key" },
    ])
    expect(mine?.[0]?.ms).toBeGreaterThanOrEqual(0)
  })

  it("measure the age, the attempts and the outcome of a message", async ({ expect }) => {
    const { services, figures } = measured(testServices())
    const deliver = (queue: string, body: unknown) => {
      const message = { id: crypto.randomUUID(), body, attempts: 3, timestamp: new Date(Date.now() - 60_000) }
      const batch = { queue, messages: [{ ...message, ack: () => {}, retry: () => {} }] }
      return consume(services, batch as unknown as MessageBatch)
    }
    await deliver("strata-syncs", { runId: "run_unknown" })
    await deliver("strata-syncs", { nonsense: true })
    await deliver("strata-none", {})
    const message = { kind: "message", attempts: 3 }
    expect(figures()).toMatchObject([
      { ...message, subject: "strata-syncs", outcome: "done" },
      { ...message, subject: "strata-syncs", outcome: "given_up" },
      { ...message, subject: "strata-none", outcome: "retried" },
    ])
    for (const { ms } of figures()) expect(ms).toBeGreaterThanOrEqual(60_000)
  })

  it("count platform errors by platform and status", async ({ expect }) => {
    const stub = await aPlatform({ faults: [{ type: "status", status: 400, on: "create" }] })
    const org = await anOrg()
    const { platform } = await openedPlatform(org, stub.dspapi)
    await expect(platform.create(aSegment())).rejects.toThrow("400")
    const mine = testServices()
      .figures.recent?.()
      .filter((figure) => figure.org === org.id)
    expect(mine).toMatchObject([{ kind: "platform_error", subject: "dspapi", outcome: "400" }])
  })

  it("add up the tokens and the cost of LLM calls", async ({ expect }) => {
    const { services, figures } = measured((await anOrg()).ctx())
    const usage = { ...noUsage("model"), inputTokens: 100, outputTokens: 20, cost: 0.01, durationMs: 7 }
    await recordLlmCall(services, { purpose: "brief", usage, failed: false })
    expect(figures()).toEqual([
      {
        kind: "llm_call",
        subject: "brief",
        outcome: "ok",
        org: services.org.id,
        ms: 7,
        inputTokens: 100,
        outputTokens: 20,
        cost: 0.01,
      },
    ])
  })

  it("time every chore, and tell which failed", async ({ expect }) => {
    const { services, figures } = measured(testServices(openBudget()))
    const d1 = new Proxy(services.d1, {
      get: (target, name) =>
        name === "prepare"
          ? (sql: string) => target.prepare(sql.includes("outbox") ? "SELECT nothing FROM nowhere" : sql)
          : Reflect.get(target, name),
    })
    await tick({ ...services, ...everyDatabase(d1) }, "*/5 * * * *")
    const outcomes = Object.fromEntries(figures().map(({ subject, outcome }) => [subject, outcome]))
    expect(outcomes).toMatchObject({ sweepOutbox: "failed", indexNewTopics: "ok" })
    await tick(services, "*/5 * * * *")
  })

  it("go to Workers Analytics Engine in a fixed order of columns", ({ expect }) => {
    const points: unknown[] = []
    const dataset = { writeDataPoint: (point: unknown) => void points.push(point) } as AnalyticsEngineDataset
    analyticsFigures(dataset).write({ kind: "message", subject: "strata-jobs", outcome: "retried", ms: 5, attempts: 2 })
    expect(points).toEqual([
      { indexes: ["message"], blobs: ["message", "strata-jobs", "retried", "", ""], doubles: [5, 2, 0, 0, 0, 1] },
    ])
  })

  it("of requests are written together, with their number and latency, in one deferred piece of work", async ({
    expect,
  }) => {
    const points: { doubles: number[] }[] = []
    const dataset = { writeDataPoint: (point: { doubles: number[] }) => void points.push(point) }
    const { write } = analyticsFigures(dataset)
    const deferred: Promise<unknown>[] = []
    const later = { defer: (work: Promise<unknown>) => void deferred.push(work), now: () => new Date(), collectMs: 1 }
    const request = { kind: "request", subject: "GET /x", outcome: "2xx" } as const
    for (let i = 0; i < 50; i++) write({ ...request, ms: i < 40 ? 100 : 1_000 }, { ...later, collectMs: 5_000 })
    expect(points).toEqual([])
    for (let i = 0; i < 20; i++) write({ ...request, subject: `GET /${i}` }, later)
    expect(deferred).toHaveLength(1)
    expect(points.map(({ doubles: [ms = 0, , , , , count] }) => [Math.round(ms / 100), count])).toEqual([
      [1, 40],
      [10, 10],
      ...Array.from({ length: 18 }, () => [0, 1]),
    ])
  })

  it("keep no more in memory than they may", ({ expect }) => {
    const { write, recent } = localFigures(10)
    for (let i = 0; i < 1000; i++) write({ kind: "chore", subject: String(i), outcome: "ok" })
    expect(recent?.().length).toBeLessThanOrEqual(10)
    expect(recent?.().at(-1)?.subject).toBe("999")
  })
})
