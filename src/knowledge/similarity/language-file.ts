import { LONGEST_PHRASE } from "./phrases.ts"

/** Ways to write one thing: the one that keys use, then the others. A phrase is its words, as `spell` leaves them, with blanks between. */
export type Synonyms = [main: string, ...others: string[]]

/** What keys are made with. */
export type LanguageTables = {
  brands: Synonyms[]
  /** Makers with their products, whose names alone say as much. */
  makers: Synonyms[]
  synonyms: Synonyms[]
  relations: Synonyms[]
  /** Phrases whose words stay together, in their order. */
  fixed: Synonyms[]
}

const TABLES = ["brands", "makers", "synonyms", "relations", "fixed"] as const

/** A text of sections, a line for each group of synonyms: small, and quick to read when the first key is asked for. */
export function encodeLanguage(tables: LanguageTables): string {
  for (const phrase of Object.values(tables).flat(2)) {
    if (phrase.split(" ").length > LONGEST_PHRASE) throw new RangeError(`"${phrase}" has too many words`)
  }
  return TABLES.map((name) => tables[name].map((group) => group.join("=")).join("\n")).join("\n\n")
}

export function decodeLanguage(text: string): LanguageTables {
  const sections = text.split("\n\n")
  const groups = (section: string) => section.split("\n").map((line) => line.split("=") as Synonyms)
  return Object.fromEntries(TABLES.map((name, i) => [name, groups(sections[i] ?? "")])) as LanguageTables
}
