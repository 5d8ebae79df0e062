import { describe, it } from "vitest"
import { consume } from "../../../workers/consumers/dispatch.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { GIVE_UP_AFTER_MS } from "../../kernel/queues/retry-policy.ts"
import { createPushRun } from "../../activation/runs/create-run.ts"
import { pushRunStatus } from "../../activation/runs/find-run.ts"
import { takeFile } from "../../intake/imports/take-file.ts"
import { startRun, runStatus } from "../../intake/sync/sync-runs.ts"
import { createJob } from "../jobs/create-job.ts"
import { showJob } from "../jobs/show-jobs.ts"
import { oldTopics } from "../../testing/a-job.ts"
import { aPush } from "../../testing/a-push.ts"
import { aSync, someItems } from "../../testing/a-sync.ts"
import { aName, anOperator, anOrg, type TestOrg, testServices } from "../../testing/factories.ts"
import { everyDatabase } from "../../testing/every-database.ts"

type Sent = { queue: string; body: unknown }

/** Queues that keep their messages: the test delivers each of them when it wants to. */
function keptQueues<T extends Services>(services: T): { services: T; sent: Sent[] } {
  const sent: Sent[] = []
  const queues = Object.fromEntries(
    Object.keys(services.queues).map((queue) => [
      queue,
      {
        sendBatch: async (messages: { body: unknown }[]) => {
          sent.push(...messages.map(({ body }) => ({ queue, body })))
        },
      },
    ]),
  ) as Services["queues"]
  return { services: { ...services, queues }, sent }
}

/** A database that is away: every statement fails as D1 says when it is. */
const away = (services: Services): Services => {
  const fail = () => Promise.reject(new Error("D1_ERROR: Network connection lost."))
  const statement = { bind: () => statement, first: fail, all: fail, run: fail, raw: fail }
  const d1 = { prepare: () => statement, batch: fail } as unknown as D1Database
  return { ...services, ...everyDatabase(d1) }
}

async function deliver(services: Services, { queue, body }: Sent, sentAt = new Date()) {
  const id = crypto.randomUUID()
  let outcome = "none"
  const message = {
    id,
    body,
    attempts: 5,
    timestamp: sentAt,
    ack: () => (outcome = "acked"),
    retry: () => (outcome = "retried"),
  }
  await consume(services, { queue, messages: [message] } as unknown as MessageBatch)
  return { id, outcome }
}

/** The handler fails as in an outage, while what is written about the failure succeeds, long after the message was sent. */
async function giveUp(services: Services, message: Sent) {
  const old = new Date(services.now().getTime() - GIVE_UP_AFTER_MS - 1000)
  const failing = {
    ...services,
    locks: () => failingLock,
    importFiles: failingFiles,
    outside: failingOutside(services),
  }
  return deliver(failing as unknown as Services, message, old)
}
const OUTAGE = () => Promise.reject(new Error("Network connection lost."))
const failingLock = { acquire: OUTAGE, extend: OUTAGE, release: OUTAGE, isHeld: OUTAGE }
const failingFiles = { get: OUTAGE, put: OUTAGE, delete: OUTAGE }
const failingOutside = ({ outside }: Services) => ({ ...outside, wait: async () => {}, fetch: OUTAGE })

const replay = async (id: string) => (await anOperator()).post(`/api/admin/dead-letters/${id}/replay`)

const CSV = (names: readonly string[]) =>
  new Blob([["Name", ...names].join("\n")]).stream() as ReadableStream<Uint8Array>

async function aFileImport(ctx: OrgContext, batchId: string, rows = 3) {
  const { services, sent } = keptQueues(ctx)
  const names = Array.from({ length: rows }, () => aName("Replayed audience"))
  await takeFile(services, batchId, CSV(names))
  const [cut] = sent
  if (!cut) throw new Error("No message was sent")
  return { services, sent, cut }
}

/** A file of two chunks, the first of which is imported. A file of one chunk needs no message for it. */
async function twoChunks(org: TestOrg) {
  const { id } = await org.importBatch(501)
  const { services, sent, cut } = await aFileImport(org.ctx(), id, 501)
  await deliver(services, cut)
  const [, first, chunk] = sent
  if (!first || !chunk) throw new Error("The chunks were not sent")
  await deliver(services, first)
  return { id, services, chunk }
}

describe("a message that fails", () => {
  it("is retried while the database is away, and nothing is rejected", async ({ expect }) => {
    const org = await anOrg()
    const { id, services, chunk } = await twoChunks(org)
    expect((await deliver(away(services), chunk)).outcome).toBe("retried")
    const caller = (await org.apiKey()).caller
    const status = () => caller.get(`/api/import/${id}/status`).then((response) => response.json())
    expect(await status()).toMatchObject({ status: "processing", error_count: 0 })
    expect((await deliver(services, chunk)).outcome).toBe("acked")
    expect(await status()).toMatchObject({ status: "completed", success_count: 501, error_count: 0 })
  })
})

