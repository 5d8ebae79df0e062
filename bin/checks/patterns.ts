import { globSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseSync } from "oxc-parser"
import { checkSync } from "recheck"
import { ROOT } from "../system/paths.ts"

/** Regular expressions that `npm run endurance` found safe. */
const RECORD = path.join(ROOT, "bin/checks/safe-patterns.json")
/** Limits count steps, not time, so that a busy machine does not matter. */
const LIMITS = { timeout: null, attackTimeout: null, incubationTimeout: null, attackLimit: 150_000_000 }

type Pattern = { source: string; flags: string }

/** Every regular expression in the service's code, in a fixed order. */
export function findPatterns(): Pattern[] {
  const found = new Map<string, Pattern>()
  const visit = (node: unknown) => {
    if (node === null || typeof node !== "object") return
    const { regex } = node as { regex?: { pattern: string; flags: string } }
    if (regex) found.set(`/${regex.pattern}/${regex.flags}`, { source: regex.pattern, flags: regex.flags })
    for (const child of Object.values(node)) visit(child)
  }
  const files = globSync(["src/**/*.ts", "workers/**/*.ts"], { cwd: ROOT })
    .filter((file) => !/\.(test|d)\.ts$/.test(file) && !file.startsWith("src/testing/"))
    // The console runs in the user's own browser: a slow pattern there holds up no request.
    .filter((file) => !file.startsWith("workers/console/"))
  for (const file of files) visit(parseSync(file, readFileSync(path.join(ROOT, file), "utf8")).program)
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pattern]) => pattern)
}

/** True if no input makes the pattern backtrack more than in proportion to its length. */
export const isSafe = ({ source, flags }: Pattern): boolean => checkSync(source, flags, LIMITS).status === "safe"

export const readSafePatterns = () => new Set(JSON.parse(readFileSync(RECORD, "utf8")) as string[])

export const writeSafePatterns = (patterns: Pattern[]) =>
  writeFileSync(RECORD, `${JSON.stringify(patterns.map(literalOf), null, 2)}\n`)

export const literalOf = ({ source, flags }: Pattern): string => `/${source}/${flags}`
