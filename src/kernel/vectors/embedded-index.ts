import { categoriesToSearch } from "./categories-to-search.ts"
import { categoryNumber } from "../../knowledge/similarity/embedding.ts"
import { categoryOf, type Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import { packVectors } from "./packing.ts"
import { byRank, type Match } from "../../knowledge/similarity/match.ts"
import type { IndexEntry, QueryOptions, VectorIndexPort, VectorShard } from "./vector-index.ts"

type Shards = { getByName: (name: string) => VectorShard }

export type EmbeddedIndex = VectorIndexPort & {
  differing: (entries: readonly IndexEntry[]) => Promise<IndexEntry[]>
}

/**
 * Exact search in Durable Objects: one per category, plus further shards when a category outgrows it. Topics of different
 * categories are never more similar than the cross-category bound, so a query above it searches only its own category.
 */
export function openEmbeddedIndex(objects: Shards): EmbeddedIndex {
  const shardOf = (category: number, shard: number) => objects.getByName(`${category}/${shard}`)

  async function upsert(entries: readonly IndexEntry[]): Promise<void> {
    const moved = entries.filter(
      ({ vector, movedFrom }) => movedFrom !== undefined && categoryNumber(movedFrom) !== categoryOf(vector),
    )
    const byCategory = Map.groupBy(entries, ({ vector }) => categoryOf(vector))
    await Promise.all([...byCategory].map(([category, group]) => place(category, group)))
    // Removed from the old category last: briefly in both, never in neither.
    await remove(moved.map(({ id, movedFrom = "" }) => ({ id, category: movedFrom })))
  }

  /** Older shards update the ids they hold; the newest accepts new ids until it is full. */
  async function place(category: number, entries: readonly IndexEntry[]): Promise<void> {
    const put = (shard: number, group: readonly IndexEntry[], acceptNew?: boolean) =>
      shardOf(category, shard).upsert(
        group.map(({ id }) => id),
        packVectors(group.map(({ vector }) => vector)),
        acceptNew,
      )
    const first = await put(0, entries)
    let rest = first.rejected.flatMap((i) => entries[i] ?? [])
    let shards = first.shards
    for (let shard = 1; rest.length > 0; shard++) {
      if (shard >= shards) shards = await shardOf(category, 0).growTo(shard + 1)
      const { rejected } = await put(shard, rest, shard === shards - 1)
      const open = rest
      rest = rejected.flatMap((i) => open[i] ?? [])
    }
  }

  async function remove(topics: readonly { id: string; category: string }[]): Promise<void> {
    const byCategory = Map.groupBy(topics, (topic) => categoryNumber(topic.category))
    await Promise.all(
      [...byCategory].map(async ([category, group]) => {
        const ids = group.map(({ id }) => id)
        const { shards } = await shardOf(category, 0).remove(ids)
        await Promise.all(laterShards(shards).map((shard) => shardOf(category, shard).remove(ids)))
      }),
    )
  }

  async function search(
    category: number,
    vectors: readonly Embedding[],
    { topK, threshold }: QueryOptions,
  ): Promise<Match[][]> {
    const packed = packVectors(vectors)
    const first = await shardOf(category, 0).query(packed, topK, threshold)
    const others = await Promise.all(
      laterShards(first.shards).map((shard) => shardOf(category, shard).query(packed, topK, threshold)),
    )
    return mergeMatches([first.matches, ...others.map(({ matches }) => matches)], topK)
  }

  async function queryMany(vectors: readonly Embedding[], options: QueryOptions): Promise<Match[][]> {
    const answers = vectors.map((): Match[] => [])
    await Promise.all(
      [...categoriesToSearch(vectors, options)].map(async ([category, positions]) => {
        const matches = await search(
          category,
          positions.flatMap((i) => vectors[i] ?? []),
          options,
        )
        for (const [at, i] of positions.entries()) answers[i]?.push(...(matches[at] ?? []))
      }),
    )
    return answers.map((matches) => byRank(matches).slice(0, options.topK))
  }

  /** Entries that no object of their category holds in exactly this form. */
  async function differing(entries: readonly IndexEntry[]): Promise<IndexEntry[]> {
    const byCategory = Map.groupBy(entries, ({ vector }) => categoryOf(vector))
    const found = await Promise.all(
      [...byCategory].map(async ([category, group]) => {
        let rest = group
        let shards = 1
        for (let shard = 0; shard < shards && rest.length > 0; shard++) {
          const open = rest
          const answer = await shardOf(category, shard).differing(
            open.map(({ id }) => id),
            packVectors(open.map(({ vector }) => vector)),
          )
          shards = answer.shards > shards ? answer.shards : shards
          rest = answer.positions.flatMap((i) => open[i] ?? [])
        }
        return rest
      }),
    )
    return found.flat()
  }

  async function reconcile(entries: readonly IndexEntry[]): Promise<number> {
    const changed = await differing(entries)
    if (changed.length > 0) await upsert(changed)
    return changed.length
  }

  return {
    upsert,
    remove,
    queryMany,
    reconcile,
    differing,
    query: async (vector, options) => (await queryMany([vector], options))[0] ?? [],
  }
}

const laterShards = (shards: number) => Array.from({ length: shards - 1 }, (_, i) => i + 1)

/** An id may be in two shards while it moves; it counts once. */
function mergeMatches(parts: readonly Match[][][], topK: number): Match[][] {
  const [first = []] = parts
  if (parts.length === 1) return first
  return first.map((_, i) => {
    const byId = new Map(parts.flatMap((part) => part[i] ?? []).map((match) => [match.id, match]))
    return byRank([...byId.values()]).slice(0, topK)
  })
}
