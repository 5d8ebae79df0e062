import { describe, it } from "vitest"
import type { OrgContext } from "../../src/kernel/context.ts"
import { createJob } from "../../src/operations/jobs/create-job.ts"
import { CALLS_PER_STEP } from "../../src/operations/jobs/drive-job.ts"
import { BATCH_PROCESS_CHUNK_SIZE, STAGING_CHUNK_SIZE, SUB_BATCH_SIZE } from "../../src/operations/jobs/llm/limits.ts"
import { processJob } from "../../src/operations/jobs/process-job.ts"
import type { JobType } from "../../src/operations/jobs/schema.ts"
import { showJob } from "../../src/operations/jobs/show-jobs.ts"
import { anLlmJob } from "../../src/testing/an-llm-job.ts"
import { aLivePush } from "../../src/testing/a-push.ts"
import { aName, anOrg, type TestServices } from "../../src/testing/factories.ts"
import { LimitPassed, limitedContext, limitedServices } from "../../src/testing/limited-services.ts"
import { manyTopics } from "../../src/testing/many-topics.ts"
import { addFromCatalog } from "../../src/topics/catalog/add-from-catalog.ts"
import { editTopic } from "../../src/topics/library/edit-topic.ts"

const MAX_STEPS = 200
const LONG = { timeout: 300_000 }

type JobStep = Awaited<ReturnType<typeof processJob>>

/** Runs a job to its end, each step in an invocation that may make as many calls as the driver gives a step. */
async function inSteps(
  ctx: OrgContext,
  jobId: string,
  more: Partial<TestServices> = {},
  afterStep: (step: JobStep) => Promise<void> = async () => {},
) {
  for (let steps = 1; steps <= MAX_STEPS; steps++) {
    const limited = limitedContext(ctx, { ...limitedServices({ calls: CALLS_PER_STEP }), ...more })
    const step = await processJob(limited, jobId)
    await afterStep(step)
    // Deferred work after a commit catches its own failures.
    if (limited.budget.left() < 0) throw new LimitPassed(JSON.stringify(limited.budget.calls()))
    if (step.done) return { ...(await showJob(ctx, jobId)), steps }
  }
  throw new Error(`Job ${jobId} does not finish`)
}

const start = async (ctx: OrgContext, jobType: JobType, config: Record<string, unknown>) =>
  (await createJob(ctx, { jobType, config })).jobId

/** Topics over all categories, in a library, with the vectors of all of them to update. */
async function aLibrary(count: number) {
  const [org, marker] = [await anOrg(), aName("").trim().toLowerCase()]
  await manyTopics(count, marker)
  await addFromCatalog(org.ctx(), { filters: { search: marker } })
  return { org, ids: Array.from({ length: count }, (_, i) => `tp_${marker}_${i}`) }
}

describe("every step of a job stays inside its share of an invocation", () => {
  it("merge, with ten clusters of 100 losers, and its rollback", LONG, async ({ expect }) => {
    const { org, ids } = await aLibrary(1_010)
    const clusters = Array.from({ length: 10 }, (_, i) => {
      const [winnerId = "", ...loserIds] = ids.slice(i * 101, (i + 1) * 101)
      return { winnerId, loserIds }
    })
    const preview = await start(org.ctx(), "merge", { clusters, dryRun: true })
    expect(await inSteps(org.ctx(), preview)).toMatchObject({ status: "completed", success_count: 10 })
    const jobId = await start(org.ctx(), "merge", { clusters })
    expect(await inSteps(org.ctx(), jobId)).toMatchObject({ status: "completed", success_count: 10 })
    const back = await start(org.ctx(), "reclassify", { rollbackOf: jobId })
    expect(await inSteps(org.ctx(), back)).toMatchObject({ status: "completed", success_count: 1_000 })
  })

  it("reclassify with the language model, which sends, stages and writes in parts", LONG, async ({ expect }) => {
    const topics = STAGING_CHUNK_SIZE + SUB_BATCH_SIZE + 50
    const job = await anLlmJob({ topics })
    const { llm, now, locks, d1 } = job.services
    const count = d1.prepare("SELECT count(*) AS n FROM llm_requests WHERE job_id = ? AND outcome IS NOT NULL")
    const staged = async () => (await count.bind(job.jobId).first<number>("n")) ?? 0
    const parts = { staged: [0], written: [0] }
    const afterStep = async ({ processedItems }: { processedItems: number }) => {
      parts.staged.push(await staged())
      parts.written.push(processedItems)
    }
    const done = await inSteps(job.ctx, job.jobId, { llm, now, locks, log: () => {} }, afterStep)
    expect(done).toMatchObject({ status: "completed", success_count: topics, error_count: 0 })
    const largest = (totals: number[]) => Math.max(...totals.map((total, i) => total - (totals[i - 1] ?? 0)))
    expect([largest(parts.staged), largest(parts.written)]).toEqual([STAGING_CHUNK_SIZE, BATCH_PROCESS_CHUNK_SIZE])
    const sizes = (await job.batches()).map(({ customIds }) => customIds.length)
    expect(sizes.toSorted((a, b) => a - b)).toEqual([50, ...Array.from({ length: 21 }, () => SUB_BATCH_SIZE)])
    expect([...(await job.requestsByTopic()).values()].every(({ length }) => length === 1)).toBe(true)
  })

  it("refresh_activations, with more than a step can refresh", LONG, async ({ expect }) => {
    const { ctx, org, topicIds } = await aLivePush(12)
    for (const id of topicIds) await editTopic(ctx, id, { segment_type: "B2G" })
    const jobId = await start(ctx, "refresh_activations", { orgId: org.id, workspace: "" })
    const { wait } = ctx.outside
    const { outside } = limitedServices()
    const done = await inSteps(ctx, jobId, { outside: { ...outside, wait } })
    expect(done).toMatchObject({ status: "completed", success_count: 12 })
  })

  it("adopt_topics and delete_topics, with pages of every category", LONG, async ({ expect }) => {
    const { org } = await aLibrary(2_500)
    const other = await anOrg()
    const mine = { orgId: other.id, workspace: "" }
    const adopt = await start(other.ctx(), "adopt_topics", { ...mine, filters: { segmentType: "B2C" }, after: 0 })
    expect(await inSteps(other.ctx(), adopt)).toMatchObject({ status: "completed", skip_count: 0 })
    const links = await org
      .ctx()
      .d1.prepare("SELECT id FROM org_topics WHERE org_id = ?")
      .bind(org.id)
      .all<{ id: string }>()
    const ids = links.results.map(({ id }) => id)
    await org.ctx().importFiles.put(`limits/${org.id}/0.json`, JSON.stringify(ids))
    const config = { orgId: org.id, workspace: "", folder: `limits/${org.id}`, parts: 1, ids: ids.length }
    const remove = await start(org.ctx(), "delete_topics", config)
    expect(await inSteps(org.ctx(), remove)).toMatchObject({ status: "completed", success_count: 2_500 })
  })

  it("and the suite notices when a step is given too few calls", async ({ expect }) => {
    const { org, ids } = await aLibrary(30)
    const clusters = [{ winnerId: ids[0], loserIds: ids.slice(1) }]
    const jobId = await start(org.ctx(), "merge", { clusters })
    const few = limitedContext(org.ctx(), { ...limitedServices({ calls: 8 }), log: () => {} })
    await expect(processJob(few, jobId)).rejects.toThrow("More than 8 calls")
  })
})
