import { execFileSync } from "node:child_process"
import { it } from "vitest"
import { ROOT } from "./paths.ts"

it("a million random strings never make the engine throw or dawdle", ({ expect }) => {
  const output = execFileSync(process.execPath, ["--import", "./bin/binary-modules.ts", "bin/engine-endurance.ts"], {
    cwd: ROOT,
    encoding: "utf8",
  })
  const report = JSON.parse(output) as { strings: number; slow: string[] }
  expect(report.strings).toBeGreaterThanOrEqual(1_000_000)
  expect(report.slow).toEqual([])
})
