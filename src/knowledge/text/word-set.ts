/**
 * A set of words for texts that hold few of them. A word that is told apart by its length, first and last letter is not looked up: a set has
 * the runtime keep each new string that it is asked for, which takes a microsecond.
 */
export class WordSet {
  readonly #words: ReadonlySet<string>
  /** By first letter and length, the letters that words end in. */
  readonly #ends = new Int32Array(32 * 32)

  constructor(words: Iterable<string>) {
    this.#words = new Set(words)
    for (const word of this.#words) {
      const place = placeOf(word)
      this.#ends[place] = (this.#ends[place] ?? 0) | endOf(word)
    }
  }

  has(word: string): boolean {
    return ((this.#ends[placeOf(word)] ?? 0) & endOf(word)) !== 0 && this.#words.has(word)
  }
}

const placeOf = (word: string) => ((word.charCodeAt(0) & 31) << 5) | (word.length & 31)
const endOf = (word: string) => 1 << (word.charCodeAt(word.length - 1) & 31)
