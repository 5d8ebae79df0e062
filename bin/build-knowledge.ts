// Makes the file that the local engine reads at start-up of the taxonomy's tables.
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { encodeKnowledge } from "../src/engine/knowledge-encode.ts"
import { pruneKnowledge } from "../src/engine/knowledge-prune.ts"
import { gatherKnowledge } from "../src/engine/knowledge-source.ts"
import { ROOT } from "./paths.ts"

mkdirSync(path.join(ROOT, "dist"), { recursive: true })
writeFileSync(path.join(ROOT, "dist/knowledge.bin"), encodeKnowledge(pruneKnowledge(gatherKnowledge())))
