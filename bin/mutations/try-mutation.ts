import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { mutate, type Mutation } from "./mutation.ts"
import type { TestRequest, TestRun } from "./test-process.ts"

export type Outcome =
  | { result: "killed"; by: string }
  | { result: "survived" }
  /** `find` does not occur exactly once. */
  | { result: "outdated" }
  /** Nothing was tried: the edit is not valid code, no case matches, the tests do not load the file, or fail without the edit. */
  | { result: "broken"; output: string }

type RunTests = (request: TestRequest) => Promise<TestRun>

/** Runs the tests that should notice in a copy of the checkout with the edit, then reverts the edit. */
export async function tryMutation(folder: string, mutation: Mutation, runTests: RunTests): Promise<Outcome> {
  const file = path.join(folder, mutation.file)
  const source = readFileSync(file, "utf8")
  const edited = mutate(source, mutation)
  if (edited === undefined) return { result: "outdated" }
  writeFileSync(file, edited)
  try {
    return judge(await runTests({ edited: mutation.file, tests: testsOf(mutation) }))
  } catch (error) {
    return { result: "broken", output: String(error) }
  } finally {
    writeFileSync(file, source)
  }
}

function judge({ passed, failed: [failed], files, loaded, errors }: TestRun): Outcome {
  if (passed === 0 && !failed) return { result: "broken", output: errors || "no test ran" }
  if (!loaded) return { result: "broken", output: "its tests do not load the file" }
  const by = failed?.name ?? files.find(({ state }) => state === "failed")?.file
  return by === undefined ? { result: "survived" } : { result: "killed", by }
}

const testsOf = ({ tests, cases }: Mutation) => tests.map((file) => ({ file, ...(cases !== undefined && { cases }) }))

/** Runs the tests of several mutations without an edit, and says of each file that did not pass why. */
export async function findFailures(mutations: readonly Mutation[], runTests: RunTests): Promise<Map<string, string>> {
  const byFile = Map.groupBy(mutations.flatMap(testsOf), ({ file }) => file)
  const tests = [...byFile].map(([file, some]) => ({
    file,
    cases: some.map(({ cases = "" }) => `(?:${cases})`).join("|"),
  }))
  const noRun = (error: unknown) => ({ failed: [], files: [], errors: String(error) })
  const { failed, files, errors } = await runTests({ tests }).catch(noRun)
  const stateOf = new Map(files.map(({ file, state }) => [file, state]))
  const broken = [...byFile.keys()].filter((file) => stateOf.get(file) !== "passed")
  const namesOf = (file: string) => failed.filter((one) => one.file === file).map(({ name }) => name)
  return new Map(broken.map((file) => [file, namesOf(file).join("\n") || errors || `${file}: ${stateOf.get(file)}`]))
}
