// The long form of checks that `npm test` runs in short: a million strings through the local engine, and every regular expression of the
// service, which it records as safe for `npm test` to skip.
import { spawnSync } from "node:child_process"
import { ROOT } from "./paths.ts"
import { findPatterns, isSafe, literalOf, writeSafePatterns } from "./patterns.ts"

const STRINGS = 1_000_000

console.log(`Classifying ${STRINGS.toLocaleString("en")} strings ...`)
const engine = ["--import", "./bin/binary-modules.ts", "bin/engine-endurance.ts", String(STRINGS)]
const { status } = spawnSync(process.execPath, engine, { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"] })

const patterns = findPatterns()
console.log(`Checking ${patterns.length} regular expressions ...`)
const bad = patterns.filter((pattern) => !isSafe(pattern))
for (const pattern of bad) console.log(`${literalOf(pattern)} backtracks badly`)
if (bad.length === 0) writeSafePatterns(patterns)

const failed = Number(status !== 0) + Number(bad.length > 0)
console.log(`${2 - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
