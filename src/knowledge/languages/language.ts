import type { WorldLanguage } from "../world/packs.ts"

/** The languages with a pack, in the order of the bits of `Candidates`. */
export const LANGUAGES = ["es", "de", "fr", "pt", "it", "nl", "ja"] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of a name: one with words, English, or undetermined (another script, or words of no known language). */
export type NameLanguage = Language | WorldLanguage | "en" | "und"

/** A language as data: names are classified by their English translation. */
export type LanguagePack = {
  language: Language
  /** Whether a noun comes before the words that describe it, as in "seguro de coche". */
  headFirst: boolean
  /** Patterns for ages, incomes, places and recency in the folded text, and their English. */
  qualifiers: readonly (readonly [pattern: string, english: string])[]
  rows: readonly LanguageRow[]
}

/** `table` is a category, a sensitivity level, `harmless`, or another role of a phrase in a name (see tables/README.md). */
type LanguageRow = { table: string; phrase: string; english: string }
