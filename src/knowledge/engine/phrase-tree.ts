import type { Meta, Sections } from "./knowledge-format.ts"
import { expandWords, type Nearness, type Vocabulary, type WordList, wordsNear } from "./word-list.ts"

export const LONGEST_PHRASE = 6
const LONGEST_WORD = 64

/** A trie over word numbers: one walk from a position finds every phrase that starts there. */
export class PhraseTree {
  readonly size: number
  readonly words: number
  /** The sorted words, front coded (see `frontCoded` in knowledge-encode.ts). */
  readonly vocabulary: Vocabulary
  /** A hash table of the words. A 32-bit hash and the length identify a word, so no strings are built. */
  readonly #slots: Uint16Array
  readonly #hashes: Int32Array
  readonly #lengths: Uint8Array
  /** Per state: the word leading to it, its parent, and its first child. Children are contiguous and sorted by word. */
  readonly #word: Uint16Array
  readonly #parent: Uint16Array
  readonly #firstChild: Uint32Array
  /** The root's child for each word: the root has too many children for a binary search. */
  readonly #rootChild: Uint16Array
  /** The letters of the words, decoded only to correct a misspelled one. */
  #list: WordList | undefined

  constructor(sections: Sections, { words, rootChildren, shapes }: Meta) {
    const { rootWords, frequentLow, frequentHigh, wordsLow, wordsHigh, shapesLow, shapesHigh } = sections
    this.words = words
    this.vocabulary = sections
    this.#slots = new Uint16Array(1 << Math.ceil(Math.log2(words * 2)))
    this.#hashes = new Int32Array(words + 1)
    this.#lengths = new Uint8Array(words + 1)
    hashVocabulary(sections, this.#slots, this.#hashes, this.#lengths)
    this.size = shapesLow.length
    const word = new Uint16Array(this.size)
    const parent = new Uint16Array(this.size)
    const firstChild = new Uint32Array(this.size + 1)
    const rootChild = new Uint16Array(words + 1)
    let last = 0
    for (let state = 1; state <= rootChildren; state++) {
      last += rootWords[state - 1] ?? 0
      word[state] = last
      rootChild[last] = state
    }
    const frequent = new Uint16Array(frequentLow.length)
    for (let i = 0; i < frequent.length; i++) {
      frequent[i] = (frequent[i - 1] ?? 0) + ((frequentLow[i] ?? 0) | ((frequentHigh[i] ?? 0) << 8))
    }
    for (let i = 0; i < wordsLow.length; i++) {
      const ranked = (wordsLow[i] ?? 0) | ((wordsHigh[i] ?? 0) << 8)
      word[rootChildren + 1 + i] = frequent[ranked] ?? ranked - frequent.length
    }
    const childCounts = Uint16Array.from(shapes, ([children]) => children)
    let next = 1 + rootChildren
    for (let state = 1; state < this.size; state++) {
      firstChild[state] = next
      const end = next + (childCounts[(shapesLow[state] ?? 0) | ((shapesHigh[state] ?? 0) << 8)] ?? 0)
      while (next < end) parent[next++] = state
    }
    firstChild[this.size] = next
    this.#word = word
    this.#parent = parent
    this.#firstChild = firstChild
    this.#rootChild = rootChild
  }

  /** 0 for an unknown word. */
  wordNumber(stem: string): number {
    let hash = HASH_START
    for (let i = 0; i < stem.length; i++) hash = hashStep(hash, stem.charCodeAt(i))
    const mask = this.#slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot] ?? 0
      if (number === 0 || (this.#hashes[number] === hash && this.#lengths[number] === stem.length)) return number
    }
  }

  /** Known words similar to a possibly misspelled one. */
  near(word: string, nearness: Nearness): readonly string[] {
    return wordsNear((this.#list ??= expandWords(this.vocabulary)), word, nearness)
  }

  /** The state after one more word, or 0 if no phrase continues with it. */
  step(state: number, word: number): number {
    if (word === 0) return 0
    if (state === 0) return this.#rootChild[word] ?? 0
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

  /** Writes the words that lead to a state, last word first, and returns their count. */
  pathTo(state: number, words: Uint16Array): number {
    let length = 0
    for (let at = state; at !== 0; at = this.#parent[at] ?? 0) words[length++] = this.#word[at] ?? 0
    return length
  }
}

/** FNV-1a. */
const HASH_START = 0x811c9dc5 | 0
const hashStep = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)

/** Words with a common prefix reuse its hash. */
function hashVocabulary(
  { sharedLetters, ownLetters }: Vocabulary,
  slots: Uint16Array,
  hashes: Int32Array,
  lengths: Uint8Array,
) {
  const prefix = new Int32Array(LONGEST_WORD + 1)
  prefix[0] = HASH_START
  const mask = slots.length - 1
  let at = 0
  for (let number = 1; number <= sharedLetters.length; number++) {
    let length = sharedLetters[number - 1] ?? 0
    let hash = prefix[length] ?? 0
    for (let last = false; !last;) {
      const code = ownLetters[at++] ?? 0x80
      last = code >= 0x80
      hash = hashStep(hash, code & 0x7f)
      prefix[++length] = hash
    }
    hashes[number] = hash
    lengths[number] = length
    let slot = hash & mask
    while (slots[slot]) slot = (slot + 1) & mask
    slots[slot] = number
  }
}
