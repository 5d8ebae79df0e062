import { createMessageBatch } from "cloudflare:test"
import { describe, it } from "vitest"
import { createJob } from "../../src/operations/jobs/create-job.ts"
import { writeOutbox } from "../../src/kernel/queues/outbox.ts"
import { forgetResting } from "../../src/kernel/queues/turns.ts"
import type { QueueName } from "../../src/kernel/ports/queues.ts"
import type { AllRuns, RunSummary } from "../../src/operations/all-runs/schema.ts"
import { aSync, someItems } from "../../src/testing/a-sync.ts"
import { anOperator, anOrg, testServices, type TestServices } from "../../src/testing/factories.ts"
import { everyDatabase } from "../../src/testing/every-database.ts"
import { json } from "../../src/testing/topic-answers.ts"
import { consume } from "./dispatch.ts"

const SENT = new Date(Date.now() - 60_000)
const GIVEN_UP = new Date(SENT.getTime() + 6.5 * 3_600_000).toISOString()

/** Delivers a message of an organization as the queue does, after it left the outbox. */
async function deliverTurn(services: TestServices, queue: QueueName, org: string, body: object, attempts = 3) {
  const id = `retries/${org}`
  await services.d1.batch(writeOutbox(services.d1, [{ id, queue, body: { ...body }, org }], SENT.toISOString()))
  await deliver(services, queue, { ...body, turn: { id, org } }, attempts, id)
}

async function deliver(services: TestServices, queue: QueueName, body: object, attempts: number, id: string) {
  await consume(services, createMessageBatch(queue, [{ id, body, attempts, timestamp: SENT }]))
}

describe("a run whose work is retried", () => {
  it("says why and until when, for a sync", async ({ expect }) => {
    const org = await anOrg()
    const { start, ctx, source } = await aSync(org, { items: someItems(1) })
    const { runId } = await start()
    const services = { ...testServices(), outside: ctx.outside }
    const viewer = await org.signedInAs("viewer")
    const path = `/api/runs/sync/${runId}`
    expect(await json<RunSummary>(viewer.get(path))).toMatchObject({ state: "running", waitsFor: null, retry: null })

    await source.update({ faultsByPage: { 1: { type: "status", status: 503 } } })
    await deliverTurn(services, "strata-syncs", org.id, { runId })
    const run = await json<RunSummary>(viewer.get(path))
    expect(run).toMatchObject({ state: "waiting", waitsFor: "retry", retry: { until: GIVEN_UP } })
    expect(run.retry?.reason).toMatch(/503/)
    expect(Date.parse(run.retry?.at ?? "")).toBeGreaterThan(Date.now())
    const found = await json<AllRuns>(viewer.get("/api/runs?waitsFor=retry&state=waiting"))
    expect(found.data.map(({ id }) => id)).toEqual([runId])
  })

  it("says so for an import, without the text of an unexpected error, until an attempt succeeds", async ({
    expect,
  }) => {
    const org = await anOrg()
    const { id: batchId } = await org.importBatch(1)
    const services = testServices()
    const key = `${batchId}/later`
    const chunk = { kind: "chunk", batchId, key, chunkIndex: 0, firstRow: 1, rows: 1 }
    const viewer = await org.signedInAs("viewer")
    const run = () => json<RunSummary>(viewer.get(`/api/runs/import/${batchId}`))
    await deliverTurn(services, "strata-imports", org.id, chunk)
    expect(await run()).toMatchObject({ state: "waiting", waitsFor: "retry", retry: { until: GIVEN_UP, reason: null } })
    await services.importFiles.put(key, JSON.stringify({ header: ["Name"], rows: [["Kayak owners"]] }))
    await deliverTurn(services, "strata-imports", org.id, chunk)
    expect(await run()).toMatchObject({ state: "completed", waitsFor: null, retry: null })
  })

  it("says so for a job of the service, which has no turn", async ({ expect }) => {
    const [org, operator, services] = [await anOrg(), await anOperator(), testServices()]
    const config = { mode: "local", parentCategoryFilter: "No such category" }
    const { jobId } = await createJob(org.ctx(), { jobType: "reclassify", config })
    const id = `retries/${jobId}`
    const run = () => json<RunSummary>(operator.get(`/api/runs/job/${jobId}`))
    const broken = Object.create(services.d1, {
      batch: { value: () => Promise.reject(new Error("D1_ERROR: storage was reset")) },
      prepare: { value: (text: string) => services.d1.prepare(text) },
    }) as D1Database
    const fail = () => deliver({ ...services, ...everyDatabase(broken) }, "strata-jobs", { jobId }, 3, id)
    await fail()
    expect(await run()).toMatchObject({ state: "waiting", waitsFor: "retry", retry: { until: GIVEN_UP, reason: null } })
    // What a lost message leaves is swept.
    await forgetResting(services.d1, "strata-jobs", new Date(Date.now() + 3_600_000).toISOString()).run()
    expect((await run()).retry).toBeNull()

    await fail()
    expect((await run()).retry).not.toBeNull()
    await deliver(services, "strata-jobs", { jobId }, 4, id)
    expect((await run()).retry).toBeNull()
    expect(await services.d1.prepare("SELECT 1 FROM outbox WHERE id = ?").bind(`resting/${id}`).first()).toBeNull()
  })
})
