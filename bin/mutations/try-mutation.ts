import { spawn } from "node:child_process"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { memoryFolder } from "../system/memory-folder.ts"
import { ROOT } from "../system/paths.ts"
import { mutate, type Mutation } from "./mutation.ts"

/** Ends a run that hangs. */
const LIMIT_MS = 20 * 60_000

export type Outcome =
  | { result: "killed"; by: string }
  | { result: "survived" }
  /** `find` does not occur exactly once. */
  | { result: "outdated" }
  /** No test finished: the edit is not valid code, or no case matches. */
  | { result: "broken"; output: string }

/** Runs the tests that should notice in a copy of the checkout with the edit, then reverts the edit. */
export async function tryMutation(folder: string, mutation: Mutation): Promise<Outcome> {
  const file = path.join(folder, mutation.file)
  const source = readFileSync(file, "utf8")
  const edited = mutate(source, mutation)
  if (edited === undefined) return { result: "outdated" }
  writeFileSync(file, edited)
  try {
    return await runTests(folder, mutation)
  } finally {
    writeFileSync(file, source)
  }
}

async function runTests(folder: string, { tests, cases }: Mutation): Promise<Outcome> {
  const report = path.join(folder, "dist", "mutation.json")
  rmSync(report, { force: true })
  const only = cases === undefined ? [] : ["-t", cases]
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]
  const output = await vitest(folder, [...tests, ...only, "--bail", "1", ...reporters])
  const files = filesOf(report)
  const all = files.flatMap(({ assertionResults }) => assertionResults)
  const failed = all.find(({ status }) => status === "failed")
  if (failed) return { result: "killed", by: failed.fullName }
  if (!all.some(({ status }) => status === "passed")) return { result: "broken", output }
  // Its tests passed, but a check of the whole file failed, such as the search for planted secrets.
  const file = files.find(({ status }) => status === "failed")
  return file ? { result: "killed", by: path.relative(folder, file.name) } : { result: "survived" }
}

type TestFile = { name: string; status: string; assertionResults: { status: string; fullName: string }[] }

function filesOf(report: string): TestFile[] {
  try {
    return (JSON.parse(readFileSync(report, "utf8")) as { testResults: TestFile[] }).testResults
  } catch {
    return []
  }
}

/** Returns its output. */
function vitest(folder: string, args: string[]): Promise<string> {
  const temporary = memoryFolder("mutate")
  return new Promise((resolve) => {
    const program = path.join(ROOT, "node_modules/vitest/vitest.mjs")
    const child = spawn(process.execPath, [program, "run", ...args], {
      cwd: folder,
      env: { ...process.env, TMPDIR: temporary.folder },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: LIMIT_MS,
    })
    let output = ""
    const take = (data: Buffer) => void (output += data.toString())
    child.stdout.on("data", take)
    child.stderr.on("data", take)
    child.on("close", () => {
      temporary.remove()
      resolve(output)
    })
  })
}
