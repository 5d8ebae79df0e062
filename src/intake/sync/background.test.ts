import { describe, it } from "vitest"
import { tick } from "../../../workers/consumers/schedule.ts"
import { aSync, libraryOf, someItems } from "../../testing/a-sync.ts"
import { anOrg, testServices, type TestOrg } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { driveRun } from "./drive-run.ts"
import { runStatus, startRun } from "./sync-runs.ts"
import { startScheduledRuns } from "./scheduled-runs.ts"

const HOUR_MS = 3_600_000

type Run = { runId: string }
type Status = { status: string; failure: string | null; processedPages: number; successCount: number }

const runsOf = async (org: TestOrg) => {
  const runs = testServices().d1.prepare("SELECT id, status, created_by FROM sync_runs WHERE org_id = ?").bind(org.id)
  return (await runs.all<{ id: string; status: string; created_by: string }>()).results
}

describe("a background sync", () => {
  it("runs to its end without the client", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { path } = await aSync(org, { items: someItems(7) }, { page_size: 3 })
    const { runId } = await json<Run>(owner.post(path, { background: true }))
    const status = () => json<Status>(owner.get(`${path}/${runId}/status`))
    await expect.poll(async () => (await status()).status).toBe("completed")
    expect(await status()).toMatchObject({ processedPages: 3, successCount: 7 })
    expect((await libraryOf(org)).size).toBe(7)
    const waiting = testServices().d1.prepare("SELECT body FROM outbox WHERE body ->> 'runId' = ?").bind(runId)
    await expect.poll(async () => (await waiting.all()).results).toEqual([])
  })

  /** A queue that only records messages, so that a test can deliver them by hand. */
  async function byHand(org: TestOrg) {
    const sync = await aSync(org, { items: someItems(5) }, { page_size: 2 })
    const sent: { runId: string }[] = []
    let isBroken = false
    const queue = {
      sendBatch: async (messages: { body: unknown }[]) => {
        if (isBroken) throw new Error("Queue is away")
        sent.push(...messages.map(({ body }) => body as { runId: string }))
      },
    }
    const ctx = { ...sync.ctx, queues: { ...sync.ctx.queues, "strata-syncs": queue } }
    const { runId } = await startRun(ctx, sync.connectionId, { background: true })
    const state = () => runStatus(ctx, sync.connectionId, runId)
    return { ...sync, ctx, sent, runId, state, breakQueue: (broken: boolean) => (isBroken = broken) }
  }

  it("sends one message per page, and ignores a duplicate delivery", async ({ expect }) => {
    const org = await anOrg()
    const { ctx, sent, runId, state } = await byHand(org)
    expect(sent).toMatchObject([{ runId }])
    for (let delivered = 0; delivered < sent.length && delivered < 20; delivered++) {
      await Promise.all([driveRun(ctx, runId), driveRun(ctx, runId)])
    }
    expect(await state()).toMatchObject({ status: "completed", processedPages: 3, successCount: 5, duplicateCount: 0 })
    expect((await libraryOf(org)).size).toBe(5)
  })

  it("skips pages that a client has already fetched", async ({ expect }) => {
    const { ctx, sent, runId, state, page } = await byHand(await anOrg())
    await page(runId, 1)
    await page(runId, 2)
    await driveRun(ctx, runId)
    expect(sent.length).toBeGreaterThan(1)
    expect(await state()).toMatchObject({ status: "completed", processedPages: 3, successCount: 5 })
  })

  it("keeps a message that could not be sent", async ({ expect }) => {
    const { ctx, sent, runId, state, breakQueue } = await byHand(await anOrg())
    breakQueue(true)
    await driveRun(ctx, runId)
    expect(sent).toHaveLength(1)
    expect(await state()).toMatchObject({ processedPages: 1 })
    const kept = await ctx.home
      .prepare("SELECT queue FROM outbox WHERE body ->> 'runId' = ? AND sent_at = ''")
      .bind(runId)
      .all()
    expect(kept.results).toEqual([{ queue: "strata-syncs" }])
  })

  it("records on the run why it stopped", async ({ expect }) => {
    const free = await anOrg("free")
    await free.ctx().meter.reserve("classifications", 99)
    const poor = await byHand(free)
    await driveRun(poor.ctx, poor.runId)
    expect(await poor.state()).toMatchObject({ status: "failed", failure: "Monthly classifications quota exceeded" })
    const broken = await byHand(await anOrg())
    await broken.source.update({ faultsByPage: { 1: { type: "html" } } })
    await driveRun(broken.ctx, broken.runId)
    expect(await broken.state()).toMatchObject({ status: "failed", failure: "the response is not JSON (text/html)" })
  })

  it("leaves internal errors to the queue, which retries", async ({ expect }) => {
    const { ctx, runId, state } = await byHand(await anOrg())
    const vectors = { ...ctx.vectors, queryMany: () => Promise.reject(new Error("away")) }
    await expect(driveRun({ ...ctx, vectors }, runId)).rejects.toThrow("away")
    expect(await state()).toMatchObject({ status: "running", processedPages: 0 })
    await driveRun(ctx, runId)
    expect(await state()).toMatchObject({ processedPages: 1 })
  })
})

