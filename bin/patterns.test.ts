import { readFileSync, globSync } from "node:fs"
import path from "node:path"
import { parseSync } from "oxc-parser"
import { checkSync } from "recheck"
import { it } from "vitest"
import { ROOT } from "./paths.ts"

type Pattern = { where: string; source: string; flags: string }

/** Every regular expression written in the service's own code. */
function patterns(): Pattern[] {
  return globSync(["src/**/*.ts", "workers/**/*.ts"], { cwd: ROOT })
    .filter((file) => !/\.(test|d)\.ts$/.test(file) && !file.startsWith("src/testing/"))
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
}

it("no regular expression backtracks badly", ({ expect }) => {
  const all = patterns()
  expect(all.length).toBeGreaterThan(20)
  const bad = all.filter(({ source, flags }) => checkSync(source, flags).status !== "safe")
  expect(bad).toEqual([])
})
