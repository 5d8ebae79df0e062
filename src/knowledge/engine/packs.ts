import { loadCodes } from "../codes/load.ts"
import type { NameLanguage } from "../languages/language.ts"
import { WORDS_OF_BRANDS } from "../languages/foreign.ts"
import { loadIab } from "../iab/load.ts"
import { loadPacks } from "../languages/load.ts"
import { readName } from "../languages/read-name.ts"
import type { English } from "../languages/read-words.ts"
import { stem } from "../text/tokens.ts"
import { isTopic, isWeakTopic, phrases } from "./knowledge.ts"
import { LONGEST_PHRASE } from "./phrase-tree.ts"

/** The English knowledge that language packs need. */
export const ENGLISH: English = {
  knowsWord: (word) => phrases.wordNumber(stem(word)) !== 0 && !WORDS_OF_BRANDS.has(word),
  phraseAt(words, at) {
    let state = 0
    let longest = 0
    for (let length = 1; length <= LONGEST_PHRASE && at + length <= words.length; length++) {
      state = phrases.step(state, phrases.wordNumber(stem(words[at + length - 1] ?? "")))
      if (state === 0) break
      if (length > 1 && isTopic(state) && !isWeakTopic(state)) longest = length
    }
    return longest
  },
}

/** The language of a name. Its packs must be loaded. */
export const languageOf = (name: string): NameLanguage => readName(name, ENGLISH).language

/**
 * Loads IAB's nodes and the language packs that classifying these names needs. Await it before calling the engine, which makes no calls
 * itself.
 */
export async function packsFor(names: Iterable<string>): Promise<void> {
  await loadIab()
  await loadCodes(names)
  await loadPacks(names, ENGLISH)
}
