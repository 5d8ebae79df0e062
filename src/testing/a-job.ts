import type { OrgContext, Services } from "../kernel/context.ts"
import { createJob } from "../operations/jobs/create-job.ts"
import { processJob, type Step } from "../operations/jobs/process-job.ts"
import type { JobType } from "../operations/jobs/schema.ts"
import { storedText } from "../topics/rows/stored-text.ts"
import { showJob } from "../operations/jobs/show-jobs.ts"
import { embed } from "../knowledge/similarity/embedding.ts"
import { addToLibrary } from "../topics/library/intake.ts"
import { TEXTS } from "../topics/rows/columns.ts"
import { storedValues } from "../topics/rows/texts.ts"
import { aName, anOrg, testServices, type TestOrg } from "./factories.ts"
import { WHOLE_TOPIC } from "./whole-topic.ts"

type Config = Record<string, unknown>

const MAX_STEPS = 100

/** Creates a job and processes it until it is done. */
export async function aJob(ctx: OrgContext, jobType: JobType, config: Config) {
  const { jobId } = await createJob(ctx, { jobType, config })
  return finishJob(ctx, jobId)
}

/** Processed items after each step. */
export async function stepsOf(ctx: OrgContext, jobId: string): Promise<number[]> {
  const steps: number[] = []
  for (let done = false; !done && steps.length < MAX_STEPS;) {
    const step = await processJob(ctx, jobId)
    steps.push(step.processedItems)
    done = step.done
  }
  return steps
}

/** Takes the next step of a job. The queue takes steps of a job in the background too, and one that waits for a platform takes seconds. */
export async function nextStep(services: Services, jobId: string): Promise<Step> {
  for (;;) {
    const step = await processJob(services, jobId)
    if (!step.busy) return step
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export async function finishJob(ctx: OrgContext, jobId: string) {
  for (let step = 0; step < MAX_STEPS; step++) if ((await nextStep(ctx, jobId)).done) return showJob(ctx, jobId)
  throw new Error(`Job ${jobId} does not finish`)
}

/** Topics of one library with an older engine version, in a category of their own so that a job can filter on it. */
export async function oldTopics(count: number, org?: TestOrg, start = "Ford truck owners") {
  const owner = org ?? (await anOrg())
  const category = aName("Category")
  const rows = Array.from({ length: count }, () => ({ topicName: aName(start) }))
  const stored = await addToLibrary(owner.ctx(), rows, { changeType: "created", source: "test" })
  const ids = stored.map(({ topicId }) => topicId ?? "")
  await setTopics(ids, { parent_category: category, engine_version: "2.4", keywords: '["old"]' })
  return { org: owner, category, ids, links: stored.map(({ orgTopicId }) => orgTopicId ?? "") }
}

type TopicCells = Record<(typeof TEXTS)[number], string> & {
  id: string
  topic_name: string
  parent_category: string
  taxonomy_type: string
  subcategory: string
  segment_type: string
  keywords: string
}

/** Updates columns of global topics directly, but not the texts made of them, and reindexes the topics. */
export async function setTopics(ids: readonly string[], columns: Record<string, string | number | null>) {
  const { d1, vectors } = testServices()
  const read = d1
    .prepare(`SELECT ${WHOLE_TOPIC} FROM topics AS t WHERE t.id IN (SELECT value FROM json_each(?))`)
    .bind(JSON.stringify(ids))
  const { results: old } = await read.all<TopicCells>()
  const before = new Map(old.map((row) => [row.id, row.parent_category]))
  const names = [...new Set([...Object.keys(columns), ...TEXTS])]
  const update = d1.prepare(`UPDATE topics SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`)
  await d1.batch(old.map((row) => update.bind(...storedValues(row.topic_name, { ...row, ...columns }, names), row.id)))
  const { results } = await read.all<TopicCells>()
  await vectors.upsert(
    results.map((row) => ({
      id: row.id,
      vector: embed(storedText(row.topic_name, row)),
      movedFrom: before.get(row.id),
    })),
  )
}
