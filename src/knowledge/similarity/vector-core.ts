import {
  categoryOf,
  type Embedding,
  FIRST_SIGNATURE,
  headOf,
  normSquared,
  SECOND_SIGNATURE,
  SIGNATURE_SIZE,
  WORDS,
} from "./embedding-layout.ts"
import { byRank, type Match } from "./match.ts"
import { BLOCK_SLOTS, BLOCKS_AT, type Scanner, SlotMemory, WORD_BYTES, writeMasks } from "./slot-memory.ts"
import { needsBothSignatures, wordsNeeded } from "./words-needed.ts"

const QUERY_BYTES = 336
const QUERIES_AT = BLOCK_SLOTS * 8
const MAX_QUERIES = 512

type Query = {
  at: number
  signature: number
  /** Only slots with the same signature can match. */
  narrow: boolean
  /** The fewest words that must agree. */
  fewest: number
  norm: number
  hits: { slot: number; dot: number }[]
}

/**
 * Exact cosine search over the vectors of one category, in WebAssembly.
 *
 * The dot product is computed only for slots that can reach the threshold: the signs of the 128 word counts and the two
 * signature numbers give an upper bound for the cosine. At 0.95 slots with another signature can never reach it, so
 * only the chain of the query's own signature is scanned.
 */
export class VectorCore {
  readonly #scanner: Scanner
  readonly #memory: SlotMemory
  readonly #slots = new Map<string, number>()
  readonly #ids: (string | null)[] = []
  readonly #free: number[] = []
  #category = -1

  constructor(module: WebAssembly.Module) {
    this.#scanner = new WebAssembly.Instance(module).exports as unknown as Scanner
    this.#memory = new SlotMemory(this.#scanner)
  }

  get size(): number {
    return this.#slots.size
  }

  get category(): number {
    return this.#category
  }

