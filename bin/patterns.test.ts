import { readFileSync, globSync } from "node:fs"
import path from "node:path"
import { parseSync } from "oxc-parser"
import { checkSync } from "recheck"
import { it } from "vitest"
import { ROOT } from "./paths.ts"

const PATIENCE_MS = 100_000

type Pattern = { where: string; source: string; flags: string }

/** Every regular expression written in the service's own code. */
function patterns(): Pattern[] {
  return (
    globSync(["src/**/*.ts", "workers/**/*.ts"], { cwd: ROOT })
      .filter((file) => !/\.(test|d)\.ts$/.test(file) && !file.startsWith("src/testing/"))
      // What runs in a person's own browser can hold up nobody else.
      .filter((file) => !file.startsWith("workers/console/"))
      .flatMap((file) => {
        const found: Pattern[] = []
        const visit = (node: unknown) => {
          if (node === null || typeof node !== "object") return
          const { regex } = node as { regex?: { pattern: string; flags: string } }
          if (regex) found.push({ where: file, source: regex.pattern, flags: regex.flags })
          for (const child of Object.values(node)) visit(child)
        }
        visit(parseSync(file, readFileSync(path.join(ROOT, file), "utf8")).program)
        return found
      })
  )
}

it("no regular expression backtracks badly", ({ expect }) => {
  const all = patterns()
  expect(all.length).toBeGreaterThan(20)
  // A check that runs out of time says neither yes nor no, and a busy machine must not decide.
  const bad = all.filter(({ source, flags }) => checkSync(source, flags, { timeout: PATIENCE_MS }).status !== "safe")
  expect(bad).toEqual([])
})
