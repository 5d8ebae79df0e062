import { textHash } from "./hashing.ts"

const BITS = 1 << 16

/**
 * Says which words a large table may have. A map would have the runtime keep each new string that it is asked for, which takes a
 * microsecond, and most unknown words are in one name only.
 */
export class WordFilter {
  readonly #bits = new Uint8Array(BITS / 8)

  add(word: string): void {
    const bit = bitOf(word)
    this.#bits[bit >> 3] = (this.#bits[bit >> 3] ?? 0) | (1 << (bit & 7))
  }

  /** False for most words that were not added. */
  mayHave(word: string): boolean {
    const bit = bitOf(word)
    return ((this.#bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0
  }
}

const bitOf = (word: string) => textHash(word, 0, word.length) & (BITS - 1)
