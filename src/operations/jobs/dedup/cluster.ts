import * as z from "zod"

/** Topics that are one and the same: the losers are to be merged into the winner. */
export const Cluster = z.object({
  winnerId: z.string("clusters need a winnerId each"),
  winnerName: z.string("winnerName must be a string").optional(),
  loserIds: z
    .array(z.string("loserIds must be topic ids"), "clusters need loserIds each")
    .min(1, "clusters need loserIds each")
    .max(100, "clusters: loserIds must be at most 100"),
  loserNames: z.array(z.string("loserNames must be strings"), "loserNames must be an array").optional(),
  similarity: z.number("similarity must be a number").optional(),
})
export type Cluster = z.output<typeof Cluster>

export type Candidate = { id: string; name: string; seq: number; links: number }

/** Who is linked by more libraries; of two alike, the elder. */
const before = (a: Candidate, b: Candidate) => b.links - a.links || a.seq - b.seq

/**
 * Clusters of a topic and its neighbours. The winner is the one with more links, and only what is like the winner itself loses to
 * it: a neighbour that is not forms a cluster of its own with the topic. What has lost to the winner before is not told again.
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
    const alike = others.filter((one) => likeness(winner, one) >= threshold)
    const losers = alike.filter((one) => !seen.has(pairKey(winner.id, one.id)))
    clusters.push({
      winnerId: winner.id,
      winnerName: winner.name,
      loserIds: losers.map(({ id }) => id),
      loserNames: losers.map(({ name }) => name),
      similarity: Math.min(...losers.map((one) => likeness(winner, one))),
    })
    left = left.filter((one) => one !== winner && !alike.includes(one))
  }
  return clusters
}

/** One name for a pair, from whichever side it is seen. */
export const pairKey = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`)

export const pairsOf = (ids: readonly string[]) => ids.flatMap((a, i) => ids.slice(i + 1).map((b) => pairKey(a, b)))
