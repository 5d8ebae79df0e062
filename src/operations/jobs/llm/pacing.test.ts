import { describe, it } from "vitest"
import { anLlmJob } from "../../../testing/an-llm-job.ts"
import { driveJob } from "../drive-job.ts"
import { cancelJob } from "../end-job.ts"
import { purgeStaged } from "./purge.ts"
import { SUB_BATCH_SIZE } from "./limits.ts"
import { everyDatabase } from "../../../testing/every-database.ts"

type LlmJob = Awaited<ReturnType<typeof anLlmJob>>

const stagedOf = async ({ services, jobId }: LlmJob) =>
  (await services.d1
    .prepare("SELECT count(*) AS n FROM llm_requests WHERE job_id = ? AND outcome IS NOT NULL")
    .bind(jobId)
    .first<number>("n")) ?? 0

const hasSent = async (job: LlmJob) => (await job.batches()).length > 0

describe("sizes", () => {
  it("stops at the limit", async ({ expect }) => {
    const job = await anLlmJob({ topics: 5, config: { limit: 2 } })
    expect(job.totalItems).toBe(2)
    expect(await job.run()).toMatchObject({ processedItems: 2, successCount: 2 })
    expect((await job.requestsByTopic()).size).toBe(2)
  })

  it("completes immediately with no topics", async ({ expect }) => {
    const job = await anLlmJob({ topics: 0 })
    expect(await job.run()).toMatchObject({ processedItems: 0, totalItems: 0 })
    expect(await job.seen()).toEqual([])
  })

  it("leaves results for the next step when time runs out", async ({ expect }) => {
    const job = await anLlmJob({ topics: SUB_BATCH_SIZE + 20 })
    while (!(await haveEnded(job, 2))) await job.process()
    let time = 0
    const outside = { ...job.services.outside, clock: () => (time += 30_000) }
    await job.process({ ...job.services, outside })
    const { batches } = (await job.job()).result
    expect(batches).toEqual({ done: 1, ended: 1 })
    expect(await job.run()).toMatchObject({ successCount: SUB_BATCH_SIZE + 20 })
  })
})

const haveEnded = async (job: LlmJob, count: number) => {
  const batches = (await job.job()).result["batches"] as Record<string, number>
  return batches["ended"] === count
}

describe("in the background", () => {
  it("polls the provider with growing delays, then leaves it to the cron", async ({ expect }) => {
    const job = await anLlmJob({ scripts: () => [{ type: "batch", polls: 8 }], config: { background: true } })
    const sent: { looks?: number; delaySeconds?: number }[] = []
    const sendBatch = async (messages: { body: unknown; delaySeconds?: number }[]) => {
      for (const { body, delaySeconds } of messages) sent.push({ ...(body as object), delaySeconds })
    }
    const services = { ...job.services, queues: { ...job.services.queues, "strata-jobs": { sendBatch } } }
    await driveJob(services, job.jobId)
    for (let message = sent.shift(); message; message = sent.shift()) {
      expect(message).toEqual({
        jobId: job.jobId,
        looks: message.looks,
        delaySeconds: 5 * 2 ** ((message.looks ?? 0) - 1),
      })
      await driveJob(services, job.jobId, message.looks)
    }
    expect((await job.job()).status).toBe("processing")
    // The cron's message polls once and queues no further message.
    await driveJob(services, job.jobId, 6)
    expect(sent).toEqual([])
    await driveJob(services, job.jobId, 6)
    expect(await job.job()).toMatchObject({ status: "completed", success_count: 3 })
  })
})

describe("cancelling", () => {
  it("cancels open batches at the provider, and keeps staged results", async ({ expect }) => {
    const job = await anLlmJob({
      topics: SUB_BATCH_SIZE + 20,
      scripts: () => [
        { type: "batch", polls: 0 },
        { type: "batch", polls: 99 },
      ],
    })
    while ((await stagedOf(job)) === 0) await job.process()
    const staged = await stagedOf(job)
    expect(await cancelJob(job.ctx, job.jobId)).toMatchObject({ status: "cancelled" })
    const [open, ended] = (await job.batches()).toSorted((a, b) => Number(a.ended) - Number(b.ended))
    expect([open?.canceled, ended?.canceled]).toEqual([true, false])
    expect(await job.process()).toMatchObject({ done: true, processedItems: 0 })
    expect(await stagedOf(job)).toBe(staged)
    expect(await job.topic(job.ids[0] ?? "")).toMatchObject({ engine: "local" })
    await purgeStaged(job.services)
    expect(await stagedOf(job)).toBe(staged)
    job.wait(31 * 86_400_000)
    await purgeStaged(job.services)
    expect(await stagedOf(job)).toBe(0)
  })

  it("succeeds even if the provider cannot be reached", async ({ expect }) => {
    const job = await anLlmJob({ scripts: () => [{ type: "batch", polls: 9 }] })
    while (!(await hasSent(job))) await job.process()
    const llm = { apiKey: "sk-ant-none", baseUrl: job.provider.baseUrl, model: job.provider.model }
    expect(await cancelJob({ ...job.ctx, llm }, job.jobId)).toMatchObject({ status: "cancelled" })
  })

  it("also cancels a batch being sent", async ({ expect }) => {
    const job = await anLlmJob({ scripts: () => [{ type: "batch", polls: 9 }] })
    await job.process()
    const { d1 } = job.services
    const batch: D1Database["batch"] = async (statements) => {
      const answers = await d1.batch(statements)
      if ((await hasSent(job)) && (await job.job()).status === "processing") {
        await d1.prepare("UPDATE jobs SET status = 'cancelled' WHERE id = ?").bind(job.jobId).run()
      }
      return answers as never
    }
    const racing = new Proxy(d1, { get: (db, name) => (name === "batch" ? batch : bound(db, name)) })
    await job.process({ ...job.services, ...everyDatabase(racing) })
    expect((await job.batches()).map(({ canceled }) => canceled)).toEqual([true])
  })
})

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name)
  return typeof value === "function" ? value.bind(target) : value
}
