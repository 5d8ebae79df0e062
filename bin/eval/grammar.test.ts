import { execFileSync } from "node:child_process"
import { it } from "vitest"
import { ROOT } from "../system/paths.ts"

it("finds at most one fault of grammar in a hundred descriptions", ({ expect }) => {
  const command = ["--import", "./bin/build/binary-modules.ts", "bin/eval/lint-grammar.ts"]
  const { count, findings } = JSON.parse(execFileSync(process.execPath, command, { cwd: ROOT, encoding: "utf8" })) as {
    count: number
    findings: string[]
  }
  expect(count).toBeGreaterThan(1_000)
  expect(findings.slice(Math.floor(count / 100))).toEqual([])
})
