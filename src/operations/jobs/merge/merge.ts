import * as z from "zod"
import type { Services } from "../../../kernel/context.ts"
import { AppError } from "../../../kernel/errors.ts"
import { Cluster } from "../dedup/cluster.ts"
import { countFindings, readFindings } from "../findings.ts"
import { dryRun } from "../reclassify/config.ts"
import { findJob } from "../record.ts"
import { anyConfig, jobKind } from "../step.ts"
import { fitStep } from "./fit-step.ts"
import { mergeStatements } from "./merge-statements.ts"
import { prepareMerge } from "./prepare-merge.ts"
import { previewMerge } from "./preview.ts"

const MERGE_BATCH_SIZE = 10
const NO_CLUSTERS = "clusters array is required"

const Config = z
  .object({
    ...anyConfig,
    clusters: z.array(Cluster, NO_CLUSTERS).min(1, NO_CLUSTERS).optional(),
    /** The sweep whose clusters are merged, since they may not fit in a request. */
    sweepOf: z.string("sweepOf must be a job id").optional(),
    dryRun,
  })
  .refine(({ clusters, sweepOf }) => clusters !== undefined || sweepOf !== undefined, NO_CLUSTERS)
type Config = z.output<typeof Config>

/** Merges each cluster into one topic; the losers' links move to the winner. */
export const merge = jobKind({
  config: Config,
  async count(services, { clusters, sweepOf }) {
    if (clusters) return clusters.length
    const sweep = await findJob(services, sweepOf ?? "")
    if (sweep.jobType !== "dedup_sweep") throw new AppError(400, "sweepOf must be a dedup_sweep job")
    if (sweep.status !== "completed") throw new AppError(409, `Job is ${sweep.status}, cannot merge its clusters`)
    return countFindings(services, sweep.id, "clusters")
  },
  async step(services, job) {
    const next = await nextClusters(services, job.config, Number(job.cursor ?? 0))
    const requested = next.map(({ cluster }) => cluster)
    const { clusters, members, merged, skipped, errors } = job.config.dryRun
      ? { clusters: requested, ...(await prepareMerge(services, requested)) }
      : await fitStep(services, requested)
    const losers = members.filter(({ mergedInto }) => mergedInto !== null)
    const at = services.now().toISOString()
    const isAll = clusters.length === requested.length
    const { statements, result } = job.config.dryRun
      ? await previewMerge(services, job, members)
      : { statements: mergeStatements(services, members, { jobId: job.id, changedBy: job.createdBy, at }), result: {} }
    return {
      statements,
      result,
      processed: clusters.length,
      success: merged,
      errors,
      skip: skipped,
      cursor: next[clusters.length - 1]?.place ?? job.cursor,
      done: isAll && (requested.length < MERGE_BATCH_SIZE || job.processedItems + clusters.length >= job.totalItems),
      afterwards: job.config.dryRun ? undefined : () => services.vectors.remove(losers),
    }
  },
})

/** The next clusters, each with the cursor after it. */
async function nextClusters(services: Services, { clusters, sweepOf }: Config, after: number) {
  if (clusters) {
    const next = clusters.slice(after, after + MERGE_BATCH_SIZE)
    return next.map((cluster, i) => ({ cluster, place: String(after + i + 1) }))
  }
  const found = await readFindings(services, sweepOf ?? "", "clusters", after, MERGE_BATCH_SIZE)
  return found.map(({ seq, value }) => ({ cluster: Cluster.parse(value), place: String(seq) }))
}
