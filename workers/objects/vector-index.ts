import { DurableObject } from "cloudflare:workers"
import type { Env } from "../../src/http/env.ts"

const DIMENSIONS = 256

type Match = { id: string; similarity: number }

/** Exact cosine search over the topics of one shard. Vectors are unit length, so the dot product is the similarity. */
export class VectorIndex extends DurableObject<Env> {
  readonly #vectors = new Map<string, Float32Array>()

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    state.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS vectors (id TEXT PRIMARY KEY, vector BLOB NOT NULL) WITHOUT ROWID`,
    )
    for (const row of state.storage.sql.exec<{ id: string; vector: ArrayBuffer }>(`SELECT id, vector FROM vectors`)) {
      this.#vectors.set(row.id, new Float32Array(row.vector))
    }
  }

  upsert(entries: { id: string; vector: Float32Array }[]): void {
    for (const { id, vector } of entries) {
      if (vector.length !== DIMENSIONS)
        throw new RangeError(`A vector has ${DIMENSIONS} dimensions, not ${vector.length}`)
      this.ctx.storage.sql.exec(`INSERT OR REPLACE INTO vectors (id, vector) VALUES (?, ?)`, id, vector.slice().buffer)
      this.#vectors.set(id, vector)
    }
  }

  remove(ids: string[]): void {
    for (const id of ids) {
      this.ctx.storage.sql.exec(`DELETE FROM vectors WHERE id = ?`, id)
      this.#vectors.delete(id)
    }
  }

  query(vector: Float32Array, topK: number, threshold: number): Match[] {
    const matches: Match[] = []
    for (const [id, candidate] of this.#vectors) {
      const similarity = dot(vector, candidate)
      if (similarity >= threshold) matches.push({ id, similarity })
    }
    return matches.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1)).slice(0, topK)
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < DIMENSIONS; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
