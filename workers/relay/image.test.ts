import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { describe, it } from "vitest"
import { ROOT } from "../../bin/system/paths.ts"

describe("the image", () => {
  it("contains everything that the relay imports", ({ expect }) => {
    const image = mkdtempSync(path.join(tmpdir(), "strata-image-"))
    const dockerfile = readFileSync(path.join(ROOT, "workers/relay/Dockerfile"), "utf8")
    const [, last = ""] = dockerfile.split(/^FROM .*slim$/m)
    for (const [, from = ""] of last.matchAll(/^COPY (?:--from=packages )?(?:\/app\/)?(\S+) /gm)) {
      cpSync(path.join(ROOT, from), path.join(image, from), { recursive: true })
    }
    // Node 22 warns about running TypeScript without an option, which `npm test` passes on here.
    const env = { NODE_OPTIONS: process.env["NODE_OPTIONS"] }
    const run = spawnSync(process.execPath, ["workers/relay/main.ts"], { cwd: image, env, encoding: "utf8" })
    expect(run.stderr).toBe("")
    expect(run.stdout).toContain('"event":"relay.start_failed","error":"STRATA_URL is not set"')
    rmSync(image, { recursive: true, force: true })
  })
})
