import { execFileSync } from "node:child_process"
import { it } from "vitest"
import { ROOT } from "../system/paths.ts"
import { IS_LONG_FORM } from "../testing/long-form.ts"

/** A thousand descriptions in the long form. */
const EVERY = IS_LONG_FORM ? 1 : 5
const command = ["--import", "./bin/build/binary-modules.ts", "bin/eval/lint-grammar.ts", String(EVERY)]
type Linted = { count: number; findings: string[]; documented: number; outdated: string[] }

it("finds at most one fault of grammar in a hundred descriptions, and those of the documentation as they are", ({
  expect,
}) => {
  const output = execFileSync(process.execPath, command, { cwd: ROOT, encoding: "utf8" })
  const { count, findings, documented, outdated } = JSON.parse(output) as Linted
  expect(count).toBeGreaterThan(1_000 / EVERY)
  expect(findings.slice(Math.floor(count / 100))).toEqual([])
  expect(documented).toBeGreaterThanOrEqual(20)
  expect(outdated).toEqual([])
})
