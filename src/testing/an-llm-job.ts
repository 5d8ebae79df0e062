import type { OrgContext, Services } from "../kernel/context.ts"
import { createJob } from "../operations/jobs/create-job.ts"
import { processJob } from "../operations/jobs/process-job.ts"
import { showJob } from "../operations/jobs/show-jobs.ts"
import { randomBase62 } from "../kernel/ids.ts"
import { aProvider } from "./a-provider.ts"
import { aName, anOrg, testServices } from "./factories.ts"
import { manyTopics } from "./many-topics.ts"
import type { ScriptInput } from "./provider-scripts.ts"

type Settings = { topics?: number; scripts?: (ids: string[]) => ScriptInput[]; config?: Record<string, unknown> }

/** Outdated topics in a category of their own, an account at the provider, and a job that asks there about them. */
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
  let [late, fence] = [0, 0]
  const lock = {
    // Whoever held a lease is taken for dead: tests run one process after another.
    acquire: async () => ({ fence: ++fence, until: 0 }),
    extend: async () => true,
    release: async () => {},
    isHeld: async () => false,
  }
  const real = testServices()
  const services: Services = {
    ...real,
    // The test itself says who goes on with the job.
    queues: { ...real.queues, "strata-jobs": { sendBatch: async () => {} } },
    llm: account.provider,
    now: () => new Date(Date.now() + late),
    locks: () => lock,
    log: () => {},
  }
  const ctx: OrgContext = { ...org.ctx(), ...services }
  const given = { mode: "llm", parentCategoryFilter: category, enableWebSearch: false, ...config }
  const { jobId, totalItems } = await createJob(ctx, { jobType: "reclassify", config: given })
  const process = (by: Services = services) => processJob(by, jobId)
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
    /** Lets time go by for the service; the provider's clock stands. */
    wait: (ms: number) => void (late += ms),
    /** Takes steps until the job is over, and no more than so many. */
    async run(most = 60, msBetween = 0) {
      for (let steps = 1; steps <= most; steps++) {
        const step = await process()
        if (step.done) return { ...step, steps }
        late += msBetween
      }
      throw new Error(`Not done: ${JSON.stringify(await showJob(services, jobId))}`)
    },
    topic: async (id: string) =>
      services.d1.prepare("SELECT * FROM topics WHERE id = ?").bind(id).first<Record<string, string | number | null>>(),
    /** How often each topic was asked about at the provider, whether anybody heard of it or not. */
    async timesAsked() {
      const asked = (await account.batches()).flatMap(({ customIds }) => customIds.map((id) => id.split("-")[1] ?? ""))
      return Map.groupBy(asked, (id) => id)
    },
  }
}
