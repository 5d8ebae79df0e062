// Runs the checks, then every test. The last line counts the results.
import { spawn } from "node:child_process"
import path from "node:path"
import type { Readable } from "node:stream"
import { buildWorker } from "../local/local-worker.ts"
import { memoryFolder } from "../system/memory-folder.ts"
import { ROOT } from "../system/paths.ts"
import { measured, processorSeconds } from "./processor-time.ts"
import { quietLines } from "./quiet-lines.ts"
import { aFailure, type FileResult, readReport, repeatFailed } from "./test-report.ts"
import { installMissing } from "../system/system-packages.ts"

/** A project that takes longer hangs. Without a limit, the run would end without naming it. */
const LIMIT_MS = 60 * 60_000
/** Output, errors and the processor time. */
const PIPES = ["pipe", "pipe", "pipe"] as const

installMissing("sshd", "chromium")
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1))
const { folder, remove } = memoryFolder("test")

/** What each part took, for the end of the log. */
const times: string[] = []
const checks = checksOf(await run("check", process.execPath, ["bin/checks/check.ts"]))
// Both the tests in a browser and those in Node need it, and begin at the same time.
await buildWorker()
// The tests in a browser and in Node mostly wait. Those in workerd keep one core busy, so they run in halves: one beside the others, one
// when the first half or those in Node have ended. All others begin at once: what begins late would leave a core idle at the end.
const inBrowser = test("browser", { held: true })
const first = test("workers", { shard: "1/2" })
const inNode = test("node", { held: true })
const second = Promise.race([first, inNode]).then(() => test("workers", { shard: "2/2", held: true }))
const together = [checks, ...(await Promise.all([inBrowser, first, inNode, second])).flat()]
const { results, flaky } = await repeatFailed(together, ({ project, file }) => test(project, { files: [file] }))
remove()
for (const line of times) console.log(line)
// Repeat the failures at the end: often only the end of a long log is kept.
for (const failure of flaky) console.log(`FLAKY ${failure}`)
for (const { failures } of results) for (const failure of failures) console.log(`FAILED ${failure}`)
const sumOf = (of: "passed" | "failed") => results.reduce((sum, one) => sum + one[of], 0)
console.log(`${sumOf("passed")} passed, ${sumOf("failed")} failed`)
process.exit(sumOf("failed") === 0 ? 0 : 1)

type Ended = { code: number; output: string }
type Part = { shard?: string; held?: boolean; files?: string[] }

/** The tests of one project, narrowed by the command's own arguments. */
async function test(
  project: string,
  { shard, held = false, files = process.argv.slice(2) }: Part = {},
): Promise<FileResult[]> {
  const name = [project, shard ?? files[0]].filter(Boolean).join(" ")
  const report = path.join(folder, `${name.replaceAll(/\W+/g, "-")}.json`)
  const vitest = path.join(ROOT, "node_modules/.bin/vitest")
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const some = files.length > 0 ? ["--passWithNoTests"] : []
  const half = shard ? [`--shard=${shard}`] : []
  const args = ["run", "--project", project, ...half, ...reporters, ...some, ...files]
  const { code } = await run(name, vitest, args, held)
  const found = readReport(report, project)
  if (code !== 0 && found.every(({ failed }) => failed === 0))
    found.push(aFailure(`${name}: vitest ended with ${code}`))
  return found
}

/** Buffered output is printed in one piece at the end, not mixed with other output. */
function run(name: string, command: string, args: string[], held = false): Promise<Ended> {
  return new Promise((resolve) => {
    const env = { ...process.env, TMPDIR: folder }
    const start = performance.now()
    // Its own process group, so that its children can be killed with it.
    const child = spawn(...measured(command, args), { cwd: ROOT, env, stdio: ["ignore", ...PIPES], detached: true })
    const endGroup = () => {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
    }
    process.once("exit", endGroup)
    const limit = setTimeout(() => {
      console.log(`${[path.basename(command), ...args].join(" ")} did not end within ${LIMIT_MS / 60_000} minutes`)
      endGroup()
    }, LIMIT_MS)
    let output = ""
    const take = (text: string) => {
      output += text
      if (!held) process.stdout.write(text)
    }
    const [, out, errors, measure] = child.stdio as unknown as [null, Readable, Readable, Readable]
    let processor = ""
    measure.setEncoding("utf8").on("data", (text: string) => (processor += text))
    const streams = [out, errors].map((stream) => {
      const lines = quietLines(take)
      stream.setEncoding("utf8").on("data", lines.take)
      return lines
    })
    child.on("close", (code) => {
      clearTimeout(limit)
      process.off("exit", endGroup)
      for (const lines of streams) lines.end()
      if (held) process.stdout.write(output)
      const wall = Math.round((performance.now() - start) / 1000)
      times.push(`${name} ${wall} s, ${Math.round(processorSeconds(processor))} s of processor time`)
      resolve({ code: code ?? 1, output })
    })
  })
}

function checksOf({ code, output }: Ended): FileResult {
  const line = /(\d+) passed, (\d+) failed/.exec(output)
  const [passed, failed] = line ? [Number(line[1]), Number(line[2])] : [0, 1]
  const failures = output.split("\n").flatMap((text) => (text.startsWith("FAIL  ") ? [`check: ${text.slice(6)}`] : []))
  return { passed, failed: failed + (code !== 0 && failed === 0 ? 1 : 0), failures }
}
