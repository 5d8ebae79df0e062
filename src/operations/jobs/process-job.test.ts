import { describe, it } from "vitest"
import type { Services } from "../../kernel/context.ts"
import { aJob, finishJob, oldTopics } from "../../testing/a-job.ts"
import { testServices } from "../../testing/factories.ts"
import { createJob } from "./create-job.ts"
import { cancelJob } from "./end-job.ts"
import type { Lock } from "../../kernel/ports/lock.ts"
import { processJob } from "./process-job.ts"
import { showJob } from "./show-jobs.ts"
import { everyDatabase } from "../../testing/every-database.ts"

async function aReclassify(count: number, config: object = {}) {
  const { org, category, ids } = await oldTopics(count)
  const { jobId } = await createJob(org.ctx(), {
    jobType: "reclassify",
    config: { mode: "local", parentCategoryFilter: category, batchSize: 2, ...config },
  })
  return { ctx: org.ctx(), jobId, ids }
}

/** How often the job wrote each topic. */
async function timesWritten(jobId: string): Promise<number[]> {
  const { results } = await testServices()
    .d1.prepare("SELECT count(*) AS n FROM global_history WHERE batch_id = ? GROUP BY topic_id")
    .bind(jobId)
    .all<{ n: number }>()
  return results.map(({ n }) => n)
}

/** Services that run `before` ahead of their next commits. */
function interruptedServices(before: () => Promise<unknown>, locks = testServices().locks): Services {
  const services = testServices()
  const d1 = new Proxy(services.d1, {
    get: (target, property) => {
      if (property === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          await before()
          return target.batch(statements)
        }
      }
      const method: unknown = Reflect.get(target, property)
      return typeof method === "function" ? method.bind(target) : method
    },
  })
  return { ...services, ...everyDatabase(d1), locks }
}

/** A lock that is always granted, as if every lease had expired. */
function openLock(): (name: string) => Lock {
  let fence = 0
  return () => ({
    acquire: async () => ({ fence: ++fence, until: 0 }),
    extend: async () => true,
    release: async () => {},
    isHeld: async () => false,
    clear: async () => {},
  })
}

describe("parallel process calls", () => {
  it("process each item once, and report busy to the others", async ({ expect }) => {
    const { ctx, jobId, ids } = await aReclassify(15)
    let busy = 0
    const worker = async () => {
      for (;;) {
        const step = await processJob(testServices(), jobId)
        if (step.done) return
        if (step.busy) {
          busy++
          expect(step.processedItems).toBeLessThanOrEqual(15)
        }
      }
    }
    await Promise.all(Array.from({ length: 6 }, worker))
    expect(busy).toBeGreaterThan(0)
    expect(await timesWritten(jobId)).toEqual(ids.map(() => 1))
    expect(await showJob(ctx, jobId)).toMatchObject({
      status: "completed",
      processed_items: 15,
      success_count: 15,
      error_count: 0,
    })
  })

  it("return busy immediately, with the current counters", async ({ expect }) => {
    const { jobId } = await aReclassify(3)
    await processJob(testServices(), jobId)
    await testServices().locks(jobId).acquire(60_000)
    expect(await processJob(testServices(), jobId)).toEqual({
      busy: true,
      idle: false,
      done: false,
      processedItems: 2,
      totalItems: 3,
      successCount: 2,
      errorCount: 0,
      skipCount: 0,
    })
  })
})

