import { describe, it } from "vitest"
import type { OrgContext } from "../../kernel/context.ts"
import { oldTopics } from "../../testing/a-job.ts"
import { bindings, testServices } from "../../testing/factories.ts"
import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test"
import worker from "../../../workers/edge.ts"
import { createJob } from "./create-job.ts"
import { CALLS_PER_STEP, driveJob } from "./drive-job.ts"
import { openBudget } from "../../kernel/budget/budget.ts"
import { resumeStalled } from "../recovery/resume-stalled.ts"
import { showJob } from "./show-jobs.ts"

/** A queue that holds its messages until the test delivers them. */
function keptQueue(ctx: OrgContext, failing = false) {
  const messages: { jobId: string }[] = []
  const sendBatch = async (batch: { body: unknown }[]) => {
    if (failing) throw new Error("Queue is away")
    messages.push(...batch.map(({ body }) => body as { jobId: string }))
  }
  return { messages, ctx: { ...ctx, queues: { ...ctx.queues, "strata-jobs": { sendBatch } } } }
}

async function aBackgroundJob(count: number, batchSize: number, failing = false) {
  const { org, category } = await oldTopics(count)
  const { ctx, messages } = keptQueue(org.ctx(), failing)
  const config = { mode: "local", parentCategoryFilter: category, batchSize, background: true }
  const { jobId } = await createJob(ctx, { jobType: "reclassify", config })
  return { ctx, messages, jobId }
}

const deliver = async (queue: string, body: unknown) => {
  const batch = createMessageBatch(queue, [{ id: crypto.randomUUID(), body, attempts: 1, timestamp: new Date() }])
  const context = createExecutionContext()
  await worker.queue(batch, bindings, context)
  return getQueueResult(batch, context)
}

describe("background jobs", () => {
  it("run to the end without a client, one message after the other", async ({ expect }) => {
    const { ctx, messages, jobId } = await aBackgroundJob(45, 1)
    expect(messages).toEqual([{ jobId }])
    // An invocation with few calls left stops between two steps and queues the rest.
    const { budget, directory, library, home, together } = testServices(openBudget(CALLS_PER_STEP + 100))
    await driveJob({ ...ctx, budget, directory, library, home, together }, jobId)
    const { status, processed_items: processed } = await showJob(ctx, jobId)
    expect(status).toBe("processing")
    expect(processed).toBeGreaterThan(0)
    expect(processed).toBeLessThan(45)
    expect(messages).toEqual([{ jobId }, { jobId }])
    await driveJob(ctx, jobId)
    expect(await showJob(ctx, jobId)).toMatchObject({ status: "completed", success_count: 45 })
    await driveJob(ctx, jobId)
    await driveJob(ctx, "job_unknown")
    expect(messages).toHaveLength(2)
  })

  it("are driven by the queue consumer", async ({ expect }) => {
    const { ctx, jobId } = await aBackgroundJob(2, 1)
    const { explicitAcks } = await deliver("strata-jobs", { jobId })
    expect(explicitAcks).toHaveLength(1)
    expect(await showJob(ctx, jobId)).toMatchObject({ status: "completed", success_count: 2 })
    expect((await deliver("strata-jobs", { nonsense: true })).explicitAcks).toHaveLength(1)
  })

  it("are queued again only when they stall", async ({ expect }) => {
    const { ctx, jobId } = await aBackgroundJob(1, 1, true)
    const { ctx: kept, messages } = keptQueue(ctx)
    const later = { ...kept, now: () => new Date(Date.now() + 10 * 60_000) }
    const lease = await ctx.locks(jobId).acquire(60_000)
    await resumeStalled(later)
    expect(messages).not.toContainEqual(expect.objectContaining({ jobId }))
    await ctx.locks(jobId).release(lease?.fence ?? 0)
    await resumeStalled({ ...later, now: () => new Date(Date.now() + 20 * 60_000) })
    expect(messages).toContainEqual(expect.objectContaining({ jobId }))
    await driveJob(later, jobId)
    messages.length = 0
    await resumeStalled(later)
    expect(messages).not.toContainEqual(expect.objectContaining({ jobId }))
  })

  it("are failed with the reason when their message is dead-lettered", async ({ expect }) => {
    const { ctx, jobId } = await aBackgroundJob(2, 1)
    const dead = async () => (await deliver("strata-jobs-dead", { jobId })).explicitAcks
    expect(await dead()).toHaveLength(1)
    const job = await showJob(ctx, jobId)
    expect(job).toMatchObject({
      status: "failed",
      errors: [{ message: "Background processing ended without an answer on every attempt" }],
    })
    expect(await dead()).toHaveLength(1)
    expect((await showJob(ctx, jobId)).errors).toHaveLength(1)
    const letters = await testServices()
      .d1.prepare("SELECT count(*) AS n FROM dead_letters WHERE body ->> 'jobId' = ?")
      .bind(jobId)
      .first("n")
    expect(letters).toBe(2)
  })

  it("keep their message in the outbox until it is sent", async ({ expect }) => {
    const { ctx, jobId } = await aBackgroundJob(1, 1, true)
    const waiting = await ctx.home
      .prepare("SELECT queue FROM outbox WHERE iif(json_valid(body), body ->> 'jobId', '') = ?")
      .bind(jobId)
      .all()
    expect(waiting.results).toEqual([{ queue: "strata-jobs" }])
  })
})
