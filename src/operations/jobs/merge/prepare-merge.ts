import type { Services } from "../../../kernel/context.ts"
import type { Cluster } from "../dedup/cluster.ts"
import type { JobError } from "../record.ts"

/** A topic in a merge, with the destination and precedence of its links. */
export type Member = {
  id: string
  name: string
  category: string
  engineVersion: string
  /** The live topic that has all links after the merge. */
  winnerId: string
  /** The topic this one is merged into; null for the winner. */
  mergedInto: string | null
  /** 0 for the winner. Of an organization's links to one group, the lowest rank is kept. */
  rank: number
  /** Row of the last link to move, if a step cannot move all. The step that moves the rest merges the topic. */
  lastLink?: number
}

export type PreparedMerge = { members: Member[]; merged: number; skipped: number; errors: JobError[] }

type TopicState = {
  requested: string
  id: string
  topic_name: string
  parent_category: string
  engine_version: string
  merged_into: string | null
  archived_at: string | null
}

const MAX_STEPS = 20

const STATES = `
  WITH RECURSIVE chain (requested, id, steps) AS (
    SELECT DISTINCT value, value, 0 FROM json_each(?)
    UNION ALL
    SELECT chain.requested, t.merged_into, steps + 1 FROM chain CROSS JOIN topics AS t ON t.id = chain.id
    WHERE t.merged_into IS NOT NULL AND steps < ${MAX_STEPS}
  )
  SELECT requested, t.id, t.topic_name, t.parent_category, t.engine_version, t.merged_into, t.archived_at
  FROM chain CROSS JOIN topics AS t ON t.id = chain.id WHERE t.owner_org_id IS NULL ORDER BY requested, steps`

/** Plans the merge of these clusters, in order. A cluster with an unknown or archived topic is reported as an error. */
export async function prepareMerge(
  { directory }: Pick<Services, "directory">,
  clusters: readonly Cluster[],
): Promise<PreparedMerge> {
  const ids = clusters.flatMap(({ winnerId, loserIds }) => [winnerId, ...loserIds])
  const { results } = await directory.prepare(STATES).bind(JSON.stringify(ids)).all<TopicState>()
  const chains = Map.groupBy(results, ({ requested }) => requested)
  /** Merges planned by earlier clusters. */
  const into = new Map<string, TopicState>()
  const errors: JobError[] = []
  let [merged, skipped] = [0, 0]
  for (const { winnerId, winnerName, loserIds } of clusters) {
    const winner = finalOf(chains.get(winnerId)?.at(-1), into)
    const losers = [...new Set(loserIds)].map((id) => chains.get(id)?.[0])
    const message = problemWith(winnerId, winner, loserIds, losers)
    if (message !== undefined || !winner) {
      errors.push({ id: winnerId, name: winnerName ?? winner?.topic_name, message: message ?? "Topic not found" })
      continue
    }
    const open = losers.flatMap((one) => (one && isOpen(one, winner, into) ? [one] : []))
    for (const loser of open) into.set(loser.id, winner)
    if (open.length > 0) merged++
    else skipped++
  }
  return { members: membersOf(results, into), merged, skipped, errors }
}

function finalOf(topic: TopicState | undefined, into: ReadonlyMap<string, TopicState>): TopicState | undefined {
  const next = topic && into.get(topic.id)
  return next ? finalOf(next, into) : topic
}

function problemWith(
  winnerId: string,
  winner: TopicState | undefined,
  loserIds: readonly string[],
  losers: readonly (TopicState | undefined)[],
): string | undefined {
  if (!winner) return `Topic ${winnerId} not found`
  if (winner.archived_at !== null) return `Topic ${winner.id} is archived`
  if (winner.merged_into !== null) return `Topic ${winnerId} has been merged too many times`
  if (loserIds.includes(winnerId)) return `Topic ${winnerId} cannot be merged into itself`
  const distinct = [...new Set(loserIds)]
  const unknown = distinct.find((_, i) => !losers[i])
  if (unknown !== undefined) return `Topic ${unknown} not found`
  const archived = losers.find((one) => one && one.archived_at !== null && one.merged_into === null)
  return archived && `Topic ${archived.id} is archived`
}

/** A topic that is already merged is skipped. */
const isOpen = (loser: TopicState, winner: TopicState, into: ReadonlyMap<string, TopicState>) =>
  loser.merged_into === null && !into.has(loser.id) && loser.id !== winner.id

/** Topics closer to the winner rank lower, as if the clusters were merged one by one. */
function membersOf(states: readonly TopicState[], into: ReadonlyMap<string, TopicState>): Member[] {
  const byId = new Map(states.map((state) => [state.id, state]))
  const memberOf = (state: TopicState, winner: TopicState, rank: number): Member => ({
    id: state.id,
    name: state.topic_name,
    category: state.parent_category,
    engineVersion: state.engine_version,
    winnerId: winner.id,
    mergedInto: into.get(state.id)?.id ?? null,
    rank,
  })
  const losers = [...into.keys()].flatMap((id) => {
    const [state, winner] = [byId.get(id), finalOf(byId.get(id), into)]
    return state && winner ? [{ state, winner, depth: depthOf(id, into) }] : []
  })
  const winners = new Map(losers.map(({ winner }) => [winner.id, winner]))
  return [
    ...[...winners.values()].map((winner) => memberOf(winner, winner, 0)),
    ...losers.sort((a, b) => a.depth - b.depth).map(({ state, winner }, i) => memberOf(state, winner, i + 1)),
  ]
}

const depthOf = (id: string, into: ReadonlyMap<string, TopicState>): number => {
  const next = into.get(id)
  return next ? 1 + depthOf(next.id, into) : 0
}
