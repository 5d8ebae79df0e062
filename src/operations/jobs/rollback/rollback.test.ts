import { describe, it } from "vitest"
import { readRow, readRows } from "../../../kernel/db/rows.ts"
import { globalHistory, topics } from "../../../kernel/db/schema/index.ts"
import { sql } from "../../../kernel/db/sql.ts"
import { aJob, finishJob, oldTopics, setTopics } from "../../../testing/a-job.ts"
import { aName, anOperator, anOrg, testServices } from "../../../testing/factories.ts"
import { json } from "../../../testing/topic-answers.ts"
import { createJob } from "../create-job.ts"
import { processJob } from "../process-job.ts"

const { d1 } = testServices()
const topicOf = (id: string) => readRow(d1, topics, sql`WHERE id = ${id}`)

describe("rollback", () => {
  it("restores every field including the engine version, and records it in the history", async ({ expect }) => {
    const operator = await anOperator()
    const { org, category, ids } = await oldTopics(52)
    const [id = ""] = ids
    const before = await topicOf(id)
    const source = await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: category })
    const created = await json<{ jobId: string; totalItems: number }>(
      operator.post(`/api/admin/jobs/${source.id}/rollback`),
    )
    expect(created.totalItems).toBe(52)
    expect(await processJob(testServices(), created.jobId)).toMatchObject({ processedItems: 50, done: false })
    const job = await finishJob(org.ctx(), created.jobId)
    expect(job).toMatchObject({
      job_type: "reclassify",
      status: "completed",
      config: { rollbackOf: source.id },
      processed_items: 52,
      success_count: 52,
      skip_count: 0,
    })
    expect(await topicOf(id)).toEqual({ ...before, updatedAt: expect.any(String) })
    const entries = await readRows(d1, globalHistory, sql`WHERE batch_id = ${job.id}`)
    expect(entries).toHaveLength(52)
    expect(entries.find(({ topicId }) => topicId === id)).toMatchObject({
      changeType: "rolled_back",
      source: "admin_rollback",
      engineVersionBefore: "2.5",
      engineVersionAfter: "2.4",
      previousValues: { parent_category: "Auto", engine_version: "2.5" },
      newValues: { parent_category: category, engine_version: "2.4", keywords: ["old"] },
      metadata: { rollbackOf: source.id },
    })
  })

  it("keeps fields changed again after the job, and counts those topics as skipped", async ({ expect }) => {
    const { org, category, ids } = await oldTopics(2)
    const [edited = "", untouched = ""] = ids
    const source = await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: category })
    await setTopics([edited], { keywords: '["mine"]', sensitivity: "Low" })
    const job = await aJob(org.ctx(), "reclassify", { rollbackOf: source.id })
    expect(job).toMatchObject({ processed_items: 2, success_count: 1, skip_count: 1, error_count: 0 })
    expect(await topicOf(edited)).toMatchObject({
      keywords: ["mine"],
      sensitivity: "Low",
      parentCategory: category,
      engineVersion: "2.4",
    })
    expect(await topicOf(untouched)).toMatchObject({ keywords: ["old"], parentCategory: category })
  })

  it("can itself be rolled back, and changes nothing when repeated", async ({ expect }) => {
    const { org, category, ids } = await oldTopics(1)
    const [id = ""] = ids
    const before = await topicOf(id)
    const source = await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: category })
    const after = await topicOf(id)
    const back = await aJob(org.ctx(), "reclassify", { rollbackOf: source.id })
    expect(await aJob(org.ctx(), "reclassify", { rollbackOf: source.id })).toMatchObject({
      processed_items: 1,
      success_count: 0,
      skip_count: 1,
    })
    expect(await topicOf(id)).toMatchObject({ ...before, updatedAt: expect.any(String) })
    await aJob(org.ctx(), "reclassify", { rollbackOf: back.id })
    expect(await topicOf(id)).toMatchObject({ ...after, updatedAt: expect.any(String) })
  })

  it("restores merged topics, and leaves their links with the winner", async ({ expect }) => {
    const { org, ids, links } = await oldTopics(3)
    const [winnerId = "", back = "", taken = ""] = ids
    const [, backLink = ""] = links
    await aJob(org.ctx(), "merge", { clusters: [{ winnerId, loserIds: [back, taken] }] })
    const name = (await topicOf(taken))?.normalizedName ?? ""
    await setTopics([(await (await anOrg()).topic(aName("Somebody else"))).topicId], { normalized_name: name })
    const entry = await readRow(d1, globalHistory, sql`WHERE topic_id = ${back}`)
    const job = await aJob(org.ctx(), "reclassify", { rollbackOf: entry?.batchId ?? "" })
    expect(job).toMatchObject({ processed_items: 2, success_count: 1, error_count: 1, skip_count: 0 })
    expect(job.errors).toMatchObject([{ id: taken, message: "Another topic now has this name" }])
    expect(await topicOf(back)).toMatchObject({ mergedInto: null })
    expect(await topicOf(taken)).toMatchObject({ mergedInto: winnerId })
    const link = await org.ctx().d1.prepare("SELECT id FROM org_topics WHERE id = ?").bind(backLink).first()
    expect(link).toBeNull()
  })

  it("rejects jobs that are running, of another type, or unknown", async ({ expect }) => {
    const operator = await anOperator()
    const { org, category } = await oldTopics(1)
    const rollback = (id: string) => operator.post(`/api/admin/jobs/${id}/rollback`)
    const { jobId } = await createJob(org.ctx(), {
      jobType: "reclassify",
      config: { mode: "local", parentCategoryFilter: category },
    })
    await expect(await rollback(jobId)).toRefuse(409, "Job is pending, cannot roll back")
    await expect(await rollback("job_x")).toRefuse(404, "Job not found")
    const sweep = await aJob(org.ctx(), "dedup_sweep", { sourceBatchId: jobId })
    await expect(await rollback(sweep.id)).toRefuse(400, "Only reclassify and merge jobs can be rolled back")
    await finishJob(org.ctx(), jobId)
    const lease = await testServices().locks(jobId).acquire(60_000)
    await expect(await rollback(jobId)).toRefuse(409, "Job is at its last step, cannot roll back")
    await testServices()
      .locks(jobId)
      .release(lease?.fence ?? 0)
    expect((await rollback(jobId)).status).toBe(200)
  })
})
