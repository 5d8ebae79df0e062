// Everything that has to hold: the checks, then every test. Its last line counts them.
import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { memoryFolder } from "./memory-folder.ts"
import { ROOT } from "./paths.ts"
import { installMissing } from "./system-packages.ts"

installMissing("sshd", "chromium")
const { folder, remove } = memoryFolder("test")

const checks = countsOf(await run(process.execPath, ["bin/check.ts"]))
// The tests in Node mostly wait, so they go beside the others. Browser tests run last, since a busy machine slows them most.
const beside = test("node", { held: true })
const counts = [checks, await test("workers"), await beside, await test("browser")]
remove()
const sumOf = (of: keyof Counts) => counts.reduce((sum, one) => sum + one[of], 0)
console.log(`${sumOf("passed")} passed, ${sumOf("failed")} failed`)
process.exit(sumOf("failed") === 0 ? 0 : 1)

type Counts = { passed: number; failed: number }
type Ended = { code: number; output: string }

/** The tests of one project, or of what the command's own arguments leave of it. */
async function test(project: string, options?: { held: boolean }): Promise<Counts> {
  const report = path.join(folder, `${project}.json`)
  const vitest = path.join(ROOT, "node_modules/.bin/vitest")
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const own = process.argv.slice(2)
  const some = own.length > 0 ? ["--passWithNoTests"] : []
  const { code } = await run(vitest, ["run", "--project", project, ...reporters, ...some, ...own], options)
  const { passed, failed } = readReport(report)
  return { passed, failed: failed + (code !== 0 && failed === 0 ? 1 : 0) }
}

/** What is held back is printed in one piece when it is over, not mixed up with what else is printed meanwhile. */
function run(command: string, args: string[], { held } = { held: false }): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, TMPDIR: folder }
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", held ? "pipe" : "inherit"] })
    let output = ""
    const take = (data: Buffer) => {
      output += data.toString()
      if (!held) process.stdout.write(data)
    }
    child.stdout?.on("data", take)
    child.stderr?.on("data", take)
    child.on("close", (code) => {
      if (held) process.stdout.write(output)
      resolve({ code: code ?? 1, output })
    })
  })
}

function countsOf({ code, output }: Ended): Counts {
  const line = /(\d+) passed, (\d+) failed/.exec(output)
  const [passed, failed] = line ? [Number(line[1]), Number(line[2])] : [0, 1]
  return { passed, failed: failed + (code !== 0 && failed === 0 ? 1 : 0) }
}

function readReport(report: string): Counts {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8")) as Report
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

type Report = { numPassedTests: number; numFailedTests: number }
