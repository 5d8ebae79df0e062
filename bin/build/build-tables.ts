// Compiles tables that the service and the console use directly into modules in dist/tables. Runs before anything that imports the
// taxonomy, including `build-knowledge.ts`.
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { compileNames } from "../../src/knowledge/iab/compile-names.ts"
import { readCategoryNames, readCrosswalk, readDimensionSets, readGroups } from "../../src/knowledge/tables/compiled.ts"
import { FORMATS } from "../../src/knowledge/tables/formats.ts"
import { readTable } from "../../src/knowledge/tables/read-table.ts"
import { ROOT } from "../system/paths.ts"
import { readText } from "./read-tables.ts"

/** Each becomes a text with one line per row, the smallest form in the bundle. */
const LISTS = [
  "cues/end-customers.tsv",
  "cues/intermediaries.tsv",
  "qualifiers/providers.tsv",
  "qualifiers/structural.tsv",
  "qualifiers/shorthand.tsv",
  "qualifiers/codes.tsv",
  "duplicates/translations.tsv",
  "duplicates/spellings.tsv",
  "duplicates/misspellings.tsv",
  "duplicates/irregular-plurals.tsv",
  "duplicates/distinct-plurals.tsv",
  "wording/bound-words.tsv",
  "wording/casing.tsv",
  "wording/local.tsv",
  "wording/common-words.tsv",
  "wording/proper-words.tsv",
  "wording/people-nouns.tsv",
  "wording/count-nouns.tsv",
  "wording/mass-nouns.tsv",
  "wording/organizations.tsv",
] as const satisfies (keyof typeof FORMATS)[]

const linesOf = (name: (typeof LISTS)[number]) =>
  readTable(readText, name)
    .map((row: Readonly<Record<string, string>>) => FORMATS[name].columns.map((column) => row[column]).join("\t"))
    .join("\n")

const groups = readGroups(readText)
const crosswalk = readCrosswalk(readText)
const codes = new Map(
  groups.flatMap(({ categories }) =>
    categories.flatMap(({ name: category, iab, subcategories }) => [
      [`${category} > *`, iab] as const,
      ...subcategories.map(({ name, iab: code }) => [`${category} > ${name}`, code] as const),
    ]),
  ),
)

const modules: Readonly<Record<string, unknown>> = {
  "groups.tsv": groups,
  "dimension-sets.tsv": readDimensionSets(readText),
  "crosswalk.tsv": crosswalk,
  "iab-names.tsv": compileNames(readText, crosswalk, codes),
  "wording/category-names.tsv": readCategoryNames(readText),
  ...Object.fromEntries(LISTS.map((name) => [name, linesOf(name)])),
}

const folder = path.join(ROOT, "dist/tables")
rmSync(folder, { recursive: true, force: true })
for (const [name, value] of Object.entries(modules)) {
  const file = path.join(folder, name.replace(".tsv", ".ts"))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `export default ${JSON.stringify(value)}\n`)
}
