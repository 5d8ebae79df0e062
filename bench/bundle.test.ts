import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { describe, it } from "vitest"
import { measureSizes } from "./bundle.ts"

describe("the Worker", () => {
  it("loads at most 350 KiB at start-up, and is at most 3 MiB in all", async ({ expect, onTestFinished }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "strata-bundle-"))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const { startGzipKiB, totalGzipKiB } = await measureSizes(folder)
    expect(startGzipKiB).toBeLessThanOrEqual(350)
    expect(totalGzipKiB).toBeGreaterThan(startGzipKiB + 100)
    expect(totalGzipKiB).toBeLessThanOrEqual(3_072)
  })
})
