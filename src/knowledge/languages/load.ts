import { loadPacksOfKnownWords, loadWorld } from "../world/load.ts"
import { mayBeForeign } from "./foreign.ts"
import { loadShorthand, writtenOut } from "./load-shorthand.ts"
import type { English } from "./read-words.ts"
import type * as Languages from "./reader.ts"
import type * as Translations from "./translations.ts"

type Reader = typeof Languages

let reader: Reader | undefined
let translations: typeof Translations | undefined

/** What reads names in other languages, once a name needed it. */
export const languageReader = (): Reader | undefined => reader

/** A name in English word for word, for comparing it; undefined for English names, and where a word is unknown. */
export const translated = (name: string, english: English): string | undefined =>
  translations?.exactEnglish(name, english)

let paraphrases: string | undefined

/** Names that describe others, as keys. */
export const paraphrasesText = (): string | undefined => paraphrases

/** Loads what these names need. */
export async function loadPacks(names: Iterable<string>, english: English): Promise<void> {
  paraphrases ??= (await import("../../../dist/tables/duplicates/paraphrases.ts")).default
  for (const given of names) {
    await loadShorthand(given)
    const name = writtenOut(given, english)
    await loadPacksOfKnownWords(name)
    if (!mayBeForeign(name, english)) continue
    await loadWorld(name)
    translations ??= await import("./translations.ts")
    reader ??= await import("./reader.ts")
    await reader.loadLanguages(name, english)
  }
}
