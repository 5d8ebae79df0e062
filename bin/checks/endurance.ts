// The long form of checks that `npm test` runs briefly; about an hour on two cores:
// - a million strings through the local engine;
// - the properties in workerd, many times as often as usual;
// - in Node: full chaos, imports of 50,000 rows through the CLI, hostile files at full size, relays killed during many deliveries,
//   every scenario of the official protocol suites, read routes after a restore for every id, and wrangler's builds of all environments;
// - in a browser: imports of 50,000 rows, and every page in every color scheme at every width;
// - every regular expression of the service; those found safe are recorded for `npm test` to skip.
import { spawnSync } from "node:child_process"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { memoryFolder } from "../system/memory-folder.ts"
import { ROOT } from "../system/paths.ts"
import { findPatterns, isSafe, literalOf, writeSafePatterns } from "./patterns.ts"
import { installMissing } from "../system/system-packages.ts"

const STRINGS = 1_000_000
/** About half an hour on two cores. */
const TIMES = 20

type Counts = { passed: number; failed: number }

installMissing("sshd", "chromium")
const { folder, remove } = memoryFolder("endurance")

console.log(`Classifying ${STRINGS.toLocaleString("en")} strings ...`)
const engine = ["--import", "./bin/build/binary-modules.ts", "bin/checks/engine-endurance.ts", String(STRINGS)]
const counts: Counts[] = [countOf(run(process.execPath, engine) === 0)]

console.log(`Trying properties ${TIMES} times as often as usual ...`)
counts.push(test("workers", filesWith("src/**/*.test.ts", '/testing/runs.ts"')))
console.log("Testing the command line, protocols, parsers and recovery in full ...")
counts.push(test("node", filesWith("{bin,bench,cli,workers/relay}/**/*.test.ts", '/long-form.ts"')))
console.log("Testing the console in full ...")
counts.push(test("browser", filesWith("browser/**/*.test.ts", '/long-form.ts"')))

const patterns = findPatterns()
console.log(`Checking ${patterns.length} regular expressions ...`)
const bad = patterns.filter((pattern) => !isSafe(pattern))
for (const pattern of bad) console.log(`${literalOf(pattern)} backtracks badly`)
if (bad.length === 0) writeSafePatterns(patterns)
counts.push({ passed: patterns.length - bad.length, failed: bad.length })

remove()
const sumOf = (of: keyof Counts) => counts.reduce((sum, one) => sum + one[of], 0)
console.log(`${sumOf("passed")} passed, ${sumOf("failed")} failed`)
process.exit(sumOf("failed") === 0 ? 0 : 1)

function filesWith(pattern: string, text: string): string[] {
  const files = globSync(pattern, { cwd: ROOT }).filter((file) =>
    readFileSync(path.join(ROOT, file), "utf8").includes(text),
  )
  if (files.length === 0) throw new Error(`No file of ${pattern} contains ${text}`)
  return files
}

function test(project: string, files: string[]): Counts {
  const report = path.join(folder, `${project}.json`)
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const vitest = path.join(ROOT, "node_modules/.bin/vitest")
  const code = run(vitest, ["run", "--project", project, ...reporters, ...files], { STRATA_ENDURANCE: String(TIMES) })
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, "utf8")) as Report
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return countOf(false)
  }
}

function countOf(passed: boolean): Counts {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function run(command: string, args: string[], more: Record<string, string> = {}): number {
  const env = { ...process.env, TMPDIR: folder, ...more }
  return spawnSync(command, args, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] }).status ?? 1
}

type Report = { numPassedTests: number; numFailedTests: number }
