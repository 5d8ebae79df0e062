// Makes the file that the local engine and duplicate detection read of the taxonomy's tables and their own.
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { encodeKnowledge } from "../src/engine/knowledge-encode.ts"
import { readMeta, splitSections } from "../src/engine/knowledge-format.ts"
import { pruneKnowledge } from "../src/engine/knowledge-prune.ts"
import { gatherKnowledge } from "../src/engine/knowledge-source.ts"
import { PhraseTree } from "../src/engine/phrase-tree.ts"
import { gatherLanguage } from "../src/similarity/language-source.ts"
import { ROOT } from "./paths.ts"

const knowledge = pruneKnowledge(gatherKnowledge())
const language = gatherLanguage((words) => {
  const sections = splitSections(encodeKnowledge(knowledge, { words, wording: "" }).buffer as ArrayBuffer)
  return new PhraseTree(sections, readMeta(sections))
})
mkdirSync(path.join(ROOT, "dist"), { recursive: true })
writeFileSync(path.join(ROOT, "dist/knowledge.bin"), encodeKnowledge(knowledge, language))
