import type { OrgContext } from "../kernel/context.ts"
import { createJob } from "../operations/jobs/create-job.ts"
import { processJob } from "../operations/jobs/process-job.ts"
import { showJob } from "../operations/jobs/show-jobs.ts"
import { randomBase62 } from "../kernel/ids.ts"
import { aProvider } from "./a-provider.ts"
import { aName, anOrg, testServices, type TestServices } from "./factories.ts"
import { manyTopics } from "./many-topics.ts"
import type { ScriptInput } from "./provider-scripts.ts"
import { WHOLE_TOPIC } from "./whole-topic.ts"

type Settings = { topics?: number; scripts?: (ids: string[]) => ScriptInput[]; config?: Record<string, unknown> }

/** Outdated topics in a category of their own, a provider account, and an LLM reclassify job for them. */
export async function anLlmJob({ topics = 3, scripts = () => [], config = {} }: Settings = {}) {
  const marker = `7${randomBase62(10)}`
  const ids = Array.from({ length: topics }, (_, i) => `tp_${marker}_${i}`)
  const category = aName("Category")
  await manyTopics(topics, marker)
  await testServices()
    .d1.prepare(
      `UPDATE topics SET parent_category = ?2, engine_version = '2.4' WHERE id IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(ids), category)
    .run()
  const account = await aProvider(scripts(ids))
  const org = await anOrg()
  let [elapsed, fence] = [0, 0]
  const lock = {
    // Never blocks: tests run one process after another.
    acquire: async () => ({ fence: ++fence, until: 0 }),
    extend: async () => true,
    release: async () => {},
    isHeld: async () => false,
    clear: async () => {},
  }
  const real = testServices()
  const services: TestServices = {
    ...real,
    // The test drives the job itself.
    queues: { ...real.queues, "strata-jobs": { sendBatch: async () => {} } },
    llm: account.provider,
    now: () => new Date(Date.now() + elapsed),
    locks: () => lock,
    log: () => {},
  }
  const ctx: OrgContext = { ...org.ctx(), ...services }
  const merged = { mode: "llm", parentCategoryFilter: category, enableWebSearch: false, ...config }
  const { jobId, totalItems } = await createJob(ctx, { jobType: "reclassify", config: merged })
  const process = (by: TestServices = services) => processJob(by, jobId)
  return {
    ...account,
    ids,
    category,
    ctx,
    services,
    jobId,
    totalItems,
    process,
    job: () => showJob(services, jobId),
    /** Advances the service's clock, but not the provider's. */
    wait: (ms: number) => void (elapsed += ms),
    /** Processes the job until it is done; throws after `maxSteps`. */
    async run(maxSteps = 60, msBetween = 0) {
      for (let steps = 1; steps <= maxSteps; steps++) {
        const step = await process()
        if (step.done) return { ...step, steps }
        elapsed += msBetween
      }
      throw new Error(`Not done: ${JSON.stringify(await showJob(services, jobId))}`)
    },
    topic: async (id: string) =>
      services.d1
        .prepare(`SELECT ${WHOLE_TOPIC} FROM topics AS t WHERE t.id = ?`)
        .bind(id)
        .first<Record<string, string | number | null>>(),
    /** Requests that reached the provider by topic, whether or not the service got the response. */
    async requestsByTopic() {
      const topicIds = (await account.batches()).flatMap(({ customIds }) =>
        customIds.map((id) => id.split("-")[1] ?? ""),
      )
      return Map.groupBy(topicIds, (id) => id)
    },
  }
}
