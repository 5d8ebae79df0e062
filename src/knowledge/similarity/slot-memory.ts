import {
  DIMENSIONS,
  type Embedding,
  FIRST_SIGNATURE,
  headOf,
  normSquared,
  SECOND_SIGNATURE,
  SIGNATURE_SIZE,
  WORDS,
} from "./embedding-layout.ts"

export const BLOCK_SLOTS = 1024
export const WORD_BYTES = DIMENSIONS - WORDS
const MASK_BYTES = 32
const FACT_BYTES = 16
const WORDS_AT = BLOCK_SLOTS * MASK_BYTES
const FACTS_AT = WORDS_AT + BLOCK_SLOTS * WORD_BYTES
const BLOCK_BYTES = FACTS_AT + BLOCK_SLOTS * FACT_BYTES
const PAGE_BYTES = 65_536
/** The pages before it hold the hits of one scan and 512 queries. */
export const BLOCKS_AT = 3 * PAGE_BYTES

/** The exports of scan.wat, which documents the memory layout. */
export type Scanner = {
  memory: WebAssembly.Memory
  rest: WebAssembly.Global
  scanBlock: (block: number, slots: number, first: number, query: number, fewest: number, hits: number) => number
  scanChain: (blocks: number, link: number, query: number, hits: number, room: number) => number
  fillMasks: (block: number, slots: number) => void
}

/** Vectors in the scanner's memory by slot, with a linked list of slots per signature. */
export class SlotMemory {
  readonly #scanner: Scanner
  readonly #heads = new Uint32Array(SIGNATURE_SIZE * SIGNATURE_SIZE)
  /** The minimum share of any vector's squared length in each region. Not raised when a vector is removed. */
  readonly leastShares = { category: 1, first: 1, second: 1 }
  bytes: Uint8Array
  view: DataView

  constructor(scanner: Scanner) {
    this.#scanner = scanner
    scanner.memory.grow(BLOCKS_AT / PAGE_BYTES)
    this.bytes = new Uint8Array(scanner.memory.buffer)
    this.view = new DataView(scanner.memory.buffer)
  }

