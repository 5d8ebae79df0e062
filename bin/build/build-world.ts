// Compiles the tables of open data (`src/knowledge/tables/world`) into one pack per file of `dist/world`, and the filters that say which
// packs may know a word. Runs after `build-knowledge.ts`: entries hold the numbers of its nodes.
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { bestCover, findPhrases, scan } from "../../src/knowledge/engine/evidence.ts"
import { audiences, markers, NODES } from "../../src/knowledge/engine/knowledge.ts"
import { ENGLISH } from "../../src/knowledge/engine/packs.ts"
import { classifyLocally } from "../../src/knowledge/engine/local.ts"
import { findQualifiers } from "../../src/knowledge/engine/qualifiers.ts"
import { tokenize } from "../../src/knowledge/text/tokens.ts"
import { encodeIndex, encodePack } from "../../src/knowledge/world/pack-format.ts"
import { encodeRelations } from "../../src/knowledge/world/relations.ts"
import { gatherWorld } from "../../src/knowledge/world/world-source.ts"
import { ROOT } from "../system/paths.ts"
import { isKept } from "../eval/halves.ts"
import { readText } from "./read-tables.ts"

const numbers = new Map(NODES.map(({ category, path: node }, number) => [`${category.name}\t${node}`, number]))
const [folder = path.join(ROOT, "dist/world"), half] = process.argv.slice(2)
const packs = gatherWorld(readText, nodeOf, understand, isBrandOfWords, half === "--half" ? isKept : undefined)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, entries] of packs) writeFileSync(path.join(folder, `${name}.bin`), encodePack(entries))
writeFileSync(path.join(folder, "index.bin"), encodeIndex(packs))
writeFileSync(path.join(folder, "relations.bin"), encodeRelations(readText))

function nodeOf(at: string, category: string, node: string): number {
  const number = numbers.get(`${category}\t${node}`)
  if (number === undefined) throw new Error(`${at}: no node "${node}" in category "${category}"`)
  return number
}

/**
 * Whether our own tables know all words of a brand: "word" if it is a single one that names a topic. "never" if they know the brand, or if
 * its words only say who or when: "In Market" is no brand.
 */
function isBrandOfWords(name: string): "yes" | "word" | "no" | "never" {
  const tokens = tokenize(name)
  if (!tokens.words.every((word) => ENGLISH.knowsWord(word))) return "no"
  const found = findPhrases(tokens)
  const said = [...scan(audiences, found), ...scan(markers, found), ...findQualifiers(tokens, found)]
  const isSaid = (i: number) => said.some(({ start, length }) => start <= i && i < start + length)
  if (tokens.words.every((_, i) => isSaid(i))) return "never"
  const own = bestCover(found)
  if (own.some(({ length, value }) => length === found.size && value.brand !== 0 && !value.weak)) return "never"
  return found.size === 1 && own.some(({ value }) => !value.weak) ? "word" : "yes"
}

function understand(at: string, english: string) {
  const { parentCategory, path: names, unsure, sensitivity } = classifyLocally(english)
  if (unsure) throw new Error(`${at}: our tables do not know "${english}"`)
  return { node: nodeOf(at, parentCategory, names.join(" > ")), sensitive: sensitivity === "Sensitive" }
}
