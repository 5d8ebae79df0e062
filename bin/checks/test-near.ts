// The inner loop: types, floors and the tests affected by the working tree's changes, or by those of a branch: `npm run test:near -- main`.
import { execFileSync, spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import path from "node:path"
import { memoryFolder } from "../system/memory-folder.ts"
import { ROOT } from "../system/paths.ts"
import { readSources, SUITES, testsNear } from "./near.ts"

const base = process.argv[2] ?? "HEAD"
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((line) => line !== "")

const [since = base] = git("merge-base", base, "HEAD")
const changed = [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")]
const { files, imports } = readSources()
const { tests, accessTables, farther, beyond } = testsNear(changed, imports, files)

const { folder, remove } = memoryFolder("near")
// The first check generates the client's types, which the others read.
const onlyTypes = existsSync(path.join(ROOT, "dist/openapi.json")) ? ["types|floors"] : []
const results = [succeeds(process.execPath, ["bin/checks/check.ts", ...onlyTypes])]
if (tests.length > 0) results.push(vitest(tests))
const routes = await routesOf(accessTables)
if (routes.length > 0) results.push(vitest([...SUITES, "-t", `^(${routes.map(escaped).join("|")}) `]))
remove()

console.log(`${changed.length} changed files, ${tests.length} test files, ${routes.length} routes`)
if (farther > 0) console.log(`${farther} more test files are farther from the change: npm test`)
for (const file of beyond) console.log(`${file} reaches more than these tests: npm test`)
process.exit(results.every(Boolean) ? 0 : 1)

async function routesOf(tables: readonly string[]): Promise<string[]> {
  const read = tables.map((file) => import(path.join(ROOT, file)) as Promise<{ access: Record<string, unknown> }>)
  const names = (await Promise.all(read)).flatMap(({ access }) => Object.keys(access))
  // The suites spell a route's method in either case.
  return names.flatMap((name) => [name, name.replace(/^\w+/, (method) => method.toLowerCase())])
}

function escaped(text: string): string {
  return text.replaceAll(/[.{}]/g, "\\$&")
}

function vitest(args: readonly string[]): boolean {
  return succeeds(path.join(ROOT, "node_modules/.bin/vitest"), ["run", ...args])
}

function succeeds(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, TMPDIR: folder }
  return spawnSync(command, args, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] }).status === 0
}
