import { describe, it } from "vitest"
import { createPushRun } from "../../src/activation/runs/create-run.ts"
import { startRun } from "../../src/intake/sync/sync-runs.ts"
import { MAX_ROWS } from "../../src/intake/imports/fields.ts"
import { takeFile } from "../../src/intake/imports/take-file.ts"
import type { Services } from "../../src/kernel/context.ts"
import { GROUPS } from "../../src/knowledge/taxonomy/groups.ts"
import { CALLS_PER_STEP } from "../../src/operations/jobs/drive-job.ts"
import { createJob } from "../../src/operations/jobs/create-job.ts"
import { processJob } from "../../src/operations/jobs/process-job.ts"
import { oldTopics } from "../../src/testing/a-job.ts"
import { aLivePush, aPush } from "../../src/testing/a-push.ts"
import { aSync } from "../../src/testing/a-sync.ts"
import { aName, anOrg, bindings, testServices } from "../../src/testing/factories.ts"
import { LimitPassed, limitedContext, limitedServices, PLATFORM_LIMITS } from "../../src/testing/limited-services.ts"
import { manyTopics } from "../../src/testing/many-topics.ts"
import { consume } from "./dispatch.ts"
import { CHORES, tick } from "./schedule.ts"

/** The outcome of one message: anything but an ack means that it exceeded a limit. */
async function deliver(services: Services, queue: string, body: unknown): Promise<string> {
  let outcome = "none"
  let reason = ""
  const message = {
    id: crypto.randomUUID(),
    body,
    attempts: 1,
    timestamp: new Date(),
    ack: () => (outcome = "acked"),
    retry: () => (outcome = "retried"),
  }
  const log = (event: string, fields?: Record<string, unknown>) => {
    if (event === "queue.message_failed") reason = String(fields?.["error"])
  }
  await consume({ ...services, log }, { queue, messages: [message] } as unknown as MessageBatch)
  return reason === "" ? outcome : `${outcome}: ${reason}`
}

const CATEGORIES = GROUPS.flatMap((group) => group.categories.map(({ name }) => name))

/** Names in all categories, so that every vector object is queried. */
const spreadRows = (count: number) =>
  Array.from({ length: count }, (_, i) => [aName(`Limits ${i}`), CATEGORIES[i % CATEGORIES.length] ?? ""])

const MAPPINGS = [
  { csvColumn: "Name", targetField: "topic_name" as const },
  { csvColumn: "Category", targetField: "parent_category" as const },
]

/** A chunk in R2, and its message. */
async function aStoredChunk(rows: number) {
  const org = await anOrg()
  const { id } = await org.importBatch(rows, { mappings: MAPPINGS })
  const key = `${id}/limits/0.json`
  await bindings.IMPORTS.put(key, JSON.stringify({ header: ["Name", "Category"], rows: spreadRows(rows) }))
  return { kind: "chunk", batchId: id, key, chunkIndex: 0, firstRow: 1, rows }
}

const callsOf = (services: Services) => PLATFORM_LIMITS.calls - services.budget.left()

describe("an import message stays inside the platform's limits", () => {
  it.for([true, false])("with 500 rows over all categories, Vectorize %s", async (vectorize, { expect }) => {
    const message = await aStoredChunk(500)
    const services = limitedServices({}, { vectorize })
    expect(await deliver(services, "strata-imports", message)).toBe("acked")
    expect(callsOf(services)).toBeLessThan(300)
  })

  it("with a file of 50,000 rows to cut", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.importBatch(MAX_ROWS)
    const rows = Array.from({ length: MAX_ROWS }, (_, i) => `Cut ${i} for the limits`)
    const sent: unknown[] = []
    const kept = { sendBatch: async (messages: { body: unknown }[]) => void sent.push(...messages) }
    const ctx = org.ctx()
    const body = new Blob([["Name", ...rows].join("\n")]).stream() as ReadableStream<Uint8Array>
    await takeFile({ ...ctx, queues: { ...ctx.queues, "strata-imports": kept } }, id, body)
    const services = limitedServices()
    const [cut] = sent as { body: unknown }[]
    expect(await deliver(services, "strata-imports", cut?.body)).toBe("acked")
    expect(services.budget.calls().r2).toBeGreaterThanOrEqual(MAX_ROWS / 500)
  })

  it("and the suite notices when a budget is too small", async ({ expect }) => {
    const services = limitedServices({ calls: 5 })
    expect(await deliver(services, "strata-imports", await aStoredChunk(100))).toMatch(/^retried: .*More than 5 calls/)
    const tight = limitedServices({ messageBytes: 10 })
    await expect(tight.queues["strata-jobs"].sendBatch([{ body: { jobId: "long enough" } }])).rejects.toThrow(
      LimitPassed,
    )
    await expect(async () =>
      limitedServices({ bufferBytes: 10 }).importFiles.put("limits", "longer than ten bytes"),
    ).rejects.toThrow(LimitPassed)
  })
})

