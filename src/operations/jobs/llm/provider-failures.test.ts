import { describe, it } from "vitest"
import { anLlmJob } from "../../../testing/an-llm-job.ts"
import type { ScriptInput } from "../../../testing/provider-scripts.ts"
import { GIVEN_UP_AFTER_MS, INCOMPLETE_FOR_MS, SETTLED_AFTER_MS } from "./limits.ts"

type LlmJob = Awaited<ReturnType<typeof anLlmJob>>
type BatchScript = Omit<Extract<ScriptInput, { type: "batch" }>, "type">

const withBatch = (script: BatchScript) => anLlmJob({ scripts: () => [{ type: "batch", ...script }] })
const allRequestedOnce = async (job: LlmJob) => {
  const asked = await job.requestsByTopic()
  return job.ids.every((id) => asked.get(id)?.length === 1)
}
const callsTo = async (job: LlmJob, pattern: RegExp) =>
  (await job.seen()).filter(({ method, path }) => pattern.test(`${method} ${path}`)).map(({ status }) => status)

const CREATE = /^POST .*batches$/
const LIST = /^GET .*batches$/

describe("while the provider is processing", () => {
  it("returns immediately with done false and idle true", async ({ expect }) => {
    const job = await withBatch({ polls: 5 })
    const steps = [await job.process(), await job.process(), await job.process(), await job.process()]
    expect(steps.map(({ done, idle, processedItems }) => ({ done, idle, processedItems }))).toEqual([
      { done: false, idle: false, processedItems: 0 },
      { done: false, idle: false, processedItems: 0 },
      { done: false, idle: true, processedItems: 0 },
      { done: false, idle: true, processedItems: 0 },
    ])
    expect(await job.job()).toMatchObject({ status: "processing", result: { batches: { open: 1 } } })
    expect(await job.run()).toMatchObject({ successCount: 3 })
  })

  it.for([500, 529, 429, 401])("retries after a %i", async (status, { expect }) => {
    const job = await withBatch({ polls: 1, pollFailures: [{ status }, { drop: true }, { status }] })
    expect(await job.run()).toMatchObject({ successCount: 3, errorCount: 0 })
    expect(await allRequestedOnce(job)).toBe(true)
  })

  it("gives up a batch that cannot be read for days", async ({ expect }) => {
    const job = await withBatch({ pollFailures: Array.from({ length: 9 }, () => ({ status: 500 })) })
    for (let step = 0; step < 4; step++) await job.process()
    job.wait(GIVEN_UP_AFTER_MS + 1)
    expect(await job.run()).toMatchObject({ processedItems: 3, successCount: 0, errorCount: 3 })
    const { errors, status } = await job.job()
    expect(status).toBe("completed")
    expect(errors.map(({ id }) => String(id)).toSorted()).toEqual(job.ids.toSorted())
    expect(errors[0]?.message).toBe("The LLM provider lost the batch")
  })
})

describe("results", () => {
  it.for<[string, NonNullable<BatchScript["downloads"]>[number]]>([
    ["is refused with a 500", { status: 500 }],
    ["is never answered", { drop: true }],
    ["ends in the middle of a line", { cut: 1 }],
    ["ends before its first line is whole", { cut: 0 }],
    ["dies after two lines", { die: 2 }],
  ])("are read completely even if a download %s", async ([, broken], { expect }) => {
    const job = await withBatch({ downloads: [broken, broken, { status: 503 }] })
    expect(await job.run()).toMatchObject({ processedItems: 3, successCount: 3, errorCount: 0 })
    expect(await allRequestedOnce(job)).toBe(true)
    const { result } = await job.job()
    expect(result).toMatchObject({ usage: { requests: 3 } })
  })

  it("are awaited if they appear late", async ({ expect }) => {
    const job = await anLlmJob({
      scripts: ([first = "", second = ""]) => [{ type: "batch", late: { [first]: 2, [second]: 6 } }],
    })
    expect(await job.run()).toMatchObject({ processedItems: 3, successCount: 3, errorCount: 0 })
    expect(await callsTo(job, /results$/)).toHaveLength(7)
  })

  it("that never appear become errors after a wait", async ({ expect }) => {
    const job = await anLlmJob({ scripts: ([first = ""]) => [{ type: "batch", late: { [first]: 1000 } }] })
    await expect(job.run(20)).rejects.toThrow("Not done")
    job.wait(INCOMPLETE_FOR_MS)
    expect(await job.run()).toMatchObject({ processedItems: 3, successCount: 2, errorCount: 1 })
    expect((await job.job()).errors).toEqual([
      { id: job.ids[0], name: expect.any(String), message: "The LLM provider gave no result for this topic" },
    ])
  })
})

