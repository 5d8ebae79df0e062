import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { describe, it } from "vitest"
import { ROOT } from "../system/paths.ts"
import { MUTATIONS } from "./all.ts"
import { mutate } from "./mutation.ts"

describe("the list of mutations", () => {
  it("has at least 60, each with a name of its own", ({ expect }) => {
    expect(MUTATIONS.length).toBeGreaterThanOrEqual(60)
    const names = MUTATIONS.map(({ name }) => name)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it.for(MUTATIONS)("$name: its text occurs once, and its tests exist", (mutation, { expect }) => {
    const source = readFileSync(path.join(ROOT, mutation.file), "utf8")
    expect(source.split(mutation.find).length - 1, `occurrences of ${mutation.find} in ${mutation.file}`).toBe(1)
    expect(mutate(source, mutation)).not.toBe(source)
    for (const file of mutation.tests) expect(existsSync(path.join(ROOT, file)), file).toBe(true)
  })
})

describe("an edit", () => {
  it("replaces literally, and only where its text occurs once", ({ expect }) => {
    expect(mutate("a b c", { find: "b", replace: "$&" })).toBe("a $& c")
    expect(mutate("a b b", { find: "b", replace: "x" })).toBeUndefined()
    expect(mutate("a", { find: "b", replace: "x" })).toBeUndefined()
  })
})
