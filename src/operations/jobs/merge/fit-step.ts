import type { Services } from "../../../kernel/context.ts"
import { fittingTopics, MAX_LINKS } from "../../../topics/library/link-groups.ts"
import type { Cluster } from "../dedup/cluster.ts"
import { type Member, type PreparedMerge, prepareMerge } from "./prepare-merge.ts"

type Database = Pick<Services, "directory" | "library">

/** The part of a merge that one step does. `clusters` are those it finishes; none if the first one has too many links for a step. */
export type PreparedStep = PreparedMerge & { clusters: readonly Cluster[] }

/**
 * Plans as many clusters as have 5,000 links in total. From a larger cluster, it merges the first losers; from a larger loser, it moves the
 * first links. The next step finds the rest.
 */
export async function fitStep(services: Database, clusters: readonly Cluster[]): Promise<PreparedStep> {
  const plan = await prepareMerge(services, clusters)
  const losers = losersOf(plan)
  const fitting = await fittingTopics(
    services,
    losers.map(({ id }) => id),
  )
  const isWhole = fitting === losers.length && (losers.length !== 1 || !(await lastOfPage(services, losers)))
  if (isWhole) return { ...plan, clusters }
  if (clusters.length > 1) return fitStep(services, clusters.slice(0, Math.ceil(clusters.length / 2)))
  const some = losers.slice(0, fitting)
  const [first] = some
  const lastLink = await lastOfPage(services, some)
  const part = first && lastLink !== undefined ? [{ ...first, mergedInto: null, lastLink }] : some
  const members: Member[] = [...plan.members.filter(({ rank }) => rank === 0), ...part]
  return { members, merged: 0, skipped: 0, errors: [], clusters: [] }
}

const losersOf = ({ members }: PreparedMerge) => members.filter(({ rank }) => rank > 0)

/** The last link of a single loser that one step may move; undefined if it may move all. */
async function lastOfPage({ library }: Database, losers: readonly Member[]): Promise<number | undefined> {
  const [only, ...others] = losers
  if (!only || others.length > 0) return undefined
  const { results } = await library
    .prepare(`SELECT seq FROM org_topics WHERE topic_id = ? ORDER BY seq LIMIT 2 OFFSET ${MAX_LINKS - 1}`)
    .bind(only.id)
    .all<{ seq: number }>()
  return results.length === 2 ? results[0]?.seq : undefined
}
