// Compiles open data into the tables of `src/knowledge/tables/world`, which are committed: `npm run knowledge`. The same sources give the
// same bytes. Our own tables win over every source: a phrase that they are sure of is left out, and reported where they disagree.
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { formIn } from "../../src/knowledge/world/forms.ts"
import { WORLD_LANGUAGES, type WorldPack } from "../../src/knowledge/world/packs.ts"
import { tokenize } from "../../src/knowledge/text/tokens.ts"
import { TABLES } from "../build/read-tables.ts"
import { brandEntries } from "./brands.ts"
import { type Concept, emojiConcepts, type Naming, presetConcepts, productConcepts } from "./concepts.ts"
import { readDictionary } from "./dictionary.ts"
import { type EnglishEntry, englishEntries } from "./english.ts"
import { ownPlace } from "./places.ts"

const folder = path.resolve(process.argv[2] ?? path.join(TABLES, "world"))
const dictionary = readDictionary()
const conflicts: string[] = []

mkdirSync(path.join(folder, "languages"), { recursive: true })
const presets = presetConcepts()
const sources = [presets, emojiConcepts(), productConcepts()]
const concepts = uniqueConcepts(sources.flatMap((source) => source.concepts))
write(
  "concepts",
  "concept category path source",
  [...concepts.values()].map((one) => [one.english, one.category, one.path, one.source]),
)
for (const language of WORLD_LANGUAGES) {
  const rows = rowsOf(
    language,
    sources.flatMap(({ namings }) => namings(language)),
  )
  write(`languages/${language}`, "phrase concept mark", rows)
}
const english = [...englishEntries(dictionary)]
for (const { concept, phrase } of presets.namings("en")) english.push({ ...concept, name: phrase, sensitive: false })
for (const concept of concepts.values()) english.push({ ...concept, name: concept.english, sensitive: false })
const kept = unknownToUs("english", english)
const markOf = ({ sensitive, weak }: EnglishEntry) => (sensitive ? "sensitive" : weak ? "weak" : "")
write(
  "english",
  "phrase category path mark source",
  kept.map((one) => [one.name, one.category, one.path, markOf(one), one.source]),
)
const brands = unknownToUs("brands-world", brandEntries())
write(
  "brands",
  "name category path pack mark",
  brands.map((one) => [one.name, one.category, one.path, one.pack, dictionary.isWord(one.name) ? "weak" : ""]),
)
console.log(
  `${concepts.size} concepts, ${kept.length} English phrases, ${brands.length} brands, ${conflicts.length} conflicts`,
)
if (process.argv.includes("--conflicts")) console.log(conflicts.sort().join("\n"))

/** Each English name once; one with several categories is ambiguous in every language. The first source's place counts. */
function uniqueConcepts(all: readonly Concept[]): Map<string, Concept> {
  const found = new Map<string, Concept>()
  const ambiguous = new Set<string>()
  for (const concept of all) {
    const key = concept.english.toLowerCase()
    const other = found.get(key)
    if (!other) found.set(key, concept)
    else if (other.category !== concept.category && other.source === concept.source) ambiguous.add(key)
  }
  for (const key of ambiguous) found.delete(key)
  return found
}

function rowsOf(language: WorldPack, namings: readonly Naming[]): string[][] {
  const rows = new Map<string, { phrase: string; concept: Concept; clash: boolean; weak: boolean }>()
  for (const { concept, phrase } of namings) {
    const known = concepts.get(concept.english.toLowerCase())
    const key = keyOf(language, phrase)
    if (
      !known ||
      key === "" ||
      key.split(" ").length > mostWords(language) ||
      phrase.length > 28 ||
      /[\t>|]/.test(phrase)
    )
      continue
    if (phrase.toLowerCase() === known.english.toLowerCase()) continue
    const other = rows.get(key)
    if (!other)
      rows.set(key, { phrase: phrase.trim().replaceAll(/\s+/g, " "), concept: known, clash: false, weak: concept.weak })
    // Terms are looser than names, and products looser than kinds of shops: what came first counts.
    else if (
      other.concept.category !== known.category &&
      other.concept.source === known.source &&
      other.weak === concept.weak
    )
      other.clash = true
  }
  return [...rows.values()]
    .filter(({ clash }) => !clash)
    .map(({ phrase, concept, weak }) => [phrase, concept.english, weak && isShort(language, phrase) ? "weak" : ""])
}

/** Languages that join words with small ones, or write syllables apart, need more of them. */
function mostWords(language: WorldPack): number {
  return ["es", "fr", "pt", "it", "ro", "vi", "id"].includes(language) ? 3 : 2
}

/** A related term of a few letters has other meanings too. */
function isShort(language: WorldPack, phrase: string): boolean {
  return phrase.length < (["zh", "ja", "ko"].includes(language) ? 4 : 6) && !phrase.includes(" ")
}

/** Phrases that our own tables do not know well enough; the first entry of a phrase counts. */
function unknownToUs<T extends { name: string; category: string; source?: string }>(
  pack: WorldPack,
  entries: readonly T[],
): T[] {
  const rows = new Map<string, T>()
  for (const entry of entries) {
    const key = keyOf(pack, entry.name)
    if (key === "" || rows.has(key) || /[\t]/.test(entry.name)) continue
    const own = ownPlace(entry.name)
    if (own && own.category !== entry.category)
      conflicts.push(`${entry.name}\t${entry.category}\tours: ${own.category}`)
    if (!own) rows.set(key, entry)
  }
  return [...rows.values()]
}

function keyOf(pack: WorldPack, phrase: string): string {
  const { words } = tokenize(phrase)
  return words.map((word) => formIn(pack, word)).join(" ")
}

function write(name: string, columns: string, rows: readonly (readonly string[])[]) {
  const lines = rows.map((row) => row.map((cell) => cell.replaceAll(/\s+/g, " ").trim()).join("\t")).sort()
  writeFileSync(path.join(folder, `${name}.tsv`), [columns.replaceAll(" ", "\t"), ...lines, ""].join("\n"))
}
