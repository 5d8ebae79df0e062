import { DurableObject } from "cloudflare:workers"
import type { Env } from "../../src/app/env.ts"
import { unpackVectors } from "../../src/kernel/vectors/packing.ts"
import scanner from "../../src/knowledge/similarity/scan.wasm"
import { StoredCore } from "../../src/kernel/vectors/stored-core.ts"
import type { Match } from "../../src/knowledge/similarity/vector-core.ts"
import type { FreshWrites, PackedVectors, VectorShard } from "../../src/kernel/vectors/vector-index.ts"

/** 200,000 vectors are 35 MB of WebAssembly memory and about as much for their ids. */
const CAPACITY = 200_000

type RpcOf<T> = { [K in keyof T]: T[K] extends (...input: infer I) => Promise<infer O> ? (...input: I) => O : never }

/**
 * Exact similarity search over the topics of one category, or the writes of one category that Vectorize does not show yet.
 * Everything but the RPC boundary is in src/knowledge/similarity.
 */
export class VectorIndex extends DurableObject<Env> implements RpcOf<VectorShard>, RpcOf<FreshWrites> {
  readonly #sql: SqlStorage
  readonly #vectors: StoredCore
  #capacity = CAPACITY

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#sql = state.storage.sql
    this.#vectors = new StoredCore(state.storage, scanner)
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID`)
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS fresh (id TEXT PRIMARY KEY, at INTEGER NOT NULL, vector BLOB) WITHOUT ROWID`,
    )
    this.#sql.exec(`CREATE INDEX IF NOT EXISTS fresh_at ON fresh (at)`)
    this.#capacity = this.#setting("capacity") ?? CAPACITY
  }

  upsert(ids: string[], vectors: PackedVectors, takeNew = this.#shards() === 1): { left: number[]; shards: number } {
    const unpacked = unpackVectors(vectors)
    let room = takeNew ? this.#capacity - this.#vectors.size : 0
    const left: number[] = []
    const taken: number[] = []
    for (const [i, id] of ids.entries()) {
      if (this.#vectors.has(id) || room-- > 0) taken.push(i)
      else left.push(i)
    }
    this.#vectors.upsert(
      taken.map((i) => ids[i] ?? ""),
      taken.flatMap((i) => unpacked[i] ?? []),
    )
    return { left, shards: this.#shards() }
  }

  remove(ids: string[]): { shards: number } {
    this.#vectors.remove(ids)
    return { shards: this.#shards() }
  }

  query(vectors: PackedVectors, topK: number, threshold: number): { matches: Match[][]; shards: number } {
    return { matches: this.#vectors.query(unpackVectors(vectors), topK, threshold), shards: this.#shards() }
  }

  growTo(shards: number): number {
    this.#set("shards", Math.max(shards, this.#shards()))
    return this.#shards()
  }

  /** Tests fill an object with few vectors. */
  limitTo(capacity: number): void {
    this.#set("capacity", capacity)
    this.#capacity = capacity
  }

  keep(ids: string[], vectors: PackedVectors, at: number): void {
    const unpacked = unpackVectors(vectors)
    this.#vectors.upsert(ids, unpacked)
    for (const [i, id] of ids.entries()) this.#note(id, at, unpacked[i] ?? null)
  }

  keepRemoved(ids: string[], at: number): void {
    this.#vectors.remove(ids)
    for (const id of ids) this.#note(id, at, null)
  }

  queryFresh(vectors: PackedVectors, topK: number, threshold: number): Match[][] {
    return this.#vectors.query(unpackVectors(vectors), topK, threshold)
  }

  freshAmong(ids: string[]): string[] {
    const rows = this.#sql.exec<{ id: string }>(
      `SELECT id FROM fresh WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(ids),
    )
    return rows.toArray().map((row) => row.id)
  }

  freshUpTo(at: number, limit: number): { id: string; at: number; vector: PackedVectors | null }[] {
    const rows = this.#sql.exec<{ id: string; at: number; vector: ArrayBuffer | null }>(
      `SELECT id, at, vector FROM fresh WHERE at <= ? ORDER BY at LIMIT ?`,
      at,
      limit,
    )
    return rows
      .toArray()
      .map(({ id, at: writtenAt, vector }) => ({ id, at: writtenAt, vector: vector && new Uint8Array(vector) }))
  }

  settle(writes: { id: string; at: number }[]): void {
    const settled = writes.filter(
      ({ id, at }) => this.#sql.exec(`DELETE FROM fresh WHERE id = ? AND at = ?`, id, at).rowsWritten > 0,
    )
    this.#vectors.remove(settled.map(({ id }) => id))
  }

  #note(id: string, at: number, vector: Int8Array | null): void {
    const bytes = vector && new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)
    this.#sql.exec(`INSERT OR REPLACE INTO fresh (id, at, vector) VALUES (?, ?, ?)`, id, at, bytes)
  }

  #shards(): number {
    return this.#setting("shards") ?? 1
  }

  #setting(name: string): number | undefined {
    return this.#sql.exec<{ value: number }>(`SELECT value FROM settings WHERE name = ?`, name).toArray()[0]?.value
  }

  #set(name: string, value: number): void {
    this.#sql.exec(`INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)`, name, value)
  }
}
