import type { DimensionSet } from "../../../api/types.ts"
import { SET_NAMES } from "./set-names.ts"
import { VALUE_NAMES } from "./value-names.ts"
import { phraseKey } from "./words.ts"

/** The set and the values that share a name. A value may belong to several sets. */
export type Meaning = { set?: string; values: { set: string; value: string }[] }

export type Vocabulary = { meanings: ReadonlyMap<string, Meaning>; longest: number }

const cache = new WeakMap<readonly DimensionSet[], Vocabulary>()

/** All names of the sets and their values. */
export function vocabularyOf(sets: readonly DimensionSet[]): Vocabulary {
  const vocabulary = cache.get(sets) ?? buildVocabulary(sets)
  cache.set(sets, vocabulary)
  return vocabulary
}

function buildVocabulary(sets: readonly DimensionSet[]): Vocabulary {
  const meanings = new Map<string, Meaning>()
  for (const { name } of sets) {
    for (const synonym of [name, ...(SET_NAMES[name] ?? [])])
      meanings.set(phraseKey(synonym), { set: name, values: [] })
  }
  for (const { name: set, values } of sets) {
    for (const value of values) {
      for (const synonym of [value, ...(VALUE_NAMES[set]?.[value] ?? [])]) {
        const key = phraseKey(synonym)
        const meaning = meanings.get(key) ?? { values: [] }
        if (!meaning.values.some((one) => one.set === set)) meaning.values.push({ set, value })
        meanings.set(key, meaning)
      }
    }
  }
  const lengths = Array.from(meanings.keys(), (key) => key.split(" ").length)
  return { meanings, longest: Math.max(0, ...lengths) }
}
