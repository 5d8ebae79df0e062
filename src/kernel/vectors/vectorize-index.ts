import { categoryNumber } from "../../knowledge/similarity/embedding.ts"
import {
  categoryOf,
  CROSS_CATEGORY_BOUND,
  DIMENSIONS,
  type Embedding,
} from "../../knowledge/similarity/embedding-layout.ts"
import { byRank, type Match } from "../../knowledge/similarity/match.ts"
import type { EmbeddedIndex } from "./embedded-index.ts"
import type { IndexEntry, QueryOptions, UnsentIds, VectorIndexPort } from "./vector-index.ts"

const MAX_UPSERT = 1_000
const MAX_ID_BYTES = 64
/** Limit for queries that return values, which exact scores need. */
const MAX_TOP_K = 50

type VectorizeBinding = Pick<Vectorize, "upsert" | "query" | "deleteByIds">

/**
 * The embedded index with Vectorize beside it. The Durable Objects are exact and show every write immediately, so they decide what is a
 * duplicate, and they answer any number of vectors with one call per category. Vectorize answers what would be expensive there: one vector
 * against all 41 categories, with one call. Its answer may be minutes old, which is fine for a warning.
 *
 * A write is sent to Vectorize before it goes to the objects, and recorded as unsent if Vectorize does not accept it. So every vector in
 * the objects is either accepted or recorded, and the two never have to be compared.
 */
export function openVectorizeIndex(
  embedded: EmbeddedIndex,
  vectorize: VectorizeBinding,
  notes: UnsentIds,
  onDelay: (error: unknown) => void,
): VectorIndexPort {
  async function upsert(entries: readonly IndexEntry[]): Promise<void> {
    for (const { id } of entries) {
      if (new TextEncoder().encode(id).length > MAX_ID_BYTES) throw new RangeError("An index id has at most 64 bytes")
    }
    await noteFailure(
      entries.map(({ id }) => id),
      () => send(entries),
    )
    await embedded.upsert(entries)
  }

  async function remove(topics: readonly { id: string; category: string }[]): Promise<void> {
    const ids = topics.map(({ id }) => id)
    await noteFailure(ids, () => erase(ids))
    await embedded.remove(topics)
  }

  async function noteFailure(ids: readonly string[], work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      onDelay(error)
      await notes.noteUnsent([...ids])
    }
  }

  async function send(entries: readonly IndexEntry[]): Promise<void> {
    for (const part of chunks(entries, MAX_UPSERT)) {
      await vectorize.upsert(
        part.map(({ id, vector }) => ({ id, values: [...vector], namespace: namespaceOf(categoryOf(vector)) })),
      )
    }
  }

  async function erase(ids: readonly string[]): Promise<void> {
    for (const part of chunks(ids, MAX_UPSERT)) await vectorize.deleteByIds(part)
  }

  async function query(vector: Embedding, options: QueryOptions): Promise<Match[]> {
    if (options.threshold > CROSS_CATEGORY_BOUND) return embedded.query(vector, options)
    const own = categoryOf(vector)
    const only = options.category === undefined ? undefined : categoryNumber(options.category)
    const [exact, others] = await Promise.all([
      only === undefined || only === own ? embedded.query(vector, { ...options, ownCategory: true }) : [],
      only === own ? [] : askVectorize(vector, only, options),
    ])
    // For the vector's own category, the objects are more current than Vectorize.
    const elsewhere = others.filter(({ namespace }) => namespace !== namespaceOf(own))
    return byRank([...exact, ...elsewhere.map(({ id, similarity }) => ({ id, similarity }))]).slice(0, options.topK)
  }

  async function askVectorize(vector: Embedding, category: number | undefined, { topK, threshold }: QueryOptions) {
    const { matches } = await vectorize.query([...vector], {
      topK: Math.min(topK + MAX_TOP_K / 2, MAX_TOP_K),
      returnValues: true,
      returnMetadata: "none",
      ...(category !== undefined && { namespace: namespaceOf(category) }),
    })
    return matches
      .map(({ id, namespace, values }) => ({ id, namespace, similarity: exactCosine(vector, values ?? []) }))
      .filter(({ similarity }) => similarity >= threshold)
  }

  return {
    fullest: embedded.fullest,
    upsert,
    remove,
    query,
    queryMany: async (vectors, options) => {
      const [only] = vectors
      return only !== undefined && vectors.length === 1
        ? [await query(only, options)]
        : embedded.queryMany(vectors, options)
    },
    reconcile: async (entries) => {
      const changed = await embedded.differing(entries)
      if (changed.length > 0) await upsert(changed)
      return changed.length
    },
    sendUnsent: async (read) => {
      const ids = await notes.unsent(MAX_UPSERT)
      if (ids.length === 0) return 0
      const live = await read(ids)
      await send(live)
      const known = new Set(live.map(({ id }) => id))
      await erase(ids.filter((id) => !known.has(id)))
      await notes.forgetUnsent(ids)
      return ids.length
    },
  }
}

const namespaceOf = (category: number) => `c${category}`

/** The same arithmetic as the embedded index, so that both give the same answer. */
function exactCosine(vector: Embedding, values: ArrayLike<number>): number {
  let [dot, own, other] = [0, 0, 0]
  for (let i = 0; i < DIMENSIONS; i++) {
    const a = vector[i] ?? 0
    const b = values[i] ?? 0
    dot += a * b
    own += a * a
    other += b * b
  }
  return other === 0 ? 0 : dot / Math.sqrt(own * other)
}

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
