import { readFileSync } from "node:fs"
import path from "node:path"
import vm from "node:vm"
import { gzipSync } from "node:zlib"
import { describe, inject, it } from "vitest"
import { integrityTable, RELEASES, SCRIPTS, versionOf } from "../../bin/build/sdk-release.ts"
import type { SharedService } from "../../bin/testing/shared-service.ts"

const BUILT = path.join(import.meta.dirname, "../../dist/sdk")
const read = (file: string) => readFileSync(path.join(BUILT, file), "utf8")

describe("the built SDK", () => {
  it.for(["strata.js", "strata.global.js"])("fits in 3 KiB: %s", (file, { expect }) => {
    expect(gzipSync(read(file), { level: 9 }).byteLength).toBeLessThanOrEqual(3 * 1024)
  })

  it("is a module and a script with the same exports", async ({ expect }) => {
    const module = (await import(path.join(BUILT, "strata.js"))) as object
    const names = vm.runInNewContext(`${read("strata.global.js")}; [Object.keys(Strata), Object.keys(globalThis)]`)
    expect(names).toEqual([Object.keys(module), ["Strata"]])
    expect(Object.keys(module)).toEqual(["StrataError", "createClient"])
  })

  it("is the release of its version, with the integrity that the README gives", ({ expect }) => {
    const version = versionOf()
    for (const file of SCRIPTS) {
      const released = readFileSync(path.join(RELEASES, version, file), "utf8")
      expect(read(file), "a changed SDK needs a new version: npm run release-sdk").toBe(released)
    }
    expect(readFileSync(path.join(import.meta.dirname, "../README.md"), "utf8")).toContain(integrityTable(version))
  })

  it("is served by release for a year, by major version for a day, and at the old address", async ({ expect }) => {
    const { url } = (await (await fetch(inject("sharedService"))).json()) as SharedService
    const served = async (address: string) => {
      const answer = await fetch(`${url}/sdk/${address}`)
      expect(answer.headers.get("access-control-allow-origin"), address).toBe("*")
      return { text: await answer.text(), cache: answer.headers.get("cache-control") }
    }
    for (const file of SCRIPTS) {
      const text = read(file)
      const year = { text, cache: "public, max-age=31536000, immutable" }
      const day = { text, cache: "public, max-age=86400, stale-while-revalidate=604800" }
      expect(await served(`releases/${versionOf()}/${file}`)).toEqual(year)
      expect(await served(`v1/${file}`)).toEqual(day)
      expect((await served(file)).text).toBe(text)
    }
  })

  it("has no dependencies and contains every file it names", ({ expect }) => {
    const manifest = JSON.parse(read("package.json")) as Record<string, unknown>
    expect(manifest).not.toHaveProperty("dependencies")
    const named = JSON.stringify(manifest).match(/\.\/[\w.]+\.(?:js|d\.ts)/g)
    expect(new Set(named)).toEqual(new Set(["./index.d.ts", "./strata.js", "./strata.global.js"]))
    for (const file of [...(named ?? []), "prebid/strataRtdProvider.js"]) expect(read(file), file).not.toBe("")
  })
})
