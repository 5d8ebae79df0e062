import { brandRows } from "../tables/long-tail.ts"
import { type ReadText, readTable } from "../tables/read-table.ts"
import { tokenize } from "../text/tokens.ts"
import { formIn } from "./forms.ts"
import type { Meaning, Entry } from "./pack-format.ts"
import { isLanguage, NAMES, PACK_LANGUAGES, TERMS, WORLD_LANGUAGES, WORLD_PACKS, type WorldPack } from "./packs.ts"

type NodeNumber = (at: string, category: string, path: string) => number
/** The node of an English phrase that our own tables know, and whether it is sensitive. */
type Understood = (at: string, english: string) => { node: number; sensitive: boolean }
type OfWords = (brand: string) => "yes" | "word" | "no" | "never"

/** Which entries to pack; an evaluation leaves some out. */
export type Keeps = (pack: WorldPack, phrase: string) => boolean

/** The entries of every pack. Runs at build time only. */
export function gatherWorld(
  read: ReadText,
  nodeOf: NodeNumber,
  understand: Understood,
  ofWords: OfWords,
  keeps: Keeps = () => true,
): Map<WorldPack, Entry[]> {
  const packs = new Map<WorldPack, Entry[]>(WORLD_PACKS.map((pack) => [pack, []]))
  const add = (pack: WorldPack, phrase: string, meaning: Meaning) => {
    const { words } = tokenize(phrase)
    if (words.length > 0 && keeps(pack, phrase))
      packs.get(pack)?.push({ forms: words.map((word) => formIn(pack, word)), meaning })
  }
  /** A brand of words that our own tables know is one by its whole name only. */
  const addBrand = (pack: WorldPack, name: string, meaning: Meaning) => {
    const known = ofWords(name)
    if (known === "never") return
    add(known === "no" ? pack : NAMES, name, { ...meaning, weak: meaning.weak || known === "word" })
  }
  for (const { at, category, path, name, isLongTail } of brandRows(read)) {
    if (!isLongTail || ofWords(name) !== "no") continue
    const node = nodeOf(at, category, path)
    add("brands-world", name, { node, weak: false, brand: true, sensitive: false, source: "strata" })
  }
  for (const { at, category, path, term } of readTable(read, "long-tail.tsv")) {
    const { words } = tokenize(term)
    if (words.length === 1 && ofWords(term) !== "no")
      throw new Error(`${at}: a single known word belongs in the lexicon`)
    const meaning = { node: nodeOf(at, category, path), weak: term.endsWith("~"), brand: false, sensitive: false }
    const forms = words.map((word) => formIn(TERMS, word))
    packs.get(words.length === 1 ? "english" : TERMS)?.push({ forms, meaning: { ...meaning, source: "strata" } })
  }
  for (const { at, kind, english, names } of readTable(read, "world/own.tsv")) {
    for (const name of names.split(" = ")) {
      const { node, sensitive } = understand(at, english)
      const meaning = { node, weak: name.endsWith("~"), brand: kind === "brand", source: "strata" }
      if (kind === "brand") addBrand("brands-world", name.replace("~", ""), { ...meaning, sensitive: false })
      else if (ofWords(name) === "no")
        add("english", name, { ...meaning, sensitive: sensitive || kind === "sensitive" })
      else add(NAMES, name, { ...meaning, sensitive: sensitive || kind === "sensitive" })
    }
  }
  for (const { at, phrase, category, path, mark, source } of readTable(read, "world/english.tsv")) {
    const node = nodeOf(at, category, path)
    add("english", phrase, { node, weak: mark === "weak", brand: false, sensitive: mark === "sensitive", source })
  }
  for (const { at, name, category, path, pack, mark } of readTable(read, "world/brands.tsv")) {
    const meaning = { node: nodeOf(at, category, path), weak: mark === "weak", brand: true, sensitive: false }
    // A single ordinary word says too little.
    const isWord = tokenize(name).words.length === 1 && ofWords(name) !== "no"
    addBrand(packNamed(at, pack), name, {
      ...meaning,
      weak: mark === "weak" || isWord,
      source: "name-suggestion-index",
    })
  }
  const concepts = new Map(
    readTable(read, "world/concepts.tsv").map(({ at, concept, category, path, source }) => [
      concept,
      {
        node: nodeOf(at, category, path),
        weak: false,
        brand: false,
        sensitive: category === "Health Conditions",
        source,
      },
    ]),
  )
  for (const language of WORLD_LANGUAGES) {
    // What people wrote wins over what was compiled.
    if (PACK_LANGUAGES.some((one) => one === language)) {
      for (const { at, phrase, english } of readTable(read, "world/words/*.tsv", language)) {
        add(language, phrase, { ...understand(at, english), weak: false, brand: false, source: "strata" })
      }
    }
    for (const { at, phrase, concept, mark } of readTable(read, "world/languages/*.tsv", language)) {
      const meaning = concepts.get(concept)
      if (!meaning) throw new Error(`${at}: no concept "${concept}"`)
      add(language, phrase, { ...meaning, weak: mark === "weak" })
    }
  }
  return packs
}

function packNamed(at: string, name: string): WorldPack {
  const pack = WORLD_PACKS.find((one) => one === name)
  if (pack === undefined || isLanguage(pack)) throw new Error(`${at}: no pack of brands "${name}"`)
  return pack
}
