// Runs tests of its working folder, a copy of the checkout, as its parent asks. One Vitest stays for all runs, so that modules are
// transformed once. Every run starts its own workerd, which evaluates all modules anew: nothing else lasts from one edit to the next.
import path from "node:path"
import { inspect } from "node:util"
import { isMigration } from "./mutation.ts"
import { createVitest, type TestCase, type TestModule, type TestProject } from "vitest/node"

export type TestRequest = {
  /** The file with the edit; the run ends at its first failure. Without one, all tests run. */
  edited?: string
  tests: readonly { file: string; cases?: string }[]
}

export type TestRun = {
  passed: number
  failed: { file: string; name: string }[]
  /** A file fails also where its tests passed, but a check of the whole file failed, such as the search for planted secrets. */
  files: { file: string; state: string }[]
  /** Whether the run read the edited file. */
  loaded: boolean
  errors: string
}

// What the command `vitest` sets.
Object.assign(process.env, { TEST: "true", VITEST: "true", NODE_ENV: "test" })
const reporter = { onTestCaseResult, onTestModuleEnd }
const vitest = await createVitest("test", { watch: false, maxWorkers: 1, reporters: [reporter] })

let edited: string | undefined
let run: TestRun

process.on("message", (request: TestRequest) => void answer(request).then((outcome) => process.send?.(outcome)))
process.on("disconnect", () => void vitest.exit(true))

async function answer(request: TestRequest): Promise<TestRun> {
  // The file of the run before has its own text again.
  if (edited) vitest.invalidateFile(edited)
  edited = request.edited && path.resolve(request.edited)
  if (edited) vitest.invalidateFile(edited)
  run = { passed: 0, failed: [], files: [], loaded: false, errors: "" }
  const { unhandledErrors } = await vitest.runTestSpecifications(request.tests.map(specification))
  run.errors += unhandledErrors.map((error) => inspect(error)).join("\n")
  // An invalidated file has no transformed text until a run reads it.
  run.loaded =
    isMigration(request.edited) || modules().some(({ file, transformResult }) => file === edited && transformResult)
  dropSourceMaps()
  return run
}

function specification({ file, cases }: TestRequest["tests"][number]) {
  const full = path.resolve(file)
  const project = vitest.projects.find((one) => one.matchesTestGlob(full))
  if (!project) throw new Error(`No project has ${file}`)
  return project.createSpecification(full, cases === undefined ? undefined : { testNamePattern: new RegExp(cases) })
}

const graphs = ({ vite }: TestProject) => Object.values(vite.environments).map(({ moduleGraph }) => moduleGraph)
const modules = () => vitest.projects.flatMap(graphs).flatMap(({ idToModuleMap }) => Array.from(idToModuleMap.values()))

/** Four fifths of what every run sends to its workerd would be source maps. */
function dropSourceMaps() {
  for (const { transformResult } of modules()) {
    const at = transformResult?.code.lastIndexOf("\n//# sourceMappingURL=data:") ?? -1
    if (transformResult && at > 0)
      Object.assign(transformResult, { code: transformResult.code.slice(0, at), map: null })
  }
}

function onTestCaseResult(test: TestCase) {
  const { state } = test.result()
  if (state === "passed") run.passed++
  if (state !== "failed") return
  run.failed.push({ file: test.module.relativeModuleId, name: test.fullName })
  if (edited) void vitest.cancelCurrentRun("test-failure")
}

function onTestModuleEnd(module: TestModule) {
  run.files.push({ file: module.relativeModuleId, state: module.state() })
  run.errors += module
    .errors()
    .map((error) => inspect(error))
    .join("\n")
}
