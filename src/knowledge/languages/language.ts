/** The languages with a pack, in the order of the bits of `Candidates`. */
export const LANGUAGES = ["es", "de", "fr", "pt", "it", "nl", "ja"] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of a name: one with a pack, English, or undetermined (another script, or words of no known language). */
export type NameLanguage = Language | "en" | "und"

/** A language as data: a name is classified by the English words that stand for it. */
export type LanguagePack = {
  language: Language
  /** Whether a noun comes before the words that describe it, as in "seguro de coche". */
  headFirst: boolean
  /** What ages, incomes, places and recency look like: a pattern on the folded text, and the English for it. */
  qualifiers: readonly (readonly [pattern: string, english: string])[]
  rows: readonly LanguageRow[]
}

/** `table` is a category, a level of sensitivity, `harmless`, or what else a phrase is in a name (see tables/README.md). */
type LanguageRow = { table: string; phrase: string; english: string }
