/** The languages with a pack, in the order of the bits of `Candidates`. */
export const LANGUAGES = ["es", "de", "fr", "pt", "it", "nl", "ja"] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of a name: one with a pack, English, or undetermined (another script, or words of no known language). */
export type NameLanguage = Language | "en" | "und"

/**
 * A language as data. Tables have one line per English phrase, followed by the words that mean it: `dog: perro, perrito`. The phrase
 * is what the English tables know, so a name is classified by the English words that stand for it.
 */
export type LanguagePack = {
  language: Language
  /** Whether a noun comes before the words that describe it, as in "seguro de coche". */
  headFirst: boolean
  /** Words that only hold a phrase together, separated by spaces. */
  functionWords: string
  /** Words that join two nouns so that the second describes the first: "von" in "Käufer von Autos". */
  joiningWords: string
  /** Words with an English counterpart that keeps its place: and, with, without, in, not. */
  structure: string
  /** How people relate to the topic. A phrase that ends in `+` stands before the topic: `interested in +: interesados en`. */
  audiences: string
  /** Describing words that come before their noun even where the noun comes first: `new: nuevos`. */
  leading: string
  /** What ages, incomes, places and recency look like: a pattern on the folded text, and the English for it. */
  qualifiers: readonly (readonly [pattern: string, english: string])[]
  /** Words of each category. */
  topics: Readonly<Record<string, string>>
  /** Words that make an audience sensitive, by the level their English gets. */
  sensitive: Readonly<Record<"Sensitive" | "Restricted", string>>
  /** Words that look sensitive and are not. */
  harmless: string
}