describe("a crashed worker", () => {
  it("leaves a job that resumes when its lease expires", async ({ expect }) => {
    const { ctx, jobId, ids } = await aReclassify(3)
    let fence = 0
    const keptLease = (name: string): Lock => {
      const lock = testServices().locks(name)
      return {
        acquire: async (ms) => {
          const lease = await lock.acquire(ms)
          fence = lease?.fence ?? 0
          return lease
        },
        extend: (held, ms) => lock.extend(held, ms),
        release: async () => {},
        isHeld: () => lock.isHeld(),
        clear: async () => {},
      }
    }
    const died = interruptedServices(async () => {
      throw new Error("Network connection lost.")
    }, keptLease)
    await expect(processJob(died, jobId)).rejects.toThrow("Network connection lost")
    expect(await processJob(testServices(), jobId)).toMatchObject({ busy: true, processedItems: 0 })
    // The lease runs out now.
    expect(await testServices().locks(jobId).extend(fence, 0)).toBe(true)
    expect(await finishJob(ctx, jobId)).toMatchObject({ status: "completed", success_count: 3 })
    expect(await timesWritten(jobId)).toEqual(ids.map(() => 1))
  })

  it("writes nothing if it resumes after its lease expired", async ({ expect }) => {
    const { ctx, jobId, ids } = await aReclassify(3)
    const locks = openLock()
    const quick = { ...testServices(), locks }
    let overtaken = false
    const late = interruptedServices(async () => {
      if (!overtaken) await processJob(quick, jobId)
      overtaken = true
    }, locks)
    expect(await processJob(late, jobId)).toMatchObject({ busy: true, done: false, processedItems: 2 })
    expect(await processJob(quick, jobId)).toMatchObject({ done: true, processedItems: 3 })
    expect(await timesWritten(jobId)).toEqual(ids.map(() => 1))
    expect(await showJob(ctx, jobId)).toMatchObject({ status: "completed", success_count: 3 })
  })

  it("does not overwrite a concurrent change", async ({ expect }) => {
    const { ctx, jobId, ids } = await aReclassify(2)
    const [id = ""] = ids
    let edits = 0
    const edit = async () => {
      if (edits++ > 0) return
      await ctx.d1
        .prepare("UPDATE topics SET keywords = '[\"edited\"]', updated_at = '2999-01-01' WHERE id = ?")
        .bind(id)
        .run()
    }
    expect(await processJob(interruptedServices(edit), jobId)).toMatchObject({ processedItems: 2, successCount: 2 })
    expect(edits).toBe(2)
    const entry = await ctx.d1
      .prepare("SELECT previous_values ->> 'keywords' AS keywords FROM global_history WHERE topic_id = ?")
      .bind(id)
      .first()
    expect(entry).toEqual({ keywords: '["edited"]' })
  })
})

describe("the end of a job", () => {
  it("by cancellation comes between two steps: a running step completes", async ({ expect }) => {
    const { ctx, jobId } = await aReclassify(5)
    await processJob(ctx, jobId)
    let cancelled = false
    const services = interruptedServices(async () => {
      if (!cancelled) await cancelJob(ctx, jobId)
      cancelled = true
    })
    await processJob(services, jobId)
    expect(await processJob(ctx, jobId)).toMatchObject({ done: true, processedItems: 4, totalItems: 5 })
    expect(await showJob(ctx, jobId)).toMatchObject({ status: "cancelled", success_count: 4 })
    await expect(cancelJob(ctx, jobId)).rejects.toThrow("Job is cancelled, cannot cancel")
  })

  it("by a permanent error records the reason", async ({ expect }) => {
    const { ctx, jobId } = await aReclassify(3)
    await processJob(ctx, jobId)
    let failures = 0
    const broken = interruptedServices(async () => {
      if (failures++ === 0) throw new Error("D1_ERROR: disk I/O error")
    })
    expect(await processJob(broken, jobId)).toMatchObject({ done: true, processedItems: 2 })
    const job = await showJob(ctx, jobId)
    expect(job).toMatchObject({ status: "failed", processed_items: 2, error_count: 0 })
    expect(job.errors).toEqual([{ message: "Job failed: Error: D1_ERROR: disk I/O error" }])
    expect(job.completed_at).not.toBeNull()
  })

  it("is not caused by a transient error", async ({ expect }) => {
    const { ctx, jobId } = await aReclassify(1)
    const away = interruptedServices(async () => {
      throw new Error("D1_ERROR: Network connection lost.")
    })
    await expect(processJob(away, jobId)).rejects.toThrow("Network connection lost")
    expect(await finishJob(ctx, jobId)).toMatchObject({ status: "completed", success_count: 1 })
  })

  it("is immediate if there are no items", async ({ expect }) => {
    const { ctx } = await aReclassify(1)
    const job = await aJob(ctx, "reclassify", { mode: "local", parentCategoryFilter: "No such category" })
    expect(job).toMatchObject({ status: "completed", total_items: 0, processed_items: 0 })
  })
})