  get blockCount(): number {
    return Math.ceil(this.#ids.length / BLOCK_SLOTS)
  }

  /** Bytes held outside the JavaScript heap. */
  get memoryBytes(): number {
    return this.#memory.bytes.length
  }

  has(id: string): boolean {
    return this.#slots.has(id)
  }

  /** Whether it holds exactly this vector under the id. */
  holds(id: string, vector: Embedding): boolean {
    const slot = this.#slots.get(id)
    return slot !== undefined && categoryOf(vector) === this.#category && this.#memory.holds(slot, vector)
  }

  /** Writes a vector. Returns the block it changed, or undefined if the same vector was already stored. */
  upsert(id: string, vector: Embedding, category = categoryOf(vector)): number | undefined {
    if (this.#category < 0) this.#category = category
    if (category !== this.#category) throw new RangeError("All vectors of an index must have the same category")
    const known = this.#slots.get(id)
    if (known !== undefined && this.#memory.holds(known, vector)) return undefined
    if (known !== undefined) this.#memory.unlink(known)
    const slot = known ?? this.#free.pop() ?? this.#ids.length
    this.#ids[slot] = id
    this.#slots.set(id, slot)
    this.#memory.makeRoom(this.blockCount)
    this.#memory.write(slot, vector)
    return Math.floor(slot / BLOCK_SLOTS)
  }

  /** Removes a vector. Returns the block it was in, or undefined if the id is unknown. */
  remove(id: string): number | undefined {
    const slot = this.#slots.get(id)
    if (slot === undefined) return undefined
    this.#memory.unlink(slot)
    this.#memory.clear(slot)
    this.#slots.delete(id)
    this.#ids[slot] = null
    this.#free.push(slot)
    return Math.floor(slot / BLOCK_SLOTS)
  }

  /** The best matches of each vector at or above the threshold, ties ordered by id. */
  query(vectors: readonly Embedding[], topK: number, threshold: number): Match[][] {
    if (!(threshold > 0 && threshold <= 1)) throw new RangeError("The threshold must be above 0 and at most 1")
    const results: Match[][] = []
    for (let start = 0; start < vectors.length; start += MAX_QUERIES) {
      const part = vectors.slice(start, start + MAX_QUERIES)
      const queries = part.map((vector, i) => this.#writeQuery(vector, QUERIES_AT + i * QUERY_BYTES, threshold))
      this.#scan(queries.filter((query) => query !== undefined))
      for (const query of queries) results.push(query ? this.#ranked(query, topK) : [])
    }
    return results
  }

  /** A block in its storage format: word counts and facts of its slots, and their ids. */
  exportBlock(block: number): { vectors: Uint8Array; ids: (string | null)[] } {
    const ids = this.#ids.slice(block * BLOCK_SLOTS, (block + 1) * BLOCK_SLOTS)
    return { vectors: this.#memory.exportBlock(block, ids.length), ids }
  }

  /** Appends a stored block. Call in block order; every block except the last must be full. */
  importBlock(category: number, vectors: Uint8Array, ids: readonly (string | null)[]): void {
    const block = this.blockCount
    this.#category = category
    this.#memory.importBlock(block, vectors, ids.length, (offset) => ids[offset] !== null)
    for (const id of ids) {
      if (id === null) this.#free.push(this.#ids.length)
      else this.#slots.set(id, this.#ids.length)
      this.#ids.push(id)
    }
  }

  #scan(queries: readonly Query[]): void {
    const wide: Query[] = []
    for (const query of queries) {
      if (query.narrow) this.#scanChain(query)
      else wide.push(query)
    }
    if (wide.length === 0) return
    // Blocks in the outer loop: a block stays in the CPU cache while all queries scan it.
    for (let block = 0; block < this.blockCount; block++) {
      const first = block * BLOCK_SLOTS
      const slots = Math.min(BLOCK_SLOTS, this.#ids.length - first)
      for (const query of wide) {
        this.#collect(
          query,
          this.#scanner.scanBlock(this.#memory.blockAt(block), slots, first, query.at, query.fewest, 0),
        )
      }
    }
  }

  #scanChain(query: Query): void {
    let link = this.#memory.headOf(query.signature)
    while (link !== 0) {
      this.#collect(query, this.#scanner.scanChain(BLOCKS_AT, link, query.at, 0, BLOCK_SLOTS))
      link = Number(this.#scanner.rest.value)
    }
  }

  #collect(query: Query, count: number): void {
    const { view } = this.#memory
    for (let i = 0; i < count; i++) {
      query.hits.push({ slot: view.getUint32(i * 8, true), dot: view.getInt32(i * 8 + 4, true) })
    }
  }

  #ranked({ hits, norm }: Query, topK: number): Match[] {
    const matches: Match[] = []
    for (const { slot, dot } of hits) {
      const id = this.#ids[slot]
      if (id === null || id === undefined) continue
      matches.push({ id, similarity: dot / Math.sqrt(norm * this.#memory.normOf(slot)) })
    }
    return byRank(matches).slice(0, topK)
  }

  /** Undefined if no slot can match. */
  #writeQuery(vector: Embedding, at: number, threshold: number): Query | undefined {
    const { bytes, view, leastShares } = this.#memory
    const { category, first, second } = headOf(vector)
    const norm = normSquared(vector)
    const weights = {
      category: category === this.#category ? (vector[category] ?? 0) : 0,
      first: vector[FIRST_SIGNATURE + first] ?? 0,
      second: vector[SECOND_SIGNATURE + second] ?? 0,
    }
    const signature = first * SIGNATURE_SIZE + second
    const narrow = needsBothSignatures(weights, norm, leastShares, threshold)
    if (narrow && this.#memory.headOf(signature) === 0) return undefined
    const squares: number[] = []
    writeMasks(bytes, at, vector)
    for (let i = 0; i < WORD_BYTES; i++) {
      const count = vector[WORDS + i] ?? 0
      if (count !== 0) squares.push(count * count)
      view.setInt16(at + 32 + i * 2, count, true)
    }
    const needed = wordsNeeded(
      weights,
      squares.sort((a, b) => b - a),
      norm,
      leastShares,
      threshold,
    )
    view.setFloat64(at + 288, threshold, true)
    view.setFloat64(at + 296, norm, true)
    for (const [i, value] of [weights.category, weights.first, weights.second, signature, ...needed].entries()) {
      view.setInt32(at + 304 + i * 4, value, true)
    }
    return { at, signature, narrow, fewest: Math.min(...needed), norm, hits: [] }
  }
}