describe("a scheduled sync", () => {
  const scheduled = (org: TestOrg, schedule: string) => aSync(org, { items: someItems(3) }, { page_size: 2, schedule })
  const nextTime = (id: string) =>
    testServices()
      .d1.prepare("SELECT next_sync_at FROM connections WHERE id = ?")
      .bind(id)
      .first<string>("next_sync_at")

  it("is started by the cron on behalf of the connection's creator", { timeout: 600_000 }, async ({ expect }) => {
    const org = await anOrg()
    const { connectionId } = await scheduled(org, "hourly")
    await tick(testServices(), "*/5 * * * *")
    await expect.poll(async () => (await runsOf(org))[0]?.status).toBe("completed")
    expect(await runsOf(org)).toMatchObject([{ created_by: org.userId("owner") }])
    expect((await libraryOf(org)).size).toBe(3)
    expect(Date.parse((await nextTime(connectionId)) ?? "")).toBeGreaterThan(Date.now())
  })

  it.for([
    ["hourly", 1],
    ["daily", 24],
    ["weekly", 168],
  ] as const)("comes %s, and what was missed is not made up for", async ([schedule, hours], { expect }) => {
    const org = await anOrg()
    const { connectionId } = await scheduled(org, schedule)
    const first = Date.parse((await nextTime(connectionId)) ?? "")
    const late = first + 2.5 * hours * HOUR_MS
    const quiet = { ...testServices(), queues: silent(), now: () => new Date(late) }
    await startScheduledRuns(quiet)
    expect(Date.parse((await nextTime(connectionId)) ?? "")).toBe(first + 3 * hours * HOUR_MS)
    expect(await runsOf(org)).toHaveLength(1)
    await startScheduledRuns(quiet)
    expect(await runsOf(org)).toHaveLength(1)
  })

  it("starts once for two concurrent ticks, and not while another run is active", async ({ expect }) => {
    const org = await anOrg()
    const { connectionId } = await scheduled(org, "hourly")
    const first = Date.parse((await nextTime(connectionId)) ?? "")
    const at = (ms: number) => ({ ...testServices(), queues: silent(), now: () => new Date(ms) })
    await Promise.all([startScheduledRuns(at(first)), startScheduledRuns(at(first))])
    expect(await runsOf(org)).toHaveLength(1)
    await startScheduledRuns(at(first + HOUR_MS))
    expect(await runsOf(org)).toHaveLength(1)
    await startScheduledRuns(at(first + 8 * HOUR_MS))
    expect(await runsOf(org)).toHaveLength(2)
  })

  const silent = () => {
    const { queues } = testServices()
    return { ...queues, "strata-syncs": { sendBatch: async () => {} } }
  }
})
