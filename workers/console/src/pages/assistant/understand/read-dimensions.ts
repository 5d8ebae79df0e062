import type { DimensionSet } from "../../../api/routes/classify.ts"
import { EXCEPTIONS, FILLERS } from "./filler-words.ts"
import { listed } from "./lists.ts"
import { isRange, RANGE_WORDS, valuesWithin } from "./ranges.ts"
import { CAPITAL_NAMES } from "./value-names.ts"
import { type Meaning, type Vocabulary, vocabularyOf } from "./vocabulary.ts"
import { type Word, wordsOf } from "./words.ts"

export type ReadDimensions = {
  dimensions: { name: string; values: string[] }[]
  /** Stretches nobody could make sense of, as they were typed. */
  unknown: string[]
}

type Mention = { whole: boolean; values: Set<string>; excluded: Set<string> }
type Value = { set: string; value: string }

const MAX_WORDS = 200

/** The dimensions that a phrase such as "US states except Alaska, women and ages 25-44" names. */
export function readDimensions(text: string, sets: readonly DimensionSet[]): ReadDimensions {
  return new Reader(sets).read(wordsOf(text).slice(0, MAX_WORDS))
}

/** Goes through the words once; at each the longest phrase that means something counts. */
class Reader {
  readonly #sets: readonly DimensionSet[]
  readonly #vocabulary: Vocabulary
  readonly #mentions = new Map<string, Mention>()
  readonly #lists: { name: string; values: string[] }[] = []
  readonly #unclear: Value[][] = []
  readonly #unknown: string[][] = []
  /** Whether the word before was not understood either: then they are one stretch. */
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
      if (taken === 0) this.#doNotKnow(words[i]?.raw ?? "")
      else this.#inUnknown = false
      i += Math.max(1, taken)
    }
    for (const candidates of this.#unclear) this.#settle(candidates)
    const dimensions = [...this.#mentions].flatMap(([name, mention]) => {
      const values = this.#valuesOf(name).filter(
        (value) =>
          (mention.values.has(value) || (mention.whole && mention.values.size === 0)) && !mention.excluded.has(value),
      )
      return values.length > 0 ? [{ name, values }] : []
    })
    return { dimensions: [...dimensions, ...this.#lists], unknown: this.#unknown.map((stretch) => stretch.join(" ")) }
  }

  /** How many words from here mean something, having noted what; 0 where none does. */
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

  #longest<T>(words: readonly Word[], at: number, most: number, find: (key: string) => T | undefined) {
    for (let length = Math.min(most, words.length - at); length > 0; length--) {
      const key = words
        .slice(at, at + length)
        .map((word) => word.key)
        .join(" ")
      const found = find(key)
      if (found !== undefined) return { found, length }
    }
    return undefined
  }

  /** A range is of the set named last; without one, numbers are ages and amounts are incomes. */
  #rangeOf(phrase: string): Value[] | undefined {
    if (!isRange(phrase)) return undefined
    const usual = phrase.includes("$") || /\dk\b/.test(phrase) ? "Income Range" : "Age Range"
    for (const set of [this.#last, usual]) {
      const values = set === null ? [] : valuesWithin(phrase, this.#valuesOf(set))
      if (set !== null && values.length > 0) return values.map((value) => ({ set, value }))
    }
    return undefined
  }

  /** "industries: education" means one of the industries; by itself education is a set. */
  #note({ set, values }: Meaning, length: number, opened = false): number {
    const last = this.#mentions.get(this.#last ?? "")
    const ofLast = values.filter((one) => one.set === this.#last)
    const isValue = set === undefined || (ofLast.length > 0 && (opened || (last && last.values.size > 0)))
    if (!isValue) {
      this.#excluding = false
      this.#mention(set).whole = true
      return length
    }
    const fitting = set === undefined ? values : ofLast
    if (new Set(fitting.map((one) => one.set)).size > 1) this.#unclear.push(fitting)
    else for (const value of fitting) this.#take(value)
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

  /** Values of one set, or a list of somebody's own with the words before it as its name. */
  #takeList(inside: string): number {
    const items = listed(inside)
    if (items.length === 0) return 1
    const found = items.map((item) => this.#valuesNamed(item))
    const common = this.#sets.find(({ name }) => found.every((values) => values.some(({ set }) => set === name)))
    if (common) {
      for (const values of found) for (const one of values) if (one.set === common.name) this.#take(one)
      return 1
    }
    const name = (this.#inUnknown ? this.#unknown.pop() : undefined)?.join(" ")
    const plain = name?.replaceAll(/[^\p{L}\p{N} _-]+/gu, "").trim()
    this.#lists.push({ name: this.#freeName(plain || "List"), values: items })
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

  #freeName(name: string): string {
    const taken = (one: string) =>
      this.#lists.some((list) => list.name === one) || this.#sets.some((set) => set.name === one)
    let free = name
    for (let n = 2; taken(free); n++) free = `${name} ${n}`
    return free
  }

  /** "Manufacturing" is a department where departments are the talk, and an industry where industries are. */
  #settle(candidates: readonly Value[]) {
    const [best] = [...candidates.filter(({ set }) => this.#mentions.has(set)), ...candidates]
    if (best) this.#mention(best.set).values.add(best.value)
  }

  #doNotKnow(raw: string) {
    this.#excluding = false
    if (this.#inUnknown) this.#unknown.at(-1)?.push(raw)
    else this.#unknown.push([raw])
    this.#inUnknown = true
  }

  #valuesOf(set: string): readonly string[] {
    return this.#sets.find(({ name }) => name === set)?.values ?? []
  }
}
