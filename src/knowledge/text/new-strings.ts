/**
 * Look-ups of strings that were just cut out of a text, in large tables that many names are read with.
 *
 * A Map or Set finds a string by its hash. A new string has none: on its first look-up the runtime computes the hash and interns the
 * string, which takes about a microsecond in workerd. A second look-up with the same string is nearly free. Reading a name creates dozens
 * of new strings, most of them in no table. The functions here return the same string again, cache answers under their own hash, or rule
 * out a table without a look-up.
 *
 * In workerd, a name in the import bench takes 70 to 77 µs instead of 92 to 99, a key 25 instead of 55 (docs/performance.md). Sets of a few
 * words stay plain Sets.
 */

const PRIME = 0x01000193

/** A fast hash of a part of a text, for tables that live only as long as the isolate. */
function hashOfPart(text: string, start: number, end: number): number {
  let hash = 0
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME)
  return hash ^ (hash >>> 15)
}

const SHARED_WORDS = 1 << 13
/** A longer slice would keep the whole text in memory. */
const LONGEST_SHARED = 12
const shared: string[] = Array.from({ length: SHARED_WORDS }, () => "")

/** `text.slice(start, end)`; for short, common words, the same string as the last time. */
export function sharedWord(text: string, start: number, end: number): string {
  if (end - start > LONGEST_SHARED) return text.slice(start, end)
  const place = hashOfPart(text, start, end) & (SHARED_WORDS - 1)
  const word = shared[place] ?? ""
  if (word.length === end - start && text.startsWith(word, start)) return word
  return (shared[place] = text.slice(start, end))
}

/** Longer texts are rarely looked up twice and take much memory; most numbers occur in only one name. */
const LONGEST_REMEMBERED = 200
const isNumber = (text: string) => text.charCodeAt(0) <= 0x39 && text.charCodeAt(text.length - 1) <= 0x39

type Answer = string | number | boolean | object | null
type Tables = readonly [] | readonly [object] | readonly [object, object]

/**
 * Caches the latest results of a pure function of a text: names share words, and lists repeat them. Each text hashes to one of `places`
 * slots, a power of two, and evicts the previous one. Tables that the function reads may be passed through, if they are the same for every
 * text.
 */
export function latestAnswers<T extends Answer, Given extends Tables = readonly []>(
  find: (text: string, ...tables: Given) => T,
  places: number,
): (text: string, ...tables: Given) => T {
  // Named parameters, because a rest array would be allocated per call.
  const findWith = find as unknown as (text: string, first: unknown, second: unknown) => T
  const texts: string[] = Array.from({ length: places }, () => "")
  const answers: (T | undefined)[] = Array.from({ length: places }, () => undefined)
  const answerTo = (text: string, first?: unknown, second?: unknown): T => {
    if (text.length > LONGEST_REMEMBERED || isNumber(text)) return findWith(text, first, second)
    const place = hashOfPart(text, 0, text.length) & (places - 1)
    const known = texts[place] === text ? answers[place] : undefined
    if (known !== undefined) return known
    const answer = findWith(text, first, second)
    texts[place] = text
    answers[place] = answer
    return answer
  }
  return answerTo as unknown as (text: string, ...tables: Given) => T
}

const FILTER_BITS = 1 << 16

/** A filter in front of a table of thousands of words: most unknown words occur in only one name and skip the look-up. */
export class WordFilter {
  readonly #bits = new Uint8Array(FILTER_BITS / 8)

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

const bitOf = (word: string) => hashOfPart(word, 0, word.length) & (FILTER_BITS - 1)

/** A large set for texts with few of its words: words with another length, first or last letter are not looked up. */
export class WordSet {
  readonly #words: ReadonlySet<string>
  /** By first letter and length, the possible last letters. */
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