describe("a sync message stays inside the platform's limits", () => {
  it("with a page of 500 items", async ({ expect }) => {
    const items = spreadRows(500).map(([name, category], i) => ({ id: i + 1, name, category }))
    const config = { page_size: 500, field_mappings: { name: "topic_name", category: "parent_category" } }
    const { ctx, connectionId } = await aSync(await anOrg(), { items }, config)
    const silent = { sendBatch: async () => {} }
    const quiet = { ...ctx, queues: { ...ctx.queues, "strata-syncs": silent } }
    const { runId } = await startRun(quiet, connectionId, { background: true })
    const services = limitedServices()
    expect(await deliver(services, "strata-syncs", { runId })).toBe("acked")
    expect(callsOf(services)).toBeLessThan(300)
  })
})

describe("a push message stays inside the platform's limits", () => {
  it("with more segments than one invocation can push", async ({ expect }) => {
    const { ctx, connectionId, topicIds } = await aPush(60)
    const silent = { sendBatch: async () => {} }
    const quiet = { ...ctx, queues: { ...ctx.queues, "strata-pushes": silent } }
    const choice = { topicIds, filters: null, background: true, dryRun: false }
    const { runId } = await createPushRun(quiet, connectionId, choice)
    const limited = limitedServices({ calls: 480 })
    const services = { ...limited, outside: { ...ctx.outside, fetch: limited.outside.fetch } }
    expect(await deliver(services, "strata-pushes", { runId })).toBe("acked")
    expect(services.budget.calls().queues).toBe(1)
  })
})

describe("a job step stays inside its share of an invocation", () => {
  it.for([
    ["reclassify", { mode: "local", batchSize: 500 }],
    ["reclassify", { mode: "local", batchSize: 500, dryRun: true }],
    ["dedup_sweep", {}],
  ] as const)("%s %o", async ([jobType, config], { expect }) => {
    const { org, category } = await oldTopics(120)
    const given = jobType === "reclassify" ? { ...config, parentCategoryFilter: category } : config
    const { jobId } = await createJob(org.ctx(), { jobType, config: given })
    const services = limitedServices({ calls: CALLS_PER_STEP })
    const step = await processJob(limitedContext(org.ctx(), services), jobId)
    expect(step.processedItems).toBeGreaterThan(0)
  })
})

it("a cron run leaves enough calls to compare new topics with the index", async ({ expect }) => {
  const { d1 } = testServices()
  const reached = async () =>
    Number(await d1.prepare("SELECT cursor FROM cron_runs WHERE chore = 'indexNewTopics'").first<string>("cursor"))
  await tick(limitedServices(), "*/5 * * * *")
  const before = await reached()
  await manyTopics(100, crypto.randomUUID().slice(0, 8))
  await tick({ ...limitedServices(), now: () => new Date(Date.now() + 3_600_000) }, "*/5 * * * *")
  expect(await reached()).toBeGreaterThanOrEqual(before + 100)
})

it("a cron run leaves enough calls to look for stale segments", async ({ expect }) => {
  await aLivePush(1)
  await tick(limitedServices(), "47 * * * *")
  const reached = "SELECT cursor FROM cron_runs WHERE chore = 'raiseStaleAlerts'"
  // Empty if it had no calls for a first organization, and null when it has looked at all.
  expect(await testServices().d1.prepare(reached).first<string | null>("cursor")).not.toBe("")
})

describe("a cron run stays inside the platform's limits", () => {
  it.for(Object.keys(CHORES))("%s", async (cron, { expect }) => {
    const { d1 } = testServices()
    const marker = crypto.randomUUID().slice(0, 8)
    await manyTopics(3000, marker)
    // More than one run can send, swept from every queue.
    const old = new Date(Date.now() - 3_600_000).toISOString()
    await d1
      .prepare(
        `INSERT INTO outbox (id, queue, body, created_at)
         SELECT 'limits/' || ?1 || '/' || key, 'strata-jobs', json_object('jobId', 'job_' || key), ?2
         FROM json_each(?3)`,
      )
      .bind(marker, old, JSON.stringify(Array.from({ length: 3000 }, () => 0)))
      .run()
    const failed: unknown[] = []
    const services = limitedServices()
    const log = (event: string, fields?: Record<string, unknown>) => {
      if (event === "cron.chore_failed") failed.push(fields)
    }
    await tick({ ...services, log }, cron)
    expect(failed).toEqual([])
    expect(callsOf(services)).toBeLessThanOrEqual(PLATFORM_LIMITS.calls)
    await d1.prepare("DELETE FROM outbox WHERE id LIKE 'limits/%'").run()
  })
})
