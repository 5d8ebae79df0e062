/**
 * Look-ups by strings that were just cut out of a text, for large tables that many names are read through.
 *
 * A Map or a Set finds a string by its hash. A new string has none: the first look-up has the runtime compute it and replace the string by
 * the one that it keeps of these letters, which takes about a microsecond in workerd. A second look-up with the same string is nearly free.
 * Reading a name makes dozens of new strings, most of them in no table. What is here gives out the same string again, remembers answers by
 * a hash of its own, or says beforehand that a table does not have a word.
 *
 * In workerd, a name of the bench of imports takes 70 to 77 µs instead of 92 to 99, a key 25 instead of 55 (docs/performance.md). Sets of
 * a few words are plain Sets.
 */

const PRIME = 0x01000193

/** A fast hash of a part of a text, for tables that last no longer than the isolate. */
function hashOfPart(text: string, start: number, end: number): number {
  let hash = 0
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME)
  return hash ^ (hash >>> 15)
}

const SHARED_WORDS = 1 << 13
/** A longer part of a text would keep all of the text in memory. */
const LONGEST_SHARED = 12
const shared: string[] = Array.from({ length: SHARED_WORDS }, () => "")

/** `text.slice(start, end)`, as the same string as the last time where the word is short and common. */
export function sharedWord(text: string, start: number, end: number): string {
  if (end - start > LONGEST_SHARED) return text.slice(start, end)
  const place = hashOfPart(text, start, end) & (SHARED_WORDS - 1)
  const word = shared[place] ?? ""
  if (word.length === end - start && text.startsWith(word, start)) return word
  return (shared[place] = text.slice(start, end))
}

/** Longer texts are rarely looked up twice and would take much memory; most numbers occur in one name only. */
const LONGEST_REMEMBERED = 200
const isNumber = (text: string) => text.charCodeAt(0) <= 0x39 && text.charCodeAt(text.length - 1) <= 0x39

type Answer = string | number | boolean | object | null
type Tables = readonly [] | readonly [object] | readonly [object, object]

/**
 * Remembers the latest answers of a function that depends on nothing but a text: names share their words, and a list asks for the same
 * ones again and again. A text has one of `places` places, a power of two, and takes it from the text before. Tables that the function
 * reads may be handed through to it, as long as they are the same for every text.
 */
export function latestAnswers<T extends Answer, Given extends Tables = readonly []>(
  find: (text: string, ...tables: Given) => T,
  places: number,
): (text: string, ...tables: Given) => T {
  // By name, since a list of them would be made for every call.
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

/** Says which words a table of thousands may have: most unknown words are in one name only, and are not looked up there. */
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

/** A large set, for texts that hold few of its words: one with another length, first or last letter is not looked up. */
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
