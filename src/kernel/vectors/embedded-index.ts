import { categoriesToSearch } from "./categories-to-search.ts"
import { categoryNumber } from "../../knowledge/similarity/embedding.ts"
import { categoryOf, type Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import { packVectors } from "./packing.ts"
import { byRank, type Match } from "../../knowledge/similarity/match.ts"
import type { IndexEntry, Load, QueryOptions, Search, VectorIndexPort, VectorShard } from "./vector-index.ts"

type Shards = { getByName: (name: string) => VectorShard }

export type EmbeddedIndex = VectorIndexPort & {
  differing: (entries: readonly IndexEntry[]) => Promise<IndexEntry[]>
}

/** Number of objects that share the categories. More would search in parallel, but cost one call each per import chunk. */
const GROUPS = 6
const groupOf = (category: number) => category % GROUPS

/**
 * Exact search in Durable Objects: one per group of categories, plus further shards when a group outgrows it. Topics of different
 * categories are never more similar than the cross-category bound, so a query above it searches only its own category.
 */
export function openEmbeddedIndex(objects: Shards): EmbeddedIndex {
  const shardOf = (group: number, shard: number) => objects.getByName(`group-${group}/${shard}`)

  async function upsert(entries: readonly IndexEntry[]): Promise<void> {
    const moved = entries.filter(
      ({ vector, movedFrom }) => movedFrom !== undefined && categoryNumber(movedFrom) !== categoryOf(vector),
    )
    const byGroup = Map.groupBy(entries, ({ vector }) => groupOf(categoryOf(vector)))
    await Promise.all([...byGroup].map(([group, part]) => place(group, part)))
    // Removed from the old category last: an entry is briefly in both, but never in neither.
    await remove(moved.map(({ id, movedFrom = "" }) => ({ id, category: movedFrom })))
  }

  /** Older shards update the ids they hold; the newest accepts new ids until it is full. */
  async function place(group: number, entries: readonly IndexEntry[]): Promise<void> {
    const put = (shard: VectorShard, part: readonly IndexEntry[], acceptNew?: boolean) =>
      shard.upsert(
        part.map(({ id }) => id),
        packVectors(part.map(({ vector }) => vector)),
        acceptNew,
      )
    const answer = await put(shardOf(group, 0), entries)
    let rest = answer.rejected.flatMap((i) => entries[i] ?? [])
    let { shards } = answer
    for (let shard = 1; rest.length > 0; shard++) {
      if (shard >= shards) shards = await shardOf(group, 0).growTo(shard + 1)
      const { rejected } = await put(shardOf(group, shard), rest, shard === shards - 1)
      const open = rest
      rest = rejected.flatMap((i) => open[i] ?? [])
    }
  }

  async function remove(topics: readonly { id: string; category: string }[]): Promise<void> {
    const byCategory = Map.groupBy(topics, (topic) => categoryNumber(topic.category))
    await Promise.all(
      [...byCategory].map(async ([category, part]) => {
        const ids = part.map(({ id }) => id)
        const group = groupOf(category)
        const { shards } = await shardOf(group, 0).remove(ids, category)
        await Promise.all(laterShards(shards).map((shard) => shardOf(group, shard).remove(ids, category)))
      }),
    )
  }

  async function search(
    group: number,
    vectors: readonly Embedding[],
    searches: Search[],
    { topK, threshold }: QueryOptions,
  ): Promise<Match[][]> {
    const packed = packVectors(vectors)
    const ask = (shard: VectorShard) => shard.query(packed, searches, topK, threshold)
    const { matches, shards } = await ask(shardOf(group, 0))
    const others = await Promise.all(laterShards(shards).map((shard) => ask(shardOf(group, shard))))
    return mergeMatches([matches, ...others.map((other) => other.matches)], topK)
  }

  async function queryMany(vectors: readonly Embedding[], options: QueryOptions): Promise<Match[][]> {
    const answers = vectors.map((): Match[] => [])
    const byGroup = Map.groupBy(categoriesToSearch(vectors, options), ([category]) => groupOf(category))
    await Promise.all(
      [...byGroup].map(async ([group, categories]) => {
        const requested = [...new Set(categories.flatMap(([, positions]) => positions))]
        const indexOf = new Map(requested.map((position, i) => [position, i]))
        const matches = await search(
          group,
          requested.flatMap((position) => vectors[position] ?? []),
          categories.map(([category, positions]) => ({
            category,
            positions: positions.flatMap((position) => indexOf.get(position) ?? []),
          })),
          options,
        )
        for (const [i, position] of requested.entries()) answers[position]?.push(...(matches[i] ?? []))
      }),
    )
    return answers.map((matches) => byRank(matches).slice(0, options.topK))
  }

  /** Entries that no object of their group holds in this exact form. */
  async function differing(entries: readonly IndexEntry[]): Promise<IndexEntry[]> {
    const byGroup = Map.groupBy(entries, ({ vector }) => groupOf(categoryOf(vector)))
    const found = await Promise.all(
      [...byGroup].map(async ([group, part]) => {
        const compare = (open: readonly IndexEntry[]) => (shard: VectorShard) =>
          shard.differing(
            open.map(({ id }) => id),
            packVectors(open.map(({ vector }) => vector)),
          )
        const { positions, shards } = await compare(part)(shardOf(group, 0))
        let rest = positions.flatMap((i) => part[i] ?? [])
        for (const shard of laterShards(shards)) {
          if (rest.length === 0) break
          const open = rest
          const answer = await compare(open)(shardOf(group, shard))
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

  async function fullest(): Promise<Load> {
    const loads = await Promise.all(
      Array.from({ length: GROUPS }, async (_, group) => {
        const first = await shardOf(group, 0).load()
        return first.shards === 1 ? first : shardOf(group, first.shards - 1).load()
      }),
    )
    return loads.reduce((most, one) => (one.entries / one.capacity > most.entries / most.capacity ? one : most))
  }

  return {
    fullest,
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
