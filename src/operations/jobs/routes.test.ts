import { describe, it } from "vitest"
import { aJob, finishJob, oldTopics } from "../../testing/a-job.ts"
import { anOperator, testServices } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { writeErrors } from "./commit-step.ts"
import { createJob } from "./create-job.ts"
import { OPERATOR_JOBS } from "./descriptions.ts"
import { failJob } from "./end-job.ts"

type Created = { jobId: string; totalItems: number }
type Progress = { done: boolean; processedItems: number; totalItems: number; successCount: number }
type Job = {
  id: string
  job_type: string
  status: string
  config: object
  errors: object[]
  errors_after: number | null
}

const path = "/api/admin/jobs"

describe("jobs", () => {
  it("are created, processed step by step, shown and listed", async ({ expect }) => {
    const operator = await anOperator()
    const { category } = await oldTopics(3)
    const config = { mode: "local", parentCategoryFilter: category, batchSize: 2 }
    const created = await json<Created>(operator.post(path, { jobType: "reclassify", config }))
    expect(created).toEqual({ jobId: expect.stringMatching(/^job_\d{13}_\w{16}$/), totalItems: 3 })
    const show = () => json<Job>(operator.get(`${path}/${created.jobId}`))
    expect(await show()).toEqual({
      id: created.jobId,
      job_type: "reclassify",
      org_id: null,
      created_by: expect.stringMatching(/^usr_/),
      status: "pending",
      config,
      total_items: 3,
      processed_items: 0,
      success_count: 0,
      error_count: 0,
      skip_count: 0,
      errors: [],
      errors_after: null,
      result: {},
      created_at: expect.any(String),
      started_at: null,
      completed_at: null,
    })
    const process = () => json<Progress>(operator.post(`${path}/${created.jobId}/process`))
    expect(await process()).toEqual({
      done: false,
      processedItems: 2,
      totalItems: 3,
      successCount: 2,
      errorCount: 0,
      skipCount: 0,
    })
    expect(await show()).toMatchObject({ status: "processing", started_at: expect.any(String), completed_at: null })
    const end = { done: true, processedItems: 3, totalItems: 3, successCount: 3, errorCount: 0, skipCount: 0 }
    expect(await process()).toEqual(end)
    expect(await process()).toEqual(end)
    expect(await show()).toMatchObject({ status: "completed", completed_at: expect.any(String) })
    // Among those of other tests, some with a later clock.
    const completed = await json<Job[]>(operator.get(`${path}?jobType=reclassify&status=completed&limit=1000`))
    expect(completed.map(({ id }) => id)).toContain(created.jobId)
    expect(await json<Job[]>(operator.get(`${path}?jobType=reclassify&status=completed&limit=1`))).toHaveLength(1)
    await expect(await operator.patch(`${path}/${created.jobId}`, { status: "cancelled" })).toRefuse(
      409,
      "Job is completed, cannot cancel",
    )
  })

  it("are listed by the kinds that operators start, and all of them if asked", async ({ expect }) => {
    const operator = await anOperator()
    const { org } = await oldTopics(1)
    const owner = await org.signedInAs("owner")
    const { export: started } = await json<{ export: { id: string } }>(owner.post("/api/organization/export"))
    const jobId = started.id
    const listed = async (query: string) =>
      (await json<Job[]>(operator.get(`${path}?limit=100${query}`))).map(({ id }) => id)
    expect(await listed("")).not.toContain(jobId)
    expect(await listed("&types=all")).toContain(jobId)
    expect(await listed("&jobType=export_organization")).toContain(jobId)
    await expect(await operator.get(`${path}?types=some`)).toRefuse(400, "types must be all")
  })

  it("can only be cancelled by a patch", async ({ expect }) => {
    const operator = await anOperator()
    const { org, category } = await oldTopics(1)
    const { jobId } = await createJob(org.ctx(), {
      jobType: "reclassify",
      config: { mode: "local", parentCategoryFilter: category },
    })
    const patch = (body: object) => operator.patch(`${path}/${jobId}`, body)
    for (const body of [{}, { status: "completed" }]) {
      await expect(await patch(body)).toRefuse(400, "status must be cancelled")
    }
    expect(await json(patch({ status: "cancelled" }))).toMatchObject({ id: jobId, status: "cancelled" })
    expect(await json(operator.post(`${path}/${jobId}/process`))).toMatchObject({ done: true, processedItems: 0 })
  })

  it("reject an invalid type or config", async ({ expect }) => {
    const operator = await anOperator()
    const create = (body: object) => operator.post(path, body)
    await expect(await create({})).toRefuse(400, `jobType must be one of ${OPERATOR_JOBS.join(", ")}`)
    await expect(await create({ jobType: "erase_person" })).toRefuse(
      400,
      `jobType must be one of ${OPERATOR_JOBS.join(", ")}`,
    )
    await expect(await create({ jobType: "reclassify", config: [] })).toRefuse(400, "config must be an object")
    await expect(await create({ jobType: "reclassify" })).toRefuse(400, "mode must be local or llm")
    const local = (more: object) => create({ jobType: "reclassify", config: { mode: "local", ...more } })
    await expect(await local({ limit: 0 })).toRefuse(400, "limit must be a number of at least 1")
    await expect(await local({ batchSize: "x" })).toRefuse(400, "batchSize must be a number of at least 1")
    await expect(await local({ force: "yes" })).toRefuse(400, "force must be true or false")
    await expect(await local({ background: 1 })).toRefuse(400, "background must be true or false")
    for (const call of [
      operator.get(`${path}/job_x`),
      operator.patch(`${path}/job_x`, { status: "cancelled" }),
      operator.post(`${path}/job_x/process`),
      operator.post(`${path}/job_x/rollback`),
      operator.post(`${path}/job_x/retry-errors`),
    ]) {
      await expect(await call).toRefuse(404, "Job not found")
    }
    await expect(await operator.get(`${path}?limit=0`)).toRefuse(400, "limit must be a number of at least 1")
    await expect(await operator.get(`${path}?status=x`)).toRefuse(
      400,
      "status must be one of pending, processing, completed, failed, cancelled",
    )
    expect((await operator.get(`${path}?limit=1000`)).status).toBe(200)
  })

  it("list their errors in pages, in insertion order", async ({ expect }) => {
    const operator = await anOperator()
    const { org } = await oldTopics(1)
    const { jobId } = await createJob(org.ctx(), { jobType: "reclassify", config: { mode: "local", limit: 1 } })
    const { d1 } = testServices()
    const errors = Array.from({ length: 1203 }, (_, i) => ({ id: `tp_${i}`, name: `Topic ${i}`, message: `No ${i}` }))
    await d1.batch(writeErrors(d1, jobId, errors))
    const first = await json<Job>(operator.get(`${path}/${jobId}`))
    expect(first.errors).toEqual(errors.slice(0, 500))
    const rest = await json<Job>(operator.get(`${path}/${jobId}?errorsAfter=${first.errors_after}&errorsLimit=1000`))
    expect(rest.errors).toEqual(errors.slice(500))
    expect(rest.errors_after).toBeNull()
    await failJob(testServices(), jobId, "over")
    const listed = await json<Job[]>(operator.get(`${path}?status=failed`))
    const own = listed.find(({ id }) => id === jobId)
    expect(own?.errors).toEqual(errors.slice(0, 20))
    expect(own?.errors_after).not.toBeNull()
  })

  it("are retried with the same config for the topics that failed", async ({ expect }) => {
    const operator = await anOperator()
    const { org, category, ids } = await oldTopics(3)
    const [failed = "", archived = ""] = ids
    const source = await aJob(org.ctx(), "reclassify", {
      mode: "local",
      parentCategoryFilter: category,
      limit: 1,
      batchSize: 7,
    })
    const { d1 } = testServices()
    await d1.batch([
      ...writeErrors(d1, source.id, [
        { id: failed, message: "No" },
        { id: archived, message: "No" },
        { message: "No" },
      ]),
      d1.prepare("UPDATE topics SET archived_at = '2026-01-01' WHERE id = ?").bind(archived),
    ])
    const created = await json<Created>(operator.post(`${path}/${source.id}/retry-errors`))
    expect(created.totalItems).toBe(1)
    const job = await finishJob(org.ctx(), created.jobId)
    expect(job).toMatchObject({ status: "completed", processed_items: 1, success_count: 1 })
    expect(job.config).toEqual({ mode: "local", force: true, retryOf: source.id, batchSize: 7 })
    const written = await d1.prepare("SELECT topic_id FROM global_history WHERE batch_id = ?").bind(job.id).all()
    expect(written.results).toEqual([{ topic_id: failed }])
    const sweep = await createJob(org.ctx(), { jobType: "dedup_sweep", config: { sourceBatchId: source.id } })
    await expect(await operator.post(`${path}/${sweep.jobId}/retry-errors`)).toRefuse(
      400,
      "Only reclassify jobs can be retried",
    )
  })

  it("record who created and who ended them", async ({ expect }) => {
    const operator = await anOperator()
    const config = { mode: "local", parentCategoryFilter: "No such category" }
    const { jobId } = await json<Created>(operator.post(path, { jobType: "reclassify", config }))
    await operator.patch(`${path}/${jobId}`, { status: "cancelled" })
    const { results } = await testServices()
      .d1.prepare("SELECT action, actor, details FROM audit_log WHERE target = ? ORDER BY seq")
      .bind(jobId)
      .all()
    expect(results).toEqual([
      { action: "job.created", actor: expect.stringMatching(/^usr_/), details: expect.stringContaining("reclassify") },
      { action: "job.cancelled", actor: expect.stringMatching(/^usr_/), details: "{}" },
    ])
  })
})
