// Compiles the tables of the taxonomy, the local engine and duplicate detection into the one file that the Worker loads.
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { encodeKnowledge } from "../src/knowledge/engine/knowledge-encode.ts"
import { readMeta, splitSections } from "../src/knowledge/engine/knowledge-format.ts"
import { pruneKnowledge } from "../src/knowledge/engine/knowledge-prune.ts"
import { gatherKnowledge } from "../src/knowledge/engine/knowledge-source.ts"
import { PhraseTree } from "../src/knowledge/engine/phrase-tree.ts"
import { gatherLanguage } from "../src/knowledge/similarity/language-source.ts"
import { ROOT } from "./paths.ts"

const knowledge = pruneKnowledge(gatherKnowledge())
const language = gatherLanguage((words) => {
  const sections = splitSections(encodeKnowledge(knowledge, { words, wording: "" }).buffer as ArrayBuffer)
  return new PhraseTree(sections, readMeta(sections))
})
mkdirSync(path.join(ROOT, "dist"), { recursive: true })
writeFileSync(path.join(ROOT, "dist/knowledge.bin"), encodeKnowledge(knowledge, language))
