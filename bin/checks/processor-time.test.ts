import { spawnSync } from "node:child_process"
import { describe, it } from "vitest"
import { measured, processorSeconds } from "./processor-time.ts"

describe("processor time", () => {
  it("is measured with all children, and leaves the command's exit code", ({ expect }) => {
    const busy = "const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);"
    const parent = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(busy)}]); process.exit(3)`
    const [command, args] = measured(process.execPath, ["-e", parent])
    const { status, output } = spawnSync(command, args, { stdio: ["ignore", "pipe", "pipe", "pipe"], encoding: "utf8" })
    expect(status).toBe(3)
    expect(processorSeconds(output[3] ?? "")).toBeGreaterThan(0.3)
  })

  it("adds up minutes, seconds, user and system time", ({ expect }) => {
    expect(processorSeconds("0m0.00s 0m0.00s\n2m1.50s 0m3.25s\n")).toBe(124.75)
    expect(processorSeconds("")).toBe(0)
  })
})
