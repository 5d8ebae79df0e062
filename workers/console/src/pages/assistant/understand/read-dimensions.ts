import type { DimensionSet } from "../../../api/types.ts"
import { EXCEPTIONS, FILLERS } from "./filler-words.ts"
import { isRange, RANGE_WORDS, valuesWithin } from "./ranges.ts"
import { splitList } from "./split-list.ts"
import { CAPITAL_NAMES } from "./value-names.ts"
import { type Meaning, type Vocabulary, vocabularyOf } from "./vocabulary.ts"
import { type Word, wordsOf } from "./words.ts"

export type ReadDimensions = {
  dimensions: { name: string; values: string[] }[]
  /** Phrases that were not understood, as typed. */
  unknown: string[]
}

type Mention = { whole: boolean; values: Set<string>; excluded: Set<string> }
type Value = { set: string; value: string }

const MAX_WORDS = 200

/** Parses a phrase such as "US states except Alaska, women and ages 25-44". */
export function readDimensions(text: string, sets: readonly DimensionSet[]): ReadDimensions {
  return new Reader(sets).read(wordsOf(text).slice(0, MAX_WORDS))
}

/** A single pass over the words; at each position the longest known phrase wins. */
class Reader {
  readonly #sets: readonly DimensionSet[]
  readonly #vocabulary: Vocabulary
  readonly #mentions = new Map<string, Mention>()
  readonly #lists: { name: string; values: string[] }[] = []
  readonly #ambiguous: Value[][] = []
  readonly #unknown: string[][] = []
  /** Whether the previous word was unknown too, so that both form one phrase. */
  #inUnknown = false
  #excluding = false
  #last: string | null = null

  constructor(sets: readonly DimensionSet[]) {
    this.#sets = sets
    this.#vocabulary = vocabularyOf(sets)
  }

  read(words: readonly Word[]): ReadDimensions {
    for (let i = 0; i < words.length;) {
      const taken = this.#takeAt(words, i)
      if (taken === 0) this.#addUnknown(words[i]?.raw ?? "")
      else this.#inUnknown = false
      i += Math.max(1, taken)
    }
    for (const candidates of this.#ambiguous) this.#resolve(candidates)
    const dimensions = [...this.#mentions].flatMap(([name, mention]) => {
      const values = this.#valuesOf(name).filter(
        (value) =>
          (mention.values.has(value) || (mention.whole && mention.values.size === 0)) && !mention.excluded.has(value),
      )
      return values.length > 0 ? [{ name, values }] : []
    })
    return { dimensions: [...dimensions, ...this.#lists], unknown: this.#unknown.map((phrase) => phrase.join(" ")) }
  }

  /** Records the phrase at this position and returns its number of words; 0 if unknown. */
  #takeAt(words: readonly Word[], at: number): number {
    const word = words[at]
    if (!word) return 0
    if (/^[([]/.test(word.raw)) return this.#takeList(word.raw.slice(1, -1))
    const excepted = this.#longest(words, at, 2, (key) => EXCEPTIONS.has(key) || undefined)
    const meant = this.#longest(words, at, this.#vocabulary.longest, (key) => this.#vocabulary.meanings.get(key))
    if (meant && meant.length >= (excepted?.length ?? 0))
      return this.#note(meant.found, meant.length, words[at - 1]?.opens)
    const capital = CAPITAL_NAMES[word.raw]
    if (capital) return this.#note({ values: [{ set: capital[0], value: capital[1] }] }, 1)
    if (excepted && this.#last !== null) {
      this.#excluding = true
      return excepted.length
    }
    const range = this.#longest(words, at, RANGE_WORDS, (key) => this.#rangeOf(key))
    if (range) return this.#note({ values: range.found }, range.length)
    const next = this.#longest(words, at + 1, this.#vocabulary.longest, (key) => this.#vocabulary.meanings.get(key))
    const counts = /^\d+$/.test(word.key) && next?.found.set !== undefined
    return counts || FILLERS.has(word.key) ? 1 : 0
  }

  #longest<T>(words: readonly Word[], at: number, max: number, find: (key: string) => T | undefined) {
    for (let length = Math.min(max, words.length - at); length > 0; length--) {
      const key = words
        .slice(at, at + length)
        .map((word) => word.key)
        .join(" ")
      const found = find(key)
      if (found !== undefined) return { found, length }
    }
    return undefined
  }

  /** A range belongs to the last mentioned set; by default, numbers are ages and amounts are incomes. */
  #rangeOf(phrase: string): Value[] | undefined {
    if (!isRange(phrase)) return undefined
    const fallback = phrase.includes("$") || /\dk\b/.test(phrase) ? "Income Range" : "Age Range"
    for (const set of [this.#last, fallback]) {
      const values = set === null ? [] : valuesWithin(phrase, this.#valuesOf(set))
      if (set !== null && values.length > 0) return values.map((value) => ({ set, value }))
    }
    return undefined
  }

  /** In "industries: education", education is an industry; otherwise it is a set. */
  #note({ set, values }: Meaning, length: number, opened = false): number {
    const last = this.#mentions.get(this.#last ?? "")
    const ofLast = values.filter((one) => one.set === this.#last)
    const isValue = set === undefined || (ofLast.length > 0 && (opened || (last && last.values.size > 0)))
    if (!isValue) {
      this.#excluding = false
      this.#mention(set).whole = true
      return length
    }
    const candidates = set === undefined ? values : ofLast
    if (new Set(candidates.map((one) => one.set)).size > 1) this.#ambiguous.push(candidates)
    else for (const value of candidates) this.#take(value)
    return length
  }

  #take({ set, value }: Value) {
    if (this.#excluding && set === this.#last) {
      this.#mention(set).excluded.add(value)
      return
    }
    this.#excluding = false
    this.#mention(set).values.add(value)
  }

  #mention(set: string): Mention {
    const mention = this.#mentions.get(set) ?? { whole: false, values: new Set(), excluded: new Set() }
    this.#mentions.set(set, mention)
    this.#last = set
    return mention
  }