describe("a replayed dead letter", () => {
  it("imports the rows of a chunk that was given up, once", async ({ expect }) => {
    const org = await anOrg()
    const { id, services, chunk } = await twoChunks(org)
    const letter = await giveUp(services, chunk)
    expect(letter.outcome).toBe("acked")
    const caller = (await org.apiKey()).caller
    const read = async (path: string) => (await caller.get(`/api/import/${id}/${path}`)).json<Record<string, unknown>>()
    expect(await read("status")).toMatchObject({ status: "completed", success_count: 500, error_count: 1 })
    expect((await read("errors"))["errors"]).toHaveLength(1)
    expect((await replay(letter.id)).status).toBe(200)
    await expect.poll(() => read("status"), { timeout: 20_000 }).toMatchObject({ status: "completed" })
    expect(await read("status")).toMatchObject({ success_count: 501, error_count: 0, processed_rows: 501 })
    expect((await read("errors"))["errors"]).toEqual([])
    await deliver(testServices(), chunk)
    expect(await read("status")).toMatchObject({ success_count: 501, processed_rows: 501, chunks_completed: 2 })
  })

  it("reads a file that could not be read", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.importBatch(3)
    const { services, cut } = await aFileImport(org.ctx(), id)
    const letter = await giveUp(services, cut)
    const caller = (await org.apiKey()).caller
    const status = () => caller.get(`/api/import/${id}/status`).then((response) => response.json())
    expect(await status()).toMatchObject({ status: "failed" })
    expect((await replay(letter.id)).status).toBe(200)
    await expect.poll(status, { timeout: 20_000 }).toMatchObject({ status: "completed", success_count: 3 })
  })

  it("resumes a sync at the page that failed", async ({ expect }) => {
    const { ctx, connectionId } = await aSync(await anOrg(), { items: someItems(3) })
    const { services, sent } = keptQueues(ctx)
    const { runId } = await startRun(services, connectionId, { background: true })
    const letter = await giveUp(services, sent[0] as Sent)
    const status = () => runStatus(ctx, connectionId, runId)
    expect(await status()).toMatchObject({ status: "failed", failure: expect.stringContaining("after 5 attempts") })
    expect((await replay(letter.id)).status).toBe(200)
    await expect.poll(status, { timeout: 20_000 }).toMatchObject({ status: "completed", successCount: 3 })
  })

  it("pushes the segments of a run, each once", async ({ expect }) => {
    const { ctx, connectionId, platform, topicIds } = await aPush(2)
    const { services, sent } = keptQueues(ctx)
    const { runId } = await createPushRun(services, connectionId, { topicIds, background: true, dryRun: false })
    const letter = await giveUp(services, sent[0] as Sent)
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({ status: "failed", errorCount: 2 })
    expect((await replay(letter.id)).status).toBe(200)
    await expect
      .poll(() => pushRunStatus(ctx, connectionId, runId), { timeout: 20_000 })
      .toMatchObject({ status: "completed", successCount: 2, errorCount: 0 })
    expect(await platform.live()).toHaveLength(2)
  })

  it("resumes a job at its cursor", async ({ expect }) => {
    const { org, category } = await oldTopics(3)
    const { services, sent } = keptQueues(org.ctx())
    const config = { mode: "local", parentCategoryFilter: category, background: true }
    const { jobId } = await createJob(services, { jobType: "reclassify", config })
    const letter = await giveUp(services, sent[0] as Sent)
    expect(await showJob(services, jobId)).toMatchObject({ status: "failed" })
    expect((await replay(letter.id)).status).toBe(200)
    await expect
      .poll(() => showJob(services, jobId), { timeout: 20_000 })
      .toMatchObject({ status: "completed", success_count: 3 })
  })

  it("is listed with its reason, and replayed only once", async ({ expect }) => {
    const operator = await anOperator()
    const { id } = await deliver(testServices(), { queue: "strata-syncs", body: { nonsense: true } })
    const list = async () =>
      (await operator.get("/api/admin/dead-letters?replayed=false&limit=500")).json<{ data: { id: string }[] }>()
    expect((await list()).data.find((letter) => letter.id === id)).toMatchObject({
      queue: "strata-syncs",
      reason: expect.stringMatching(/^The message cannot be read/),
      replayedAt: null,
    })
    await expect(await replay(id)).toRefuse(409, "The message cannot be read, so it cannot be replayed")
    await expect(await replay("unknown")).toRefuse(404, "Dead letter not found")
    const settle = await deliver({ ...testServices() }, { queue: "strata-pushes-dead", body: { settle: "conn_x" } })
    expect((await replay(settle.id)).status).toBe(200)
    await expect(await replay(settle.id)).toRefuse(409, "Dead letter was already replayed")
    expect((await list()).data.some((letter) => letter.id === settle.id)).toBe(false)
  })
})