describe("results that cannot be downloaded", () => {
  it("do not block those of other sub-batches", async ({ expect }) => {
    const broken = Array.from({ length: 50 }, () => ({ status: 500 }))
    const job = await anLlmJob({ topics: 120, scripts: () => [{ type: "batch", downloads: broken }] })
    await expect(job.run(20)).rejects.toThrow("Not done")
    expect([20, 100]).toContain((await job.job()).success_count)
    job.wait(GIVEN_UP_AFTER_MS + 1)
    expect(await job.run()).toMatchObject({ processedItems: 120 })
  })
})

describe("a batch the provider rejects", () => {
  it.for([400, 401, 403, 413])("fails the job with a %i", async (status, { expect }) => {
    const job = await anLlmJob({ scripts: () => [{ type: "error", status, message: "not for you" }] })
    expect(await job.run()).toMatchObject({ done: true, processedItems: 0 })
    const { status: ended, errors } = await job.job()
    expect(ended).toBe("failed")
    expect(errors).toEqual([{ message: expect.stringMatching(`^The LLM provider refused the batch: .*${status}`) }])
    expect(await callsTo(job, CREATE)).toEqual([status])
  })

  it("is sent again after a 429, without a search", async ({ expect }) => {
    const job = await anLlmJob({ scripts: () => [{ type: "error", status: 429 }] })
    expect(await job.run()).toMatchObject({ successCount: 3 })
    expect(await callsTo(job, CREATE)).toEqual([429, 200])
    expect(await callsTo(job, LIST)).toEqual([])
  })

  it("does not cost the answers to the others", async ({ expect }) => {
    const job = await anLlmJob({
      topics: 120,
      scripts: () => [
        { type: "batch", polls: 3 },
        { type: "error", status: 400 },
      ],
    })
    expect(await job.run()).toMatchObject({ done: true })
    const { status, success_count, errors } = await job.job()
    expect(status).toBe("failed")
    expect([100, 20]).toContain(success_count)
    expect(errors).toHaveLength(1)
  })
})

describe("a batch sent without a response", () => {
  it("that was not created is sent again after a search", async ({ expect }) => {
    const job = await anLlmJob({
      scripts: () => [
        { type: "error", status: 500 },
        { type: "error", status: 529 },
      ],
    })
    expect(await job.run()).toMatchObject({ successCount: 3 })
    expect(await callsTo(job, CREATE)).toEqual([500, 529, 200])
    expect(await callsTo(job, LIST)).toEqual([200, 200])
    expect(await allRequestedOnce(job)).toBe(true)
  })

  it.for([{ status: 500 }, { status: 504 }])(
    "that was created is found by its results: %j",
    async (created, { expect }) => {
      const job = await withBatch({ created, polls: 2 })
      expect(await job.run()).toMatchObject({ successCount: 3 })
      expect(await job.batches()).toHaveLength(1)
      expect(await allRequestedOnce(job)).toBe(true)
    },
  )

  it("is searched for only once it can have arrived", async ({ expect }) => {
    const job = await withBatch({ created: { drop: true } })
    await expect(job.run(5)).rejects.toThrow("Not done")
    expect(await callsTo(job, LIST)).toEqual([])
    job.wait(SETTLED_AFTER_MS)
    expect(await job.run()).toMatchObject({ successCount: 3 })
    expect(await callsTo(job, CREATE)).toHaveLength(1)
    expect(await allRequestedOnce(job)).toBe(true)
  })

  it("is not confused with another job's batch, and not sent again while one might be it", async ({ expect }) => {
    const [job, other] = [await anLlmJob(), await anLlmJob()]
    // Both jobs use one account; the other's database does not know this job.
    job.services.llm = other.services.llm
    await other.script([
      { type: "batch", polls: 5 },
      { type: "error", status: 500 },
    ])
    for (let step = 0; step < 2; step++) await other.process()
    await other.services.d1
      .prepare("UPDATE llm_batches SET provider_batch_id = 'hidden' WHERE job_id = ?")
      .bind(other.jobId)
      .run()
    expect(await other.batches()).toHaveLength(1)
    for (let step = 0; step < 4; step++) await job.process()
    expect(await other.batches()).toHaveLength(1)
    expect(await job.run()).toMatchObject({ successCount: 3 })
    expect(await other.batches()).toHaveLength(2)
  })

  it("waits while the provider cannot list its batches", async ({ expect }) => {
    const failure = { status: 500 }
    const job = await anLlmJob({
      scripts: () => [
        { type: "batch", created: { status: 502 } },
        { type: "list", failure },
        { type: "list", failure },
      ],
    })
    expect(await job.run()).toMatchObject({ successCount: 3 })
    expect(await callsTo(job, LIST)).toEqual([500, 500, 200])
    expect(await allRequestedOnce(job)).toBe(true)
  })
})
