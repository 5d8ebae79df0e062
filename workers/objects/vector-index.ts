import { DurableObject } from "cloudflare:workers"
import type { Env } from "../../src/app/env.ts"
import { packVectors, unpackVectors } from "../../src/kernel/vectors/packing.ts"
import { categoryOf, headOf } from "../../src/knowledge/similarity/embedding-layout.ts"
import scanner from "../../src/knowledge/similarity/scan.wasm"
import { StoredCores } from "../../src/kernel/vectors/stored-cores.ts"
import type { Match } from "../../src/knowledge/similarity/match.ts"
import type { PackedVectors, Search, UnsentIds, VectorShard } from "../../src/kernel/vectors/vector-index.ts"

/** 200,000 vectors take 35 MB of WebAssembly memory, and their ids about as much. */
const CAPACITY = 200_000
/** Vectors per answer where another object copies them: a megabyte. */
const PAGE = 4_000
/** How long objects that were taken over keep their vectors, for the release that uses them: a rollback comes within days. */
const KEPT_MS = 7 * 24 * 3600 * 1000

type RpcOf<T> = {
  [K in keyof T]: T[K] extends (...input: infer I) => Promise<infer O> ? (...input: I) => O | Promise<O> : never
}

/**
 * Exact similarity search over the topics of some categories; one more object keeps the ids that Vectorize has not accepted yet.
 * Everything but the RPC boundary is in src/kernel/vectors and src/knowledge/similarity.
 */
export class VectorIndex extends DurableObject<Env> implements RpcOf<VectorShard>, RpcOf<UnsentIds> {
  readonly #sql: SqlStorage
  readonly #vectors: StoredCores
  #capacity = CAPACITY
  /** Held in memory, since every call answers with it. */
  #shards = 0
  #takingOver: Promise<void> | undefined

  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    this.#sql = state.storage.sql
    this.#vectors = new StoredCores(state.storage, scanner)
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID`)
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS unsent (id TEXT PRIMARY KEY) WITHOUT ROWID`)
    this.#sql.exec(`CREATE TABLE IF NOT EXISTS taken_over (name TEXT PRIMARY KEY) WITHOUT ROWID`)
    // An earlier release kept writes here that Vectorize did not show yet.
    this.#sql.exec(`DROP TABLE IF EXISTS fresh`)
    this.#capacity = this.#setting("capacity") ?? CAPACITY
    this.#shards = this.#setting("shards") ?? 0
  }

  upsert(ids: string[], vectors: PackedVectors, acceptNew = this.#shards <= 1): { rejected: number[]; shards: number } {
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

  entries(from: number): { ids: string[]; vectors: PackedVectors; next: number | null; shards: number } {
    const { ids, vectors, next } = this.#vectors.entries(from, PAGE)
    return { ids, vectors: packVectors(vectors), next: next ?? null, shards: Math.max(1, this.#shards) }
  }

  async takeOver(names: string[]): Promise<void> {
    if (this.#shards > 0) return
    this.#takingOver ??= this.#copyFrom(names)
    try {
      await this.#takingOver
    } finally {
      this.#takingOver = undefined
    }
  }

  async #copyFrom(names: readonly string[]): Promise<void> {
    for (const name of names) {
      let shards = 1
      let copied = 0
      for (let shard = 0; shard < shards; shard++) {
        const source = this.env.VECTORS.getByName(`${name}${shard}`)
        for (let from: number | null = 0; from !== null;) {
          const page = await source.entries(from)
          this.#addMissing(page.ids, page.vectors)
          copied += page.ids.length
          from = page.next
          if (shard === 0) shards = page.shards
        }
      }
      if (copied > 0) this.#sql.exec(`INSERT OR IGNORE INTO taken_over (name) VALUES (?)`, name)
    }
    if (this.#takenOver().length > 0) await this.ctx.storage.setAlarm(Date.now() + KEPT_MS)
    this.growTo(1)
  }

  #takenOver(): string[] {
    return this.#sql
      .exec<{ name: string }>(`SELECT name FROM taken_over`)
      .toArray()
      .map(({ name }) => name)
  }

  /** Empties the objects that were taken over: they would keep topics that have left the catalog since. */
  override async alarm(): Promise<void> {
    for (const name of this.#takenOver()) {
      const stubOf = (shard: number) => this.env.VECTORS.getByName(`${name}${shard}`)
      const shards = await stubOf(0).empty()
      for (let shard = 1; shard < shards; shard++) await stubOf(shard).empty()
      this.#sql.exec(`DELETE FROM taken_over WHERE name = ?`, name)
    }
  }

  empty(): number {
    this.#vectors.clear()
    return Math.max(1, this.#shards)
  }

  /** What was written here meanwhile is newer. What there is no room for is left to the walk over the catalog (reconcile-index.ts). */
  #addMissing(ids: readonly string[], packed: PackedVectors): void {
    const vectors = unpackVectors(packed)
    const room = Math.max(0, this.#capacity - this.#vectors.size)
    const missing = ids
      .map((id, i) => ({ id, vector: vectors[i] }))
      .filter(({ id, vector }) => vector !== undefined && !this.#vectors.has(id, categoryOf(vector)))
      .slice(0, room)
    this.#vectors.upsert(
      missing.map(({ id }) => id),
      missing.flatMap(({ vector }) => vector ?? []),
    )
  }

  growTo(shards: number): number {
    const most = Math.max(shards, this.#shards)
    this.#set("shards", most)
    this.#shards = most
    return most
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
