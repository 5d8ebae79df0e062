import { type ReadText, readTable } from "../tables/read-table.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { LANGUAGES, type Language, type LanguagePack } from "./language.ts"

const HEAD_FIRST: Readonly<Record<Language, boolean>> = {
  es: true,
  de: false,
  fr: true,
  pt: true,
  it: true,
  nl: false,
  ja: false,
}

/** Tables whose phrases have no English translation. */
const WITHOUT_ENGLISH = ["joining", "function"]
const TABLES: ReadonlySet<string> = new Set([
  "Sensitive",
  "Restricted",
  "harmless",
  "audience",
  "before",
  "leading",
  "structure",
  ...WITHOUT_ENGLISH,
  ...GROUPS.flatMap((group) => group.categories.map(({ name }) => name)),
])

/** The packs as compiled by the build. Only the build and tests read them. */
export function readPacks(read: ReadText): LanguagePack[] {
  const patterns = readTable(read, "languages/patterns.tsv")
  const stray = patterns.find(({ language }) => !LANGUAGES.some((one) => one === language))
  if (stray) throw new Error(`${stray.at}: unknown language "${stray.language}"`)
  return LANGUAGES.map((language) => {
    const rows = readTable(read, "languages/*.tsv", language)
    for (const { at, table, english } of rows) {
      if (!TABLES.has(table)) throw new Error(`${at}: unknown table or category "${table}"`)
      if ((english === "") !== WITHOUT_ENGLISH.includes(table)) {
        throw new Error(`${at}: ${english === "" ? "english is empty" : `${table} words have no English`}`)
      }
    }
    return {
      language,
      headFirst: HEAD_FIRST[language],
      qualifiers: patterns.filter((row) => row.language === language).map((row) => [row.pattern, row.english] as const),
      rows,
    }
  })
}
