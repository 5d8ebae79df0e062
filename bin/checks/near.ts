// Which tests a change reaches: `npm run test:near` runs them.
import { existsSync, globSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"
import { type Import, specifiersIn } from "./floors.ts"

const SOURCES = [
  "{src,workers,bin,bench,browser,cli}/**/*.{ts,tsx,mjs}",
  "{sdk,client}/*.ts",
  "{sdk,client}/src/**/*.ts",
  "*.config.ts",
]
const isTest = (file: string) => file.endsWith(".test.ts")

/** Fixtures and wiring import every capability: a test that uses them does not cover everything they import. */
const IMPORTS_EVERYTHING = /^(src\/(testing|app)\/|workers\/[\w-]+\.ts$|workers\/(consumers|objects)\/)/

/** Files that every test depends on, or that are not modules: imports do not tell which tests they affect. */
const REACHES_ALL =
  /^(package(-lock)?\.json|vitest\.config\.ts|wrangler\.toml|migrations\/|src\/kernel\/db\/schema\/|src\/testing\/(setup|factories|client)\.ts)/

/** Tests of every route, run for those of the changed capabilities. */
export const SUITES = ["src/app/route-suite.test.ts", "src/app/hostile-input.test.ts"]

/** More would take longer than two minutes. */
const AT_MOST = 40

export type Near = {
  /** At most 40, the nearest. */
  tests: string[]
  /** Tables of expected access next to the changed files: their routes go through the suites. */
  accessTables: string[]
  /** How many more tests import the change, from farther away. */
  farther: number
  /** Changes that only `npm test` covers. */
  beyond: string[]
}

/** The tests next to a change, and those that import it, except through files that import everything. */
export function testsNear(changed: readonly string[], imports: readonly Import[], files: readonly string[]): Near {
  const folders = new Set(changed.filter((file) => !isTest(file)).map((file) => path.posix.dirname(file)))
  const beside = files.filter((file) => folders.has(path.posix.dirname(file)))
  const tests = new Set(
    [...beside, ...importersOf(changed, imports)].filter((file) => isTest(file) && files.includes(file)),
  )
  const own = [...tests].filter((file) => !SUITES.includes(file) || changed.includes(file))
  return {
    tests: own.slice(0, AT_MOST).sort(),
    accessTables: beside.filter((file) => file.endsWith("/routes.access.ts")).sort(),
    farther: Math.max(0, own.length - AT_MOST),
    beyond: changed.filter((file) => REACHES_ALL.test(file)),
  }
}

/** The changed files, then those that import them, then those that import these, and so on. */
function importersOf(changed: readonly string[], imports: readonly Import[]): Set<string> {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const seen = new Set(changed)
  // Iterates over what is added meanwhile, so the nearest come first.
  for (const file of seen) {
    if (!changed.includes(file) && IMPORTS_EVERYTHING.test(file)) continue
    for (const { from } of importers.get(file) ?? []) if (isTest(from) || !IMPORTS_EVERYTHING.test(from)) seen.add(from)
  }
  return seen
}

export function readSources(): { files: string[]; imports: Import[] } {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: (name) => name === "node_modules" || name === "dist" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => existsSync(path.join(ROOT, file)))
  const known = new Set(files)
  const imports = files.flatMap((from) =>
    specifiersIn(from)
      .map((specifier) => ({ from, to: path.posix.join(path.posix.dirname(from), specifier) }))
      .filter(({ to }) => known.has(to)),
  )
  return { files, imports }
}
