import { categoriesToAsk } from "./categories-to-ask.ts"
import { categoryNumber } from "../../knowledge/similarity/embedding.ts"
import { categoryOf, DIMENSIONS, type Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import { packVectors, unpackVectors } from "./packing.ts"
import { byRank, type Match } from "../../knowledge/similarity/vector-core.ts"
import type { FreshWrites, IndexEntry, QueryOptions, VectorIndexPort } from "./vector-index.ts"

const MAX_UPSERT = 1_000
const MAX_IDS_READ = 20
const MAX_ID_BYTES = 64
/** With values, which make the scores exact. */
const MAX_TOP_K = 50
/** The platform holds back further connections of one invocation. */
const QUERIES_AT_ONCE = 6
/** Vectorize shows a write after seconds, at times after two minutes. */
const SETTLE_AFTER_MS = 30_000
const RESEND_AFTER_MS = 10 * 60_000
const SETTLE_PAGE = 500

type VectorizeBinding = Pick<Vectorize, "upsert" | "query" | "getByIds" | "deleteByIds">
type Overlay = { getByName: (name: string) => FreshWrites }

export type VectorizeIndexPort = VectorIndexPort & {
  /** Forgets fresh writes that Vectorize shows by now and sends lost ones again; a cron calls it. */
  settle: (categories: readonly string[]) => Promise<{ settled: number; resent: number; waiting: number }>
}

/**
 * Vectorize, with an overlay of the writes it does not show yet: a write is in the overlay before it is sent, so the next
 * query finds it, and stays there until Vectorize answers with the same vector. A lost write is sent again from there.
 */
export function openVectorizeIndex(
  index: VectorizeBinding,
  overlay: Overlay,
  now: () => Date,
  onDelay: (error: unknown) => void,
): VectorizeIndexPort {
  const freshOf = (category: number) => overlay.getByName(`fresh/${category}`)
  const namespaceOf = (category: number) => `c${category}`

  async function upsert(entries: readonly IndexEntry[]): Promise<void> {
    for (const { id } of entries) {
      if (new TextEncoder().encode(id).length > MAX_ID_BYTES)
        throw new RangeError("An id of the index has at most 64 bytes")
    }
    const at = now().getTime()
    const byCategory = Map.groupBy(entries, ({ vector }) => categoryOf(vector))
    await Promise.all(
      [...byCategory].map(([category, group]) =>
        freshOf(category).keep(
          group.map(({ id }) => id),
          packVectors(group.map(({ vector }) => vector)),
          at,
        ),
      ),
    )
    const moved = entries.filter(
      ({ vector, movedFrom }) => movedFrom !== undefined && categoryNumber(movedFrom) !== categoryOf(vector),
    )
    const movedFrom = Map.groupBy(moved, (entry) => categoryNumber(entry.movedFrom ?? ""))
    await Promise.all(
      [...movedFrom].map(([category, group]) =>
        freshOf(category).keepRemoved(
          group.map(({ id }) => id),
          at,
        ),
      ),
    )
    // The overlay has it: a write that fails here is late, not lost.
    await send(entries).catch(onDelay)
  }

  async function send(entries: readonly { id: string; vector: Embedding }[]): Promise<void> {
    for (const part of chunks(entries, MAX_UPSERT)) {
      await index.upsert(
        part.map(({ id, vector }) => ({ id, values: [...vector], namespace: namespaceOf(categoryOf(vector)) })),
      )
    }
  }

  async function erase(ids: readonly string[]): Promise<void> {
    for (const part of chunks(ids, MAX_UPSERT)) await index.deleteByIds(part)
  }

  async function remove(topics: readonly { id: string; category: string }[]): Promise<void> {
    const at = now().getTime()
    const byCategory = Map.groupBy(topics, (topic) => categoryNumber(topic.category))
    await Promise.all(
      [...byCategory].map(([category, group]) =>
        freshOf(category).keepRemoved(
          group.map(({ id }) => id),
          at,
        ),
      ),
    )
    await erase(topics.map(({ id }) => id)).catch(onDelay)
  }

  async function queryMany(vectors: readonly Embedding[], options: QueryOptions): Promise<Match[][]> {
    const answers = vectors.map((): Match[] => [])
    for (const [category, positions] of categoriesToAsk(vectors, options)) {
      const asked = positions.flatMap((i) => vectors[i] ?? [])
      const [fresh, stored] = await Promise.all([
        freshOf(category).queryFresh(packVectors(asked), options.topK, options.threshold),
        inTurns(asked, (vector) => askVectorize(vector, category, options)),
      ])
      const old = new Set(await rewritten(category, stored.flat()))
      for (const [at, i] of positions.entries()) {
        answers[i]?.push(...(fresh[at] ?? []), ...(stored[at] ?? []).filter(({ id }) => !old.has(id)))
      }
    }
    return answers.map((matches) => byRank(matches).slice(0, options.topK))
  }

  /** Ids whose answer from Vectorize is out of date. */
  async function rewritten(category: number, matches: readonly Match[]): Promise<string[]> {
    const ids = [...new Set(matches.map(({ id }) => id))]
    return ids.length === 0 ? [] : freshOf(category).freshAmong(ids)
  }

  async function askVectorize(
    vector: Embedding,
    category: number,
    { topK, threshold }: QueryOptions,
  ): Promise<Match[]> {
    const { matches } = await index.query([...vector], {
      topK: Math.min(topK, MAX_TOP_K),
      returnValues: true,
      returnMetadata: "none",
      namespace: namespaceOf(category),
    })
    return matches
      .map(({ id, values }) => ({ id, similarity: exactCosine(vector, values ?? []) }))
      .filter(({ similarity }) => similarity >= threshold)
  }

  async function settle(categories: readonly string[]) {
    const result = { settled: 0, resent: 0, waiting: 0 }
    for (const category of new Set(categories.map(categoryNumber))) {
      const fresh = await freshOf(category).freshUpTo(now().getTime() - SETTLE_AFTER_MS, SETTLE_PAGE)
      for (const part of chunks(fresh, MAX_IDS_READ)) {
        const shown = new Map((await index.getByIds(part.map(({ id }) => id))).map((found) => [found.id, found]))
        const isShown = ({ id, vector }: (typeof part)[number]) => {
          const found = shown.get(id)
          if (vector !== null) return found !== undefined && sameValues(vector, found.values)
          // A topic that moved on to another category is gone from this one.
          return found === undefined || (found.namespace !== undefined && found.namespace !== namespaceOf(category))
        }
        const done = part.filter(isShown)
        const lost = part.filter((write) => !isShown(write) && write.at <= now().getTime() - RESEND_AFTER_MS)
        await freshOf(category).settle(done.map(({ id, at }) => ({ id, at })))
        await send(
          lost.flatMap(({ id, vector }) =>
            unpackVectors(vector ?? new Uint8Array()).map((one) => ({ id, vector: one })),
          ),
        )
        await erase(lost.filter(({ vector }) => vector === null).map(({ id }) => id))
        result.settled += done.length
        result.resent += lost.length
        result.waiting += part.length - done.length - lost.length
      }
    }
    return result
  }

  return {
    upsert,
    remove,
    queryMany,
    settle,
    query: async (vector, options) => (await queryMany([vector], options))[0] ?? [],
  }
}

/** The same arithmetic as the embedded index, so that both give one answer. */
function exactCosine(vector: Embedding, values: ArrayLike<number>): number {
  let dot = 0
  let own = 0
  let other = 0
  for (let i = 0; i < DIMENSIONS; i++) {
    const a = vector[i] ?? 0
    const b = values[i] ?? 0
    dot += a * b
    own += a * a
    other += b * b
  }
  return other === 0 ? 0 : dot / Math.sqrt(own * other)
}

function sameValues(packed: Uint8Array, values: ArrayLike<number>): boolean {
  const [vector] = unpackVectors(packed)
  return vector !== undefined && values.length === DIMENSIONS && vector.every((count, i) => count === values[i])
}

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const part of chunks(items, QUERIES_AT_ONCE)) results.push(...(await Promise.all(part.map(work))))
  return results
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
