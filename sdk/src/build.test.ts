import { readFileSync } from "node:fs"
import path from "node:path"
import vm from "node:vm"
import { gzipSync } from "node:zlib"
import { describe, it } from "vitest"

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

  it("has no dependencies and contains every file it names", ({ expect }) => {
    const manifest = JSON.parse(read("package.json")) as Record<string, unknown>
    expect(manifest).not.toHaveProperty("dependencies")
    const named = JSON.stringify(manifest).match(/\.\/[\w.]+\.(?:js|d\.ts)/g)
    expect(new Set(named)).toEqual(new Set(["./index.d.ts", "./strata.js", "./strata.global.js"]))
    for (const file of named ?? []) expect(read(file), file).not.toBe("")
  })
})
