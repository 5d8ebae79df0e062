// The long form of checks that `npm test` runs in short: a million strings through the local engine, most properties many more times, and
// every regular expression of the service, which it records as safe for `npm test` to skip.
import { spawnSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"
import { findPatterns, isSafe, literalOf, writeSafePatterns } from "./patterns.ts"

const STRINGS = 1_000_000
/** About half an hour on two cores. */
const TIMES = 20

console.log(`Classifying ${STRINGS.toLocaleString("en")} strings ...`)
const engine = ["--import", "./bin/build/binary-modules.ts", "bin/checks/engine-endurance.ts", String(STRINGS)]
const isFast = succeeds(process.execPath, engine)

const properties = globSync("src/**/*.test.ts", { cwd: ROOT }).filter((file) =>
  readFileSync(path.join(ROOT, file), "utf8").includes('/testing/runs.ts"'),
)
console.log(`Trying the properties of ${properties.length} files ${TIMES} times as often as usual ...`)
const vitest = path.join(ROOT, "node_modules/.bin/vitest")
const hold = succeeds(vitest, ["run", "--project", "workers", ...properties], { STRATA_ENDURANCE: String(TIMES) })

const patterns = findPatterns()
console.log(`Checking ${patterns.length} regular expressions ...`)
const bad = patterns.filter((pattern) => !isSafe(pattern))
for (const pattern of bad) console.log(`${literalOf(pattern)} backtracks badly`)
if (bad.length === 0) writeSafePatterns(patterns)

const results = [isFast, hold, bad.length === 0]
const failed = results.filter((passed) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function succeeds(command: string, args: string[], more: Record<string, string> = {}): boolean {
  const env = { ...process.env, ...more }
  return spawnSync(command, args, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] }).status === 0
}
