import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { describe, it } from "vitest"
import { replaceFolder } from "./build-worker.mjs"
import { buildWorker } from "../local/local-worker.ts"
import { ROOT } from "../system/paths.ts"

const BUNDLE = path.join(ROOT, "dist/worker")

describe("building the Worker", () => {
  it("never takes away files that a service may be reading", async ({ expect }) => {
    await buildWorker()
    const files = globSync("**/*.*", { cwd: BUNDLE }).map((file) => path.join(BUNDLE, file))
    expect(files.length).toBeGreaterThan(10)
    const build = spawn(process.execPath, ["bin/build/build-worker.mjs"], { cwd: ROOT, stdio: "inherit" })
    const missing = new Set<string>()
    const ended = once(build, "exit")
    while (build.exitCode === null) {
      for (const file of files) if (!existsSync(file)) missing.add(file)
      await sleep(1)
    }
    expect(await ended).toEqual([0, null])
    expect([...missing]).toEqual([])
  })

  it("leaves nothing of the build before, and nothing beside it", ({ expect, onTestFinished }) => {
    const folder = mkdtempSync(path.join(tmpdir(), "strata-replace-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const [fresh, bundle] = [path.join(folder, "fresh"), path.join(folder, "bundle")]
    const buildOf = (files: Record<string, string>) => {
      mkdirSync(fresh)
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(fresh, name), text)
      replaceFolder(fresh, bundle)
      return Object.fromEntries(
        globSync("**/*.*", { cwd: folder }).map((file) => [file, readFileSync(path.join(folder, file), "utf8")]),
      )
    }
    const builds: Record<string, string>[] = [
      { "a.js": "1", "b.js": "2" },
      { "a.js": "1", "c.js": "2" },
      { "a.js": "3", "c.js": "2" },
      { "a.js": "3", "c.js": "2" },
    ]
    for (const files of builds) {
      const expected = Object.entries(files).map(([name, text]) => [`bundle/${name}`, text])
      expect(buildOf(files)).toEqual(Object.fromEntries(expected))
    }
  })
})
