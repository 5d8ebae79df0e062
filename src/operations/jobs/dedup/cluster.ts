import * as z from "zod"

/** Duplicates of one topic: the losers are merged into the winner. */
export const Cluster = z.object({
  winnerId: z.string("clusters must each have a winnerId"),
  winnerName: z.string("winnerName must be a string").optional(),
  loserIds: z
    .array(z.string("loserIds must be topic ids"), "clusters must each have loserIds")
    .min(1, "clusters must each have loserIds")
    .max(100, "clusters: loserIds must be at most 100"),
  loserNames: z.array(z.string("loserNames must be strings"), "loserNames must be an array").optional(),
  similarity: z.number("similarity must be a number").optional(),
})
export type Cluster = z.output<typeof Cluster>

export type Candidate = { id: string; name: string; seq: number; links: number }

/** More links first; ties: older topic first. */
const before = (a: Candidate, b: Candidate) => b.links - a.links || a.seq - b.seq

/**
 * Clusters a topic with its neighbors. The topic with the most links wins, and only topics similar to the winner itself lose to it; the
 * remaining neighbors form further clusters. Pairs already reported are skipped.
 */
export function clustersOf<C extends Candidate>(
  topic: C,
  neighbours: readonly C[],
  likeness: (a: C, b: C) => number,
  { threshold, seen }: { threshold: number; seen: ReadonlySet<string> },
): Required<Cluster>[] {
  const clusters: Required<Cluster>[] = []
  for (let left = [...neighbours]; left.length > 0;) {
    const [winner = topic, ...others] = [topic, ...left].sort(before)
    const similar = others.filter((one) => likeness(winner, one) >= threshold)
    const losers = similar.filter((one) => !seen.has(pairKey(winner.id, one.id)))
    clusters.push({
      winnerId: winner.id,
      winnerName: winner.name,
      loserIds: losers.map(({ id }) => id),
      loserNames: losers.map(({ name }) => name),
      similarity: Math.min(...losers.map((one) => likeness(winner, one))),
    })
    left = left.filter((one) => one !== winner && !similar.includes(one))
  }
  return clusters
}

/** The same key for a pair in either order. */
export const pairKey = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)

export const pairsOf = (ids: readonly string[]) => ids.flatMap((a, i) => ids.slice(i + 1).map((b) => pairKey(a, b)))
