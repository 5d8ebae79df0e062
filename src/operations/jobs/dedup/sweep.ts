import * as z from "zod"
import type { Services } from "../../../kernel/context.ts"
import { embed } from "../../../knowledge/similarity/embedding.ts"
import { cosine } from "../../../knowledge/similarity/embedding-layout.ts"
import { BLOCK_THRESHOLD, likeness } from "../../../knowledge/similarity/similarity.ts"
import { readFindings, remember, remembered } from "../findings.ts"
import { findJob } from "../record.ts"
import { anyConfig, jobKind } from "../step.ts"
import { clustersOf, pairKey, pairsOf } from "./cluster.ts"
import { countToSweep, type Described, nextToSweep, readCandidates } from "./read-candidates.ts"

const DEDUP_BATCH_SIZE = 50
const NEIGHBOURS = 5
/** Limits the response; a merge can use all clusters by naming this sweep. */
const CLUSTERS_SHOWN = 5000

const Config = z.object({
  ...anyConfig,
  /** The job whose topics are swept; without it, the whole catalog. */
  sourceBatchId: z.string("sourceBatchId must be a job id").optional(),
})

/** Finds near-identical live topics and reports each pair once. */
export const dedupSweep = jobKind({
  config: Config,
  async count(services, { sourceBatchId }) {
    if (sourceBatchId !== undefined) await findJob(services, sourceBatchId)
    return countToSweep(services, sourceBatchId)
  },
  async step(services, job) {
    const page = await nextToSweep(services, job.config.sourceBatchId, job.cursor ?? "", DEDUP_BATCH_SIZE)
    const topics = await readCandidates(
      services,
      page.map(({ id }) => id),
    )
    const { clusters, pairs } = await sweep(services, job.id, topics)
    const found = Number(job.result["clusterCount"] ?? 0)
    return {
      statements: [
        ...remember(
          services,
          job.id,
          "clusters",
          clusters.map((value, i) => ({ key: String(found + i), value })),
        ),
        ...remember(
          services,
          job.id,
          "pairs",
          pairs.map((key) => ({ key })),
        ),
      ],
      processed: page.length,
      success: topics.size,
      errors: [],
      // Merged or archived since the job that wrote them.
      skip: page.length - topics.size,
      cursor: page.length > 0 ? String(page.at(-1)?.key) : job.cursor,
      result: { clusterCount: found + clusters.length },
      done: page.length < DEDUP_BATCH_SIZE,
    }
  },
  async result(services, job) {
    const clusters = await readFindings(services, job.id, "clusters", 0, CLUSTERS_SHOWN)
    return { clusters: clusters.map(({ value }) => value) }
  },
})

async function sweep(services: Services, jobId: string, topics: ReadonlyMap<string, Described>) {
  const vectorOf = memoized((one: Described) => embed(one.text))
  const similarity = (a: Described, b: Described) =>
    likeness(Math.min(1, cosine(vectorOf(a), vectorOf(b))), a.name, b.name)
  const swept = [...topics.values()]
  // One extra, since a topic is its own nearest neighbor.
  const answers = await services.vectors.queryMany(swept.map(vectorOf), {
    topK: NEIGHBOURS + 1,
    threshold: BLOCK_THRESHOLD,
  })
  const near = swept.map((topic, i) =>
    (answers[i] ?? [])
      .map(({ id }) => id)
      .filter((id) => id !== topic.id)
      .slice(0, NEIGHBOURS),
  )
  const unread = [...new Set(near.flat())].filter((id) => !topics.has(id))
  const known = new Map([...topics, ...(await readCandidates(services, unread))])
  const seen = await remembered(services, jobId, "pairs", [
    ...new Set(swept.flatMap((topic, i) => pairsOf([topic.id, ...(near[i] ?? [])]))),
  ])
  const pairs: string[] = []
  const clusters = swept.flatMap((topic, i) => {
    // The index may be stale: liveness and similarity are checked against the database.
    const neighbours = (near[i] ?? [])
      .flatMap((id) => known.get(id) ?? [])
      .filter((other) => !seen.has(pairKey(topic.id, other.id)) && similarity(topic, other) >= BLOCK_THRESHOLD)
    const formed = clustersOf(topic, neighbours, similarity, { threshold: BLOCK_THRESHOLD, seen })
    const examined = [
      ...neighbours.map((other) => pairKey(topic.id, other.id)),
      ...formed.flatMap(({ winnerId, loserIds }) => pairsOf([winnerId, ...loserIds])),
    ]
    for (const pair of examined.filter((one) => !seen.has(one))) {
      seen.add(pair)
      pairs.push(pair)
    }
    return formed
  })
  return { clusters, pairs }
}

function memoized<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
