const DIMENSIONS = 256
const encoder = new TextEncoder()

type Stored = { vector: VectorizeVector | null; shownAt: number }

/**
 * A strict Vectorize stub. Writes show after a minute on the given clock, limits are enforced, and scores are slightly off unless
 * values are requested.
 */
export function aVectorize(now: () => Date, showAfterMs = 60_000) {
  const writes = new Map<string, Stored[]>()
  const calls = { upsert: 0, query: 0 }

  const write = (id: string, vector: VectorizeVector | null) => {
    if (encoder.encode(id).length > 64) throw new Error("VECTOR_UPSERT_ERROR: id is longer than 64 bytes")
    writes.set(id, [...(writes.get(id) ?? []), { vector, shownAt: now().getTime() + showAfterMs }])
  }
  const shown = (id: string): VectorizeVector | null =>
    (writes.get(id) ?? []).findLast(({ shownAt }) => shownAt <= now().getTime())?.vector ?? null

  return {
    calls,
    /** Makes writes fail. */
    failing: false,
    async upsert(vectors: VectorizeVector[]): Promise<VectorizeAsyncMutation> {
      calls.upsert++
      if (this.failing) throw new Error("VECTOR_UPSERT_ERROR: service unavailable")
      if (vectors.length > 1_000) throw new Error("VECTOR_UPSERT_ERROR: at most 1000 vectors per call")
      for (const vector of vectors) {
        checkValues(vector.values)
        if (encoder.encode(vector.namespace ?? "").length > 64)
          throw new Error("VECTOR_UPSERT_ERROR: namespace too long")
        write(vector.id, { ...vector, values: Float32Array.from(vector.values) })
      }
      return { mutationId: String(calls.upsert) }
    },
    async deleteByIds(ids: string[]): Promise<VectorizeAsyncMutation> {
      if (ids.length > 1_000) throw new Error("VECTOR_DELETE_ERROR: at most 1000 ids per call")
      for (const id of ids) write(id, null)
      return { mutationId: "deleted" }
    },
    async getByIds(ids: string[]): Promise<VectorizeVector[]> {
      if (ids.length > 20) throw new Error("VECTOR_GET_ERROR: at most 20 ids per call")
      return ids.flatMap((id) => shown(id) ?? [])
    },
    async query(values: number[] | VectorFloatArray, options: VectorizeQueryOptions = {}): Promise<VectorizeMatches> {
      calls.query++
      checkValues(values)
      const topK = options.topK ?? 5
      if (topK < 1 || topK > (options.returnValues === true ? 50 : 100))
        throw new Error("VECTOR_QUERY_ERROR: topK out of range")
      const matches = [...writes.keys()]
        .flatMap((id) => shown(id) ?? [])
        .filter((vector) => options.namespace === undefined || vector.namespace === options.namespace)
        .map(({ id, namespace, values: found }) => {
          const score = cosineOf(values, found)
          return options.returnValues === true
            ? { id, namespace, score, values: found }
            : { id, namespace, score: score + 0.03 }
        })
        .sort((a, b) => b.score - a.score)
        .slice(0, topK)
      return { matches, count: matches.length }
    },
  }
}

function checkValues(values: ArrayLike<number>): void {
  if (values.length !== DIMENSIONS) throw new Error(`VECTOR_ERROR: expected ${DIMENSIONS} dimensions`)
  for (let i = 0; i < values.length; i++) if (!Number.isFinite(values[i])) throw new Error("VECTOR_ERROR: not a number")
}

function cosineOf(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const dot = (x: ArrayLike<number>, y: ArrayLike<number>) =>
    Array.from(x).reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}