  /** Values of one set, or a custom list named by the preceding words. */
  #takeList(inside: string): number {
    const items = splitList(inside)
    if (items.length === 0) return 1
    const found = items.map((item) => this.#valuesNamed(item))
    const common = this.#sets.find(({ name }) => found.every((values) => values.some(({ set }) => set === name)))
    if (common) {
      for (const values of found) for (const one of values) if (one.set === common.name) this.#take(one)
      return 1
    }
    const name = (this.#inUnknown ? this.#unknown.pop() : undefined)?.join(" ")
    const plain = name?.replaceAll(/[^\p{L}\p{N} _-]+/gu, "").trim()
    this.#lists.push({ name: this.#uniqueName(plain || "List"), values: items })
    return 1
  }

  #valuesNamed(item: string): Value[] {
    const key = wordsOf(item)
      .map((word) => word.key)
      .join(" ")
    const values = this.#vocabulary.meanings.get(key)?.values ?? []
    if (values.length > 0) return values
    const capital = CAPITAL_NAMES[item]
    if (capital) return [{ set: capital[0], value: capital[1] }]
    return this.#rangeOf(key) ?? []
  }

  #uniqueName(name: string): string {
    const taken = (one: string) =>
      this.#lists.some((list) => list.name === one) || this.#sets.some((set) => set.name === one)
    let unique = name
    for (let n = 2; taken(unique); n++) unique = `${name} ${n}`
    return unique
  }

  /** "Manufacturing" is a department among departments and an industry among industries. */
  #resolve(candidates: readonly Value[]) {
    const [best] = [...candidates.filter(({ set }) => this.#mentions.has(set)), ...candidates]
    if (best) this.#mention(best.set).values.add(best.value)
  }

  #addUnknown(raw: string) {
    this.#excluding = false
    if (this.#inUnknown) this.#unknown.at(-1)?.push(raw)
    else this.#unknown.push([raw])
    this.#inUnknown = true
  }

  #valuesOf(set: string): readonly string[] {
    return this.#sets.find(({ name }) => name === set)?.values ?? []
  }
}