  makeRoom(blocks: number): void {
    const missing = this.blockAt(blocks) - this.bytes.length
    if (missing <= 0) return
    this.#scanner.memory.grow(Math.ceil(missing / PAGE_BYTES))
    this.bytes = new Uint8Array(this.#scanner.memory.buffer)
    this.view = new DataView(this.#scanner.memory.buffer)
  }

  write(slot: number, vector: Embedding): void {
    const { category, first, second } = headOf(vector)
    const facts = this.#factsAt(slot)
    this.bytes.set(new Uint8Array(vector.buffer, vector.byteOffset + WORDS, WORD_BYTES), this.#wordsAt(slot))
    this.view.setUint32(facts, normSquared(vector), true)
    this.bytes[facts + 4] = vector[category] ?? 0
    this.bytes[facts + 5] = vector[FIRST_SIGNATURE + first] ?? 0
    this.bytes[facts + 6] = vector[SECOND_SIGNATURE + second] ?? 0
    this.view.setUint16(facts + 8, first * SIGNATURE_SIZE + second, true)
    writeMasks(this.bytes, this.#masksAt(slot), vector)
    this.#link(slot)
  }

  /** Whether the slot holds this vector. */
  holds(slot: number, vector: Embedding): boolean {
    const facts = this.#factsAt(slot)
    const words = this.#wordsAt(slot)
    const { first, second } = headOf(vector)
    return (
      this.normOf(slot) === normSquared(vector) &&
      this.view.getUint16(facts + 8, true) === first * SIGNATURE_SIZE + second &&
      this.bytes[facts + 5] === vector[FIRST_SIGNATURE + first] &&
      this.bytes[facts + 6] === vector[SECOND_SIGNATURE + second] &&
      vector.subarray(WORDS).every((count, i) => this.view.getInt8(words + i) === count)
    )
  }

  /** Sets the norm to zero, which every scan skips. */
  clear(slot: number): void {
    this.view.setUint32(this.#factsAt(slot), 0, true)
    this.#clearMasks(slot)
  }

  normOf(slot: number): number {
    return this.view.getUint32(this.#factsAt(slot), true)
  }

  /** The first slot of a signature's chain plus one, or zero if it is empty. */
  headOf(signature: number): number {
    return this.#heads[signature] ?? 0
  }

  unlink(slot: number): void {
    const signature = this.view.getUint16(this.#factsAt(slot) + 8, true)
    const after = this.view.getUint32(this.#factsAt(slot) + 12, true)
    let link = this.headOf(signature)
    if (link === slot + 1) this.#heads[signature] = after
    while (link !== 0 && link !== slot + 1) {
      const next = this.#factsAt(link - 1) + 12
      link = this.view.getUint32(next, true)
      if (link === slot + 1) this.view.setUint32(next, after, true)
    }
  }

  exportBlock(block: number, slots: number): Uint8Array {
    const at = this.blockAt(block)
    const stored = new Uint8Array(slots * (WORD_BYTES + FACT_BYTES))
    stored.set(this.bytes.subarray(at + WORDS_AT, at + WORDS_AT + slots * WORD_BYTES))
    stored.set(this.bytes.subarray(at + FACTS_AT, at + FACTS_AT + slots * FACT_BYTES), slots * WORD_BYTES)
    return stored
  }

  /** Loads a stored block; only the offsets that `isTaken` hold vectors. */
  importBlock(block: number, stored: Uint8Array, slots: number, isTaken: (offset: number) => boolean): void {
    this.makeRoom(block + 1)
    const at = this.blockAt(block)
    this.bytes.set(stored.subarray(0, slots * WORD_BYTES), at + WORDS_AT)
    this.bytes.set(stored.subarray(slots * WORD_BYTES), at + FACTS_AT)
    this.#scanner.fillMasks(at, slots)
    for (let offset = 0; offset < slots; offset++) {
      const slot = block * BLOCK_SLOTS + offset
      if (isTaken(offset)) this.#link(slot)
      else this.#clearMasks(slot)
    }
  }

  blockAt(block: number): number {
    return BLOCKS_AT + block * BLOCK_BYTES
  }

  #link(slot: number): void {
    const facts = this.#factsAt(slot)
    const signature = this.view.getUint16(facts + 8, true)
    this.view.setUint32(facts + 12, this.headOf(signature), true)
    this.#heads[signature] = slot + 1
    const shareAt = (offset: number) => (this.bytes[facts + offset] ?? 0) ** 2 / this.normOf(slot)
    const least = this.leastShares
    least.category = Math.min(least.category, shareAt(4))
    least.first = Math.min(least.first, shareAt(5))
    least.second = Math.min(least.second, shareAt(6))
  }

  #clearMasks(slot: number): void {
    this.bytes.fill(0, this.#masksAt(slot), this.#masksAt(slot) + MASK_BYTES)
  }

  #masksAt(slot: number): number {
    return this.blockAt(Math.floor(slot / BLOCK_SLOTS)) + (slot % BLOCK_SLOTS) * MASK_BYTES
  }

  #wordsAt(slot: number): number {
    return this.blockAt(Math.floor(slot / BLOCK_SLOTS)) + WORDS_AT + (slot % BLOCK_SLOTS) * WORD_BYTES
  }

  #factsAt(slot: number): number {
    return this.blockAt(Math.floor(slot / BLOCK_SLOTS)) + FACTS_AT + (slot % BLOCK_SLOTS) * FACT_BYTES
  }
}

/** One bit per word: 128 for positive counts, then 128 for negative ones. */
export function writeMasks(bytes: Uint8Array, at: number, vector: Embedding): void {
  bytes.fill(0, at, at + MASK_BYTES)
  for (let i = 0; i < WORD_BYTES; i++) {
    const count = vector[WORDS + i] ?? 0
    if (count === 0) continue
    const byte = at + (count < 0 ? 16 : 0) + (i >> 3)
    bytes[byte] = (bytes[byte] ?? 0) | (1 << (i & 7))
  }
}
