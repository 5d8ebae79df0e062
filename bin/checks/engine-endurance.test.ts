import { execFileSync } from "node:child_process"
import { it } from "vitest"
import { ROOT } from "../system/paths.ts"

// `npm run endurance` runs a million.
const STRINGS = 5_000

it("the engine never throws and is never slow, even on hostile text", ({ expect }) => {
  const args = ["--import", "./bin/build/binary-modules.ts", "bin/checks/engine-endurance.ts", String(STRINGS)]
  const output = execFileSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" })
  expect(JSON.parse(output)).toEqual({ strings: STRINGS, slow: [] })
})
