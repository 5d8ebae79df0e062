import type { TestServices } from "../../../testing/factories.ts"
import { describe, it } from "vitest"
import { readRows } from "../../../kernel/db/rows.ts"
import { globalHistory, llmRequests } from "../../../kernel/db/schema/index.ts"
import { sql } from "../../../kernel/db/sql.ts"
import { anLlmJob } from "../../../testing/an-llm-job.ts"
import { createJob } from "../create-job.ts"
import { processJob } from "../process-job.ts"
import { showJob } from "../show-jobs.ts"

async function usedBySystem({ d1 }: TestServices) {
  const used = await d1
    .prepare(
      `SELECT (SELECT total(total_tokens) FROM usage_daily WHERE org_id = 'system') AS tokens,
         (SELECT total(total_cost) FROM usage_daily WHERE org_id = 'system') AS cost,
         (SELECT total(web_searches) FROM llm_calls WHERE org_id = 'system' AND purpose = 'reclassify_batch') AS searches`,
    )
    .first<{ tokens: number; cost: number; searches: number }>()
  return used ?? { tokens: 0, cost: 0, searches: 0 }
}

describe("writing the model's answers", () => {
  it("updates topics, history and the index, and reports the cost", async ({ expect }) => {
    const job = await anLlmJob({
      scripts: ([first]) => [{ type: "batch", polls: 2, results: { [first ?? ""]: { type: "answer", searches: 2 } } }],
      config: { enableWebSearch: true },
    })
    const upserted: string[] = []
    const upsert = async (entries: readonly { id: string }[]) => void upserted.push(...entries.map(({ id }) => id))
    job.services.vectors = { ...job.services.vectors, upsert }
    expect(job.totalItems).toBe(3)
    // Usage of the system organization is shared: other tests' jobs write to it too.
    const usedBefore = await usedBySystem(job.services)
    const before = await job.topic(job.ids[0] ?? "")
    expect(await job.run()).toMatchObject({ processedItems: 3, successCount: 3, errorCount: 0, skipCount: 0 })
    const { status, result, errors } = await job.job()
    expect({ status, errors }).toEqual({ status: "completed", errors: [] })

    expect(await job.topic(job.ids[0] ?? "")).toMatchObject({
      topic_name: before?.["topic_name"],
      parent_category: "Auto",
      taxonomy_type: "Automotive",
      subcategory: "SUVs & Crossovers",
      engine: "llm",
      engine_version: "2.5",
      review_status: null,
    })
    const { d1 } = job.services
    const history = await readRows(d1, globalHistory, sql`WHERE batch_id = ${job.jobId}`)
    expect(history.map(({ topicId }) => topicId).sort()).toEqual(job.ids.toSorted())
    expect(history[0]).toMatchObject({
      changeType: "reclassified",
      source: "admin_reclassify_llm",
      changedBy: job.ctx.actor.userId,
      engineVersionBefore: "2.4",
      engineVersionAfter: "2.5",
      previousValues: { parent_category: job.category },
      newValues: { parent_category: "Auto" },
    })
    expect(upserted.toSorted()).toEqual(job.ids.toSorted())

    expect(result).toMatchObject({ batches: { done: 1 }, usage: { requests: 3, webSearches: 2 } })
    const { usage } = result as { usage: { inputTokens: number; outputTokens: number; cost: number } }
    const used = await usedBySystem(job.services)
    expect(used.searches - usedBefore.searches).toBe(2)
    expect(used.tokens - usedBefore.tokens).toBe(usage.inputTokens + usage.outputTokens)
    expect(used.cost - usedBefore.cost).toBeCloseTo(usage.cost, 8)
    expect(await readRows(d1, llmRequests, sql`WHERE job_id = ${job.jobId}`)).toEqual([])
  })
})

