import { LONGEST_PHRASE } from "./phrases.ts"

/** The form that keys use, then its synonyms. Phrases are words as returned by `spell`, separated by spaces. */
export type Synonyms = [main: string, ...others: string[]]

/** The tables that canonical keys are built with. */
export type LanguageTables = {
  brands: Synonyms[]
  /** Makers with products that are recognized without the maker's name. */
  makers: Synonyms[]
  synonyms: Synonyms[]
  relations: Synonyms[]
  /** People who do something, with the verbs and activities that name them too: "runner", "run", "running". */
  agents: Synonyms[]
  /** The same with the activities alone: "running enthusiasts" are runners, "run enthusiasts" are not. */
  activities: Synonyms[]
  /** Phrases whose words keep their order. */
  fixed: Synonyms[]
}

const TABLES = ["brands", "makers", "synonyms", "relations", "agents", "activities", "fixed"] as const

/** Encodes the tables as text, one line per group of synonyms: small, and fast to decode for the first key. */
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
