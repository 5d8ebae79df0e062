// Writes the version of the compiled knowledge into dist/knowledge-version.ts: a digest of everything that the local engine looks words up
// in, so that nobody has to remember to raise it. Runs after the other builders.
import { createHash } from "node:crypto"
import { globSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"

const files = globSync(["dist/knowledge.bin", "dist/{languages,world}/*.bin", "dist/tables/**/*.ts"], { cwd: ROOT })
const digest = createHash("sha256")
for (const file of files.map((name) => name.replaceAll(path.sep, "/")).sort()) {
  digest.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)))
}
const version = digest.digest("hex").slice(0, 8)
writeFileSync(path.join(ROOT, "dist/knowledge-version.ts"), `export default ${JSON.stringify(version)}\n`)
