import type { DimensionSet } from "../../../api/routes/classify.ts"
import { SET_NAMES } from "./set-names.ts"
import { VALUE_NAMES } from "./value-names.ts"
import { phraseKey } from "./words.ts"

/** What goes by one name: a set, values, or both. A value may stand in several sets. */
export type Meaning = { set?: string; values: { set: string; value: string }[] }

export type Vocabulary = { meanings: ReadonlyMap<string, Meaning>; longest: number }

const made = new WeakMap<readonly DimensionSet[], Vocabulary>()

/** Every name of the sets and of their values. */
export function vocabularyOf(sets: readonly DimensionSet[]): Vocabulary {
  const vocabulary = made.get(sets) ?? makeVocabulary(sets)
  made.set(sets, vocabulary)
  return vocabulary
}

function makeVocabulary(sets: readonly DimensionSet[]): Vocabulary {
  const meanings = new Map<string, Meaning>()
  for (const { name } of sets) {
    for (const other of [name, ...(SET_NAMES[name] ?? [])]) meanings.set(phraseKey(other), { set: name, values: [] })
  }
  for (const { name: set, values } of sets) {
    for (const value of values) {
      for (const other of [value, ...(VALUE_NAMES[set]?.[value] ?? [])]) {
        const key = phraseKey(other)
        const meaning = meanings.get(key) ?? { values: [] }
        if (!meaning.values.some((one) => one.set === set)) meaning.values.push({ set, value })
        meanings.set(key, meaning)
      }
    }
  }
  const lengths = Array.from(meanings.keys(), (key) => key.split(" ").length)
  return { meanings, longest: Math.max(0, ...lengths) }
}
