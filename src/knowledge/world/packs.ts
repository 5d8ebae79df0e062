/** Languages whose names packs alone can read. Their most common words are written by hand (`tables/world/words`). */
export const PACK_LANGUAGES = [
  "pl",
  "sv",
  "da",
  "nb",
  "fi",
  "cs",
  "tr",
  "el",
  "hu",
  "ro",
  "uk",
  "ru",
  "ar",
  "hi",
  "ko",
  "zh",
  "vi",
  "id",
] as const

/** All languages with words from open data. The first seven are read by tables of their own (`../languages`), which packs complete. */
export const WORLD_LANGUAGES = ["es", "de", "fr", "pt", "it", "nl", "ja", ...PACK_LANGUAGES] as const
export type WorldLanguage = (typeof WORLD_LANGUAGES)[number]

/** Brands by where they trade; `brands-world` has those of several regions. */
export const BRAND_PACKS = [
  "brands-world",
  "brands-north-america",
  "brands-commonwealth",
  "brands-europe",
  "brands-latin-america",
  "brands-asia",
  "brands-elsewhere",
] as const

/** Brands that are made of words of our own tables: only a whole name can be one of them. */
export const NAMES = "names"

/** Our own terms of several words that few names use: the words may all be known. */
export const TERMS = "terms"

/** The packs, in the order of their filters in the index. */
export const WORLD_PACKS = ["english", ...BRAND_PACKS, ...WORLD_LANGUAGES, NAMES, TERMS] as const
export type WorldPack = (typeof WORLD_PACKS)[number]

const languages: ReadonlySet<string> = new Set(WORLD_LANGUAGES)
export const isLanguage = (pack: string): pack is WorldLanguage => languages.has(pack)
