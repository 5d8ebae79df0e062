import { CATEGORIES, categoryOf, type Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import { packVectors, unpackVectors } from "./packing.ts"
import { byRank, type Match } from "../../knowledge/similarity/match.ts"
import type { Search } from "./vector-index.ts"
import { VectorCore } from "../../knowledge/similarity/vector-core.ts"

/** Entries in the journal before it is folded into the blocks. */
const JOURNAL_LIMIT = 4_096
/** Block numbers reserved per category: more than its vectors ever fill. */
const NUMBERS_PER_CATEGORY = 4_096

/** A category's vectors, its first block number, and the blocks that must be written. */
type Part = { core: VectorCore; firstNumber: number; dirty: Set<number> }

/**
 * Vectors of several categories, with one core per category, persisted in SQLite: blocks of 1,024 vectors as blobs, plus a journal of later
 * writes. A write costs one small row; a load copies the blobs and replays the short journal.
 */
export class StoredCores {
  readonly #storage: DurableObjectStorage
  readonly #scanner: WebAssembly.Module
  readonly #parts = new Map<number, Part>()
  #journaled = 0

  constructor(storage: DurableObjectStorage, scanner: WebAssembly.Module) {
    this.#storage = storage
    this.#scanner = scanner
    storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS blocks (number INTEGER PRIMARY KEY, category INTEGER NOT NULL, vectors BLOB NOT NULL, ids TEXT NOT NULL)`,
    )
    storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS journal (number INTEGER PRIMARY KEY AUTOINCREMENT, ids TEXT NOT NULL, vectors BLOB)`,
    )
    this.#load()
  }

  get size(): number {
    let size = 0
    for (const { core } of this.#parts.values()) size += core.size
    return size
  }

  has(id: string, category: number): boolean {
    return this.#parts.get(category)?.core.has(id) === true
  }

  holds(id: string, vector: Embedding): boolean {
    return this.#parts.get(categoryOf(vector))?.core.holds(id, vector) === true
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

  remove(ids: readonly string[], category: number): void {
    const removed = ids.filter((id) => this.#delete(id, category))
    if (removed.length > 0) this.#record([category, ...removed], null)
  }

  /** The best matches of each vector in all categories it is searched in. */
  query(vectors: readonly Embedding[], searches: readonly Search[], topK: number, threshold: number): Match[][] {
    const answers = vectors.map((): Match[] => [])
    for (const { category, positions } of searches) {
      const core = this.#parts.get(category)?.core
      if (!core) continue
      const matches = core.query(
        positions.flatMap((position) => vectors[position] ?? []),
        topK,
        threshold,
      )
      for (const [i, position] of positions.entries()) answers[position]?.push(...(matches[i] ?? []))
    }
    return searches.length === 1 ? answers : answers.map((matches) => byRank(matches).slice(0, topK))
  }

  #part(category: number): Part {
    const known = this.#parts.get(category)
    if (known) return known
    const firstNumber = this.#parts.size * NUMBERS_PER_CATEGORY
    return this.#addPart(category, firstNumber)
  }

  #addPart(category: number, firstNumber: number): Part {
    if (!(category >= 0 && category < CATEGORIES)) throw new RangeError("There is no such category")
    const part = { core: new VectorCore(this.#scanner), firstNumber, dirty: new Set<number>() }
    this.#parts.set(category, part)
    return part
  }

  /** For removals, `ids` starts with the category. */
  #record(ids: (string | number)[], vectors: Uint8Array | null): void {
    this.#storage.sql.exec(`INSERT INTO journal (ids, vectors) VALUES (?, ?)`, JSON.stringify(ids), vectors)
    this.#journaled += ids.length
    if (this.#journaled >= JOURNAL_LIMIT) this.#fold()
  }

  #fold(): void {
    this.#storage.transactionSync(() => {
      for (const [category, { core, firstNumber, dirty }] of this.#parts) {
        for (const block of dirty) {
          const { vectors, ids } = core.exportBlock(block)
          this.#storage.sql.exec(
            `INSERT OR REPLACE INTO blocks (number, category, vectors, ids) VALUES (?, ?, ?, ?)`,
            firstNumber + block,
            category,
            vectors,
            JSON.stringify(ids),
          )
        }
      }
      this.#storage.sql.exec(`DELETE FROM journal`)
    })
    for (const { dirty } of this.#parts.values()) dirty.clear()
    this.#journaled = 0
  }

  #load(): void {
    const blocks = this.#storage.sql.exec<{ number: number; category: number; vectors: ArrayBuffer; ids: string }>(
      `SELECT number, category, vectors, ids FROM blocks ORDER BY number`,
    )
    for (const { number, category, vectors, ids } of blocks) {
      const part = this.#parts.get(category) ?? this.#addPart(category, number)
      part.core.importBlock(category, new Uint8Array(vectors), JSON.parse(ids) as (string | null)[])
    }
    const journal = this.#storage.sql.exec<{ ids: string; vectors: ArrayBuffer | null }>(
      `SELECT ids, vectors FROM journal ORDER BY number`,
    )
    for (const row of journal) {
      const ids = JSON.parse(row.ids) as (string | number)[]
      const vectors = row.vectors && unpackVectors(new Uint8Array(row.vectors))
      const [category, ...removed] = ids
      if (vectors) for (const [i, vector] of vectors.entries()) this.#put(String(ids[i]), vector)
      else for (const id of removed) this.#delete(String(id), Number(category))
      this.#journaled += ids.length
    }
  }

  #put(id: string, vector: Embedding): boolean {
    const category = categoryOf(vector)
    const { core, dirty } = this.#part(category)
    const block = core.upsert(id, vector, category)
    if (block !== undefined) dirty.add(block)
    return block !== undefined
  }

  #delete(id: string, category: number): boolean {
    const part = this.#parts.get(category)
    const block = part?.core.remove(id)
    if (block !== undefined) part?.dirty.add(block)
    return block !== undefined
  }
}
