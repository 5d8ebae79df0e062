import { describe, it } from "vitest"
import { anLlmJob } from "../../../testing/an-llm-job.ts"
import { anOperator } from "../../../testing/factories.ts"
import { json } from "../../../testing/topic-answers.ts"
import { createJob } from "../create-job.ts"

describe("a preview", () => {
  it("makes no LLM call, writes nothing and estimates the cost", async ({ expect }) => {
    const job = await anLlmJob({ config: { dryRun: true, enableWebSearch: true, model: "claude-haiku-5-5" } })
    const before = await Promise.all(job.ids.map(job.topic))
    expect(await job.run()).toMatchObject({ processedItems: 3, totalItems: 3, errorCount: 0, steps: 1 })
    const { result } = await job.job()
    expect(result).toMatchObject({
      preview: { topics: 3, fields: { engine_version: 3, engine: 3 }, libraries: 0, activations: 0 },
      estimate: { model: "claude-haiku-5-5", requests: 3, subBatches: 1, inputTokens: expect.any(Number) },
    })
    const { estimate } = result as { estimate: { inputTokens: number; cost: number } }
    expect(estimate.inputTokens).toBeGreaterThan(3 * 2_000)
    expect(estimate.cost).toBeGreaterThan(0)
    expect(await job.seen()).toEqual([])
    expect(await Promise.all(job.ids.map(job.topic))).toEqual(before)
  })

  it("needs no provider, while the job itself does", async ({ expect }) => {
    const { ctx } = await anLlmJob({ topics: 0 })
    const config = { mode: "llm", parentCategoryFilter: "None of them" }
    const without = { ...ctx, llm: null }
    await expect(createJob(without, { jobType: "reclassify", config })).rejects.toThrow(
      "LLM provider key is not configured",
    )
    const { totalItems } = await createJob(without, { jobType: "reclassify", config: { ...config, dryRun: true } })
    expect(totalItems).toBe(0)
  })

  it("runs in steps like every job", async ({ expect }) => {
    const operator = await anOperator()
    const { category } = await anLlmJob()
    const config = { mode: "llm", parentCategoryFilter: category }
    const create = (more: object) =>
      operator.post("/api/admin/jobs", { jobType: "reclassify", config: { ...config, ...more } })
    await expect(await create({})).toRefuse(500, "LLM provider key is not configured")
    await expect(await create({ targetColumn: "keywords" })).toRefuse(
      400,
      "targetColumn must be one of segment_type, taxonomy_type, parent_category, subcategory, audience_type",
    )
    await expect(await create({ enableWebSearch: "no" })).toRefuse(400, "enableWebSearch must be true or false")
    await expect(await create({ model: "not a model" })).toRefuse(400, "model must be the id of a model")
    const { jobId, totalItems } = await json<{ jobId: string; totalItems: number }>(create({ dryRun: true }))
    expect(totalItems).toBe(3)
    expect(await json(operator.post(`/api/admin/jobs/${jobId}/process`))).toEqual({
      done: true,
      processedItems: 3,
      totalItems: 3,
      successCount: 3,
      errorCount: 0,
      skipCount: 0,
    })
  })
})
