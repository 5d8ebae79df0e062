export type Match = { id: string; similarity: number }

/** Best first, ties ordered by id, so that results are deterministic. */
export function byRank(matches: Match[]): Match[] {
  return matches.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}
