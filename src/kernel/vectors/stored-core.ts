import type { Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import { packVectors, unpackVectors } from "./packing.ts"
import type { Match } from "../../knowledge/similarity/match.ts"
import { VectorCore } from "../../knowledge/similarity/vector-core.ts"

/** Entries in the journal before it is folded into the blocks. */
const JOURNAL_LIMIT = 4_096

/**
 * A vector core persisted in SQLite: blocks of 1,024 vectors as blobs, plus a journal of later writes. A write costs one small row;
 * a load copies the blobs and replays the short journal.
 */
export class StoredCore {
  readonly #storage: DurableObjectStorage
  readonly #core: VectorCore
  readonly #dirty = new Set<number>()
  #journaled = 0

  constructor(storage: DurableObjectStorage, scanner: WebAssembly.Module) {
    this.#storage = storage
    this.#core = new VectorCore(scanner)
    storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS blocks (number INTEGER PRIMARY KEY, category INTEGER NOT NULL, vectors BLOB NOT NULL, ids TEXT NOT NULL)`,
    )
    storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS journal (number INTEGER PRIMARY KEY AUTOINCREMENT, ids TEXT NOT NULL, vectors BLOB)`,
    )
    this.#load()
  }

  get size(): number {
    return this.#core.size
  }

  has(id: string): boolean {
    return this.#core.has(id)
  }

  holds(id: string, vector: Embedding): boolean {
    return this.#core.holds(id, vector)
  }

  upsert(ids: readonly string[], vectors: readonly Embedding[]): void {
    const changed = ids.flatMap((id, i) => {
      const vector = vectors[i]
      return vector !== undefined && this.#put(id, vector) ? [{ id, vector }] : []
    })
    if (changed.length === 0) return
    const packed = packVectors(changed.map(({ vector }) => vector))
    this.#record(
      changed.map(({ id }) => id),
      packed,
    )
  }

  remove(ids: readonly string[]): void {
    const removed = ids.filter((id) => this.#delete(id))
    if (removed.length > 0) this.#record(removed, null)
  }

  query(vectors: readonly Embedding[], topK: number, threshold: number): Match[][] {
    return this.#core.query(vectors, topK, threshold)
  }

  #record(ids: string[], vectors: Uint8Array | null): void {
    this.#storage.sql.exec(`INSERT INTO journal (ids, vectors) VALUES (?, ?)`, JSON.stringify(ids), vectors)
    this.#journaled += ids.length
    if (this.#journaled >= JOURNAL_LIMIT) this.#fold()
  }

  #fold(): void {
    this.#storage.transactionSync(() => {
      for (const block of this.#dirty) {
        const { vectors, ids } = this.#core.exportBlock(block)
        this.#storage.sql.exec(
          `INSERT OR REPLACE INTO blocks (number, category, vectors, ids) VALUES (?, ?, ?, ?)`,
          block,
          this.#core.category,
          vectors,
          JSON.stringify(ids),
        )
      }
      this.#storage.sql.exec(`DELETE FROM journal`)
    })
    this.#dirty.clear()
    this.#journaled = 0
  }

  #load(): void {
    const blocks = this.#storage.sql.exec<{ category: number; vectors: ArrayBuffer; ids: string }>(
      `SELECT category, vectors, ids FROM blocks ORDER BY number`,
    )
    for (const { category, vectors, ids } of blocks) {
      this.#core.importBlock(category, new Uint8Array(vectors), JSON.parse(ids) as (string | null)[])
    }
    const journal = this.#storage.sql.exec<{ ids: string; vectors: ArrayBuffer | null }>(
      `SELECT ids, vectors FROM journal ORDER BY number`,
    )
    for (const row of journal) {
      const ids = JSON.parse(row.ids) as string[]
      const vectors = row.vectors && unpackVectors(new Uint8Array(row.vectors))
      for (const [i, id] of ids.entries()) {
        const vector = vectors?.[i]
        if (vector === undefined) this.#delete(id)
        else this.#put(id, vector)
      }
      this.#journaled += ids.length
    }
  }

  #put(id: string, vector: Embedding): boolean {
    const block = this.#core.upsert(id, vector)
    if (block !== undefined) this.#dirty.add(block)
    return block !== undefined
  }

  #delete(id: string): boolean {
    const block = this.#core.remove(id)
    if (block !== undefined) this.#dirty.add(block)
    return block !== undefined
  }
}
