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

/** Fixtures and wiring import every capability: a test that uses them is not about what they import. */
const IMPORTS_EVERYTHING = /^(src\/(testing|app)\/|workers\/[\w-]+\.ts$|workers\/(consumers|objects)\/)/

/** What every test depends on, or what is no module: nobody can say from imports which tests it reaches. */
const REACHES_ALL =
  /^(package(-lock)?\.json|vitest\.config\.ts|wrangler\.toml|migrations\/|src\/kernel\/db\/schema\/|src\/testing\/(setup|factories|client)\.ts)/

/** Tests of every route, run for those of the changed capabilities. */
export const SUITES = ["src/app/route-suite.test.ts", "src/app/hostile-input.test.ts"]

export type Near = {
  tests: string[]
  /** The tables of expected access beside the changed files: their routes go through the suites. */
  accessTables: string[]
  /** Changes that only `npm test` covers. */
  beyond: string[]
}

/** The tests beside a change, and those that import it, other than through what imports everything. */
export function testsNear(changed: readonly string[], imports: readonly Import[], files: readonly string[]): Near {
  const importers = Map.groupBy(imports, ({ to }) => to)
  const seen = new Set(changed)
  const queue = [...changed]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const { from } of importers.get(file) ?? []) {
      if (seen.has(from) || IMPORTS_EVERYTHING.test(from)) {
        if (isTest(from)) seen.add(from)
        continue
      }
      seen.add(from)
      queue.push(from)
    }
  }
  const folders = new Set(changed.filter((file) => !isTest(file)).map((file) => path.posix.dirname(file)))
  const beside = files.filter((file) => folders.has(path.posix.dirname(file)))
  const tests = [...seen, ...beside].filter((file) => isTest(file) && files.includes(file))
  return {
    tests: [...new Set(tests)].filter((file) => !SUITES.includes(file) || changed.includes(file)).sort(),
    accessTables: beside.filter((file) => file.endsWith("/routes.access.ts")).sort(),
    beyond: changed.filter((file) => REACHES_ALL.test(file)),
  }
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
