import { DurableObject } from "cloudflare:workers"
import type { Env } from "../../src/app/env.ts"
import { unpackVectors } from "../../src/kernel/vectors/packing.ts"
import { headOf } from "../../src/knowledge/similarity/embedding-layout.ts"
import scanner from "../../src/knowledge/similarity/scan.wasm"
import { StoredCores } from "../../src/kernel/vectors/stored-cores.ts"
import type { Match } from "../../src/knowledge/similarity/match.ts"
import type { PackedVectors, Search, UnsentIds, VectorShard } from "../../src/kernel/vectors/vector-index.ts"

/** 200,000 vectors take 35 MB of WebAssembly memory, and their ids about as much. */
const CAPACITY = 200_000

type RpcOf<T> = {
  [K in keyof T]: T[K] extends (...input: infer I) => Promise<infer O> ? (...input: I) => O | Promise<O> : never
}

/**
 * Exact similarity search over the topics of some categories; a separate object stores ids that Vectorize has not accepted yet. All logic
 * except the RPC boundary is in src/kernel/vectors and src/knowledge/similarity.
 */
export class VectorIndex extends DurableObject<Env> implements RpcOf<VectorShard>, RpcOf<UnsentIds> {
  readonly #sql: SqlStorage
  readonly #vectors: StoredCores
  #capacity = CAPACITY
  /** Cached in memory, because every call returns it. */
  #shards = 1

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#sql = state.storage.sql
    this.#vectors = new StoredCores(state.storage, scanner)
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID`)
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS unsent (id TEXT PRIMARY KEY) WITHOUT ROWID`)
    this.#capacity = this.#setting("capacity") ?? CAPACITY
    this.#shards = this.#setting("shards") ?? 1
  }

  upsert(
    ids: string[],
    vectors: PackedVectors,
    acceptNew = this.#shards === 1,
  ): { rejected: number[]; shards: number } {
    const unpacked = unpackVectors(vectors)
    let room = acceptNew ? this.#capacity - this.#vectors.size : 0
    const rejected: number[] = []
    const accepted: number[] = []
    for (const [i, id] of ids.entries()) {
      const vector = unpacked[i]
      if (vector === undefined) continue
      if (this.#vectors.has(id, headOf(vector).category) || room-- > 0) accepted.push(i)
      else rejected.push(i)
    }
    this.#vectors.upsert(
      accepted.map((i) => ids[i] ?? ""),
      accepted.flatMap((i) => unpacked[i] ?? []),
    )
    return { rejected, shards: this.#shards }
  }

  remove(ids: string[], category: number): { shards: number } {
    this.#vectors.remove(ids, category)
    return { shards: this.#shards }
  }

  query(
    vectors: PackedVectors,
    searches: Search[],
    topK: number,
    threshold: number,
  ): { matches: Match[][]; shards: number } {
    return { matches: this.#vectors.query(unpackVectors(vectors), searches, topK, threshold), shards: this.#shards }
  }

  growTo(shards: number): number {
    const most = Math.max(shards, this.#shards)
    this.#set("shards", most)
    this.#shards = most
    return most
  }

  load(): { entries: number; capacity: number; shards: number } {
    return { entries: this.#vectors.size, capacity: this.#capacity, shards: this.#shards }
  }

  /** For tests: fills a shard with few vectors. */
  limitTo(capacity: number): void {
    this.#set("capacity", capacity)
    this.#capacity = capacity
  }

  differing(ids: string[], vectors: PackedVectors): { positions: number[]; shards: number } {
    const unpacked = unpackVectors(vectors)
    const positions = ids.flatMap((id, i) => {
      const vector = unpacked[i]
      return vector !== undefined && this.#vectors.holds(id, vector) ? [] : [i]
    })
    return { positions, shards: this.#shards }
  }

  noteUnsent(ids: string[]): void {
    this.#sql.exec(`INSERT OR IGNORE INTO unsent (id) SELECT value FROM json_each(?)`, JSON.stringify(ids))
  }

  unsent(limit: number): string[] {
    const rows = this.#sql.exec<{ id: string }>(`SELECT id FROM unsent ORDER BY id LIMIT ?`, limit)
    return rows.toArray().map(({ id }) => id)
  }

  forgetUnsent(ids: string[]): void {
    this.#sql.exec(`DELETE FROM unsent WHERE id IN (SELECT value FROM json_each(?))`, JSON.stringify(ids))
  }

  #setting(name: string): number | undefined {
    return this.#sql.exec<{ value: number }>(`SELECT value FROM settings WHERE name = ?`, name).toArray()[0]?.value
  }

  #set(name: string, value: number): void {
    this.#sql.exec(`INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)`, name, value)
  }
}
