import type { Meta, Sections } from "./knowledge-format.ts"

const LONGEST_WORD = 64

/** Words and phrases as a tree of word numbers: one walk from a position finds every phrase that begins there. */
export class PhraseTree {
  readonly size: number
  readonly words: number
  /** The words by the hash of their letters; no string is made of them. Four letters' worth of bits decide, and the length. */
  readonly #slots: Uint16Array
  readonly #hashes: Int32Array
  readonly #lengths: Uint8Array
  /** The word that leads to a state, and where its children begin; those of one state stand together, sorted by word. */
  readonly #word: Uint16Array
  readonly #firstChild: Uint32Array
  /** The state of each word by itself: the root has too many children to search. */
  readonly #ofWord: Uint16Array

  constructor(sections: Sections, { words, rootChildren, shapes }: Meta) {
    const { vocabulary, rootWords, wordsLow, wordsHigh, shapesLow, shapesHigh } = sections
    this.words = words
    this.#slots = new Uint16Array(1 << Math.ceil(Math.log2(words * 2)))
    this.#hashes = new Int32Array(words + 1)
    this.#lengths = new Uint8Array(words + 1)
    this.#readVocabulary(vocabulary)
    this.size = shapesLow.length
    this.#word = new Uint16Array(this.size)
    this.#firstChild = new Uint32Array(this.size + 1)
    this.#ofWord = new Uint16Array(words + 1)
    let word = 0
    for (let state = 1; state <= rootChildren; state++) {
      word += rootWords[state - 1] ?? 0
      this.#word[state] = word
      this.#ofWord[word] = state
    }
    for (let i = 0; i < wordsLow.length; i++) {
      this.#word[rootChildren + 1 + i] = (wordsLow[i] ?? 0) | ((wordsHigh[i] ?? 0) << 8)
    }
    const childCounts = Uint16Array.from(shapes, ([children]) => children)
    let next = 1 + rootChildren
    for (let state = 1; state < this.size; state++) {
      this.#firstChild[state] = next
      next += childCounts[(shapesLow[state] ?? 0) | ((shapesHigh[state] ?? 0) << 8)] ?? 0
    }
    this.#firstChild[this.size] = next
  }

  /** 0 for a word no phrase has. */
  wordNumber(stem: string): number {
    let hash = HASH_START
    for (let i = 0; i < stem.length; i++) hash = hashStep(hash, stem.charCodeAt(i))
    const mask = this.#slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot] ?? 0
      if (number === 0 || (this.#hashes[number] === hash && this.#lengths[number] === stem.length)) return number
    }
  }

  /** The state one word further on, or 0 when no phrase goes on that way. */
  step(state: number, word: number): number {
    if (word === 0) return 0
    if (state === 0) return this.#ofWord[word] ?? 0
    let low = this.#firstChild[state] ?? 0
    let high = (this.#firstChild[state + 1] ?? 0) - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const found = this.#word[middle] ?? 0
      if (found === word) return middle
      if (found < word) low = middle + 1
      else high = middle - 1
    }
    return 0
  }

  /** Calls for every state of two words or more, with the words that lead to it. */
  eachLonger(use: (state: number, words: readonly number[]) => void) {
    const path: number[] = []
    const visit = (state: number) => {
      path.push(this.#word[state] ?? 0)
      if (path.length > 1) use(state, path)
      const end = this.#firstChild[state + 1] ?? 0
      for (let child = this.#firstChild[state] ?? 0; child < end; child++) visit(child)
      path.pop()
    }
    for (let state = 1; state < (this.#firstChild[1] ?? 0); state++) visit(state)
  }

  /** Words come sorted, each with the letters it shares with the one before left out: so are their hashes. */
  #readVocabulary(bytes: Uint8Array) {
    const prefix = new Int32Array(LONGEST_WORD + 1)
    prefix[0] = HASH_START
    const mask = this.#slots.length - 1
    let number = 0
    for (let at = 0; at < bytes.length;) {
      let length = bytes[at++] ?? 0
      let hash = prefix[length] ?? 0
      for (let last = false; !last;) {
        const code = bytes[at++] ?? 0x80
        last = code >= 0x80
        hash = hashStep(hash, code & 0x7f)
        prefix[++length] = hash
      }
      this.#hashes[++number] = hash
      this.#lengths[number] = length
      let slot = hash & mask
      while (this.#slots[slot]) slot = (slot + 1) & mask
      this.#slots[slot] = number
    }
  }
}

/** FNV-1a. */
const HASH_START = 0x811c9dc5 | 0
const hashStep = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)
