// Compiles the tables of the taxonomy and the local engine into the one file that the Worker loads, those of duplicate detection into texts
// that it loads with the first key, and each language pack into a file that it loads when a name needs it.
import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { encodeKnowledge } from "../../src/knowledge/engine/knowledge-encode.ts"
import { readMeta, splitSections } from "../../src/knowledge/engine/knowledge-format.ts"
import { pruneKnowledge } from "../../src/knowledge/engine/knowledge-prune.ts"
import { gatherKnowledge } from "../../src/knowledge/engine/knowledge-source.ts"
import { PhraseTree } from "../../src/knowledge/engine/phrase-tree.ts"
import { encodeIndex, encodePack } from "../../src/knowledge/languages/pack-format.ts"
import { readPacks } from "../../src/knowledge/languages/read-packs.ts"
import { gatherLanguage } from "../../src/knowledge/similarity/language-source.ts"
import { ROOT } from "../system/paths.ts"
import { readText } from "./read-tables.ts"

const knowledge = pruneKnowledge(gatherKnowledge(readText))
const language = gatherLanguage(readText, (words) => {
  const sections = splitSections(encodeKnowledge(knowledge, words).buffer as ArrayBuffer)
  return new PhraseTree(sections, readMeta(sections))
})
const duplicates = path.join(ROOT, "dist/tables/duplicates")
mkdirSync(duplicates, { recursive: true })
writeFileSync(path.join(ROOT, "dist/knowledge.bin"), encodeKnowledge(knowledge, language.words))
writeText("language", language.tables)

// Descriptions are stored as keys, which are computed with the knowledge just written.
const { encodeParaphrases } = await import("../../src/knowledge/similarity/paraphrases.ts")
const { canonicalTokens } = await import("../../src/knowledge/similarity/canonical-key.ts")
const paraphrases = encodeParaphrases(readText, (name) => canonicalTokens(name).join(" "))
writeText("paraphrases", paraphrases)

const languages = path.join(ROOT, "dist/languages")
rmSync(languages, { recursive: true, force: true })
mkdirSync(languages, { recursive: true })
const packs = readPacks(readText)
for (const pack of packs) writeFileSync(path.join(languages, `${pack.language}.bin`), encodePack(pack))
writeFileSync(path.join(languages, "index.bin"), encodeIndex(packs))

function writeText(name: string, text: string) {
  writeFileSync(path.join(duplicates, `${name}.ts`), `export default ${JSON.stringify(text)}\n`)
}
