// Everything that has to hold: the checks, then every test. Its last line counts them.
import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { ROOT } from "./paths.ts"

const MEMORY = "/dev/shm"
const ROOM_NEEDED = 4 * 2 ** 30

const folder = mkdtempSync(path.join(inMemory() ?? tmpdir(), "strata-test-"))
const report = path.join(folder, "vitest.json")

const checks = await run(process.execPath, ["bin/check.ts"])
const tests = await run(path.join(ROOT, "node_modules/.bin/vitest"), [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
])

const [checksPassed, checksFailed] = countsOf(checks.output)
const vitest = readReport()
const passed = checksPassed + vitest.numPassedTests
const failed = checksFailed + vitest.numFailedTests + (tests.code !== 0 && vitest.numFailedTests === 0 ? 1 : 0)
rmSync(folder, { recursive: true, force: true })
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && checks.code === 0 && tests.code === 0 ? 0 : 1)

function run(command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, TMPDIR: folder }
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "inherit"] })
    let output = ""
    child.stdout.on("data", (data: Buffer) => {
      output += data.toString()
      process.stdout.write(data)
    })
    child.on("close", (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The databases of the tests wait for the disk with every commit; where memory can hold them, they take a third of the time. */
function inMemory(): string | undefined {
  if (!existsSync(MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM_NEEDED ? MEMORY : undefined
}

function countsOf(output: string): [passed: number, failed: number] {
  const line = /(\d+) passed, (\d+) failed/.exec(output)
  return line ? [Number(line[1]), Number(line[2])] : [0, 1]
}

function readReport(): { numPassedTests: number; numFailedTests: number } {
  try {
    return JSON.parse(readFileSync(report, "utf8")) as { numPassedTests: number; numFailedTests: number }
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 }
  }
}