describe("unusable results", () => {
  it.for<[string, unknown, RegExp, boolean]>([
    ["errored", "errored", /^The LLM provider failed: api_error Internal server error$/, false],
    ["expired", "expired", /^The request expired at the LLM provider$/, false],
    ["canceled", "canceled", /^The request was canceled at the LLM provider$/, false],
    ["cut off", { type: "max_tokens" }, /^The answer was cut off at max_tokens$/, false],
    ["paused", { type: "pause_turn" }, /^The answer stopped with pause_turn$/, false],
    ["of an unknown segment type", { type: "wrong_segment_type" }, /^Invalid segment_type: "B2X"$/, true],
    ["of a segment type in lower case", { segment_type: "b2c" }, /^Invalid segment_type: "b2c"$/, true],
    [
      "of an unknown category",
      { parent_category: "Cars" },
      /^Invalid parent_category: Cars: needs human review$/,
      true,
    ],
    ["no JSON", { type: "invalid_json" }, /^The answer is not a JSON object: needs human review$/, true],
    ["refusals", { type: "refusal" }, /^The model refused to answer: needs human review$/, true],
  ])("counts a result as an error if it is: %s", async ([, scripted, message, isFlagged], { expect }) => {
    const job = await anLlmJob({
      scripts: (ids) => [{ type: "batch", results: { [ids[1] ?? ""]: scripted } }],
    })
    const id = job.ids[1] ?? ""
    const before = await job.topic(id)
    expect(await job.run()).toMatchObject({ processedItems: 3, successCount: 2, errorCount: 1, skipCount: 0 })
    const { errors, status } = await job.job()
    expect(status).toBe("completed")
    expect(errors).toEqual([{ id, name: before?.["topic_name"], message: expect.stringMatching(message) }])
    const review = isFlagged
      ? { review_status: "needs_review", review_reason: errors[0]?.message }
      : { review_status: null, review_reason: null }
    expect(await job.topic(id)).toEqual({ ...before, ...review })
  })

  it("retries only those topics", async ({ expect }) => {
    const job = await anLlmJob({ scripts: (ids) => [{ type: "batch", results: { [ids[2] ?? ""]: "expired" } }] })
    await job.run()
    const config = { mode: "llm", force: true, retryOf: job.jobId, enableWebSearch: false }
    const { jobId, totalItems } = await createJob(job.ctx, { jobType: "reclassify", config })
    expect(totalItems).toBe(1)
    for (let step = 0; step < 9; step++) await processJob(job.services, jobId)
    expect(await showJob(job.services, jobId)).toMatchObject({ status: "completed", success_count: 1, error_count: 0 })
    const asked = await job.requestsByTopic()
    expect(job.ids.map((id) => asked.get(id)?.length)).toEqual([1, 1, 2])
    expect(await job.topic(job.ids[2] ?? "")).toMatchObject({ engine: "llm" })
  })

  it("keeps a reviewed topic reviewed", async ({ expect }) => {
    const job = await anLlmJob({
      topics: 1,
      scripts: ([id]) => [{ type: "batch", results: { [id ?? ""]: { type: "refusal" } } }],
    })
    const id = job.ids[0] ?? ""
    await job.services.d1.prepare("UPDATE topics SET review_status = 'reviewed' WHERE id = ?").bind(id).run()
    expect(await job.run()).toMatchObject({ errorCount: 1 })
    expect(await job.topic(id)).toMatchObject({ review_status: "reviewed", review_reason: null })
  })
})

describe("topics that changed while the request was running", () => {
  it("are left unchanged and counted as skipped", async ({ expect }) => {
    const job = await anLlmJob({ topics: 5, scripts: () => [{ type: "batch", polls: 1 }] })
    const sent = async () => (await job.batches()).length > 0
    while (!(await sent())) await job.process()
    const [renamed, changed, archived, merged, same] = job.ids
    const { d1 } = job.services
    const set = (what: string, id: string | undefined) => d1.prepare(`UPDATE topics SET ${what} WHERE id = ?`).bind(id)
    await d1.batch([
      set("topic_name = 'Another name'", renamed),
      set("segment_type = 'B2G', taxonomy_hash = 'changed'", changed),
      set("archived_at = '2026-11-15T00:00:00.000Z'", archived),
      set(`merged_into = '${same}'`, merged),
    ])
    expect(await job.run()).toMatchObject({ processedItems: 5, successCount: 1, errorCount: 0, skipCount: 4 })
    expect(await job.topic(changed ?? "")).toMatchObject({ segment_type: "B2G", engine_version: "2.4" })
    for (const id of [renamed, archived, merged]) {
      expect(await job.topic(id ?? "")).toMatchObject({ parent_category: job.category })
    }
    expect(await job.topic(same ?? "")).toMatchObject({ parent_category: "Auto" })
  })
})

describe("rolling back", () => {
  it("restores topics to their state before the job", async ({ expect }) => {
    const job = await anLlmJob()
    const topics = async () => {
      const rows = await Promise.all(job.ids.map(job.topic))
      for (const row of rows) if (row) row["updated_at"] = ""
      return rows
    }
    const before = await topics()
    await job.run()
    expect(await topics()).not.toEqual(before)
    const { jobId } = await createJob(job.ctx, { jobType: "reclassify", config: { rollbackOf: job.jobId } })
    for (let step = 0; step < 3; step++) await processJob(job.services, jobId)
    expect(await topics()).toEqual(before)
  })
})
