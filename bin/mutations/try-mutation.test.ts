import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { afterAll, describe, it } from "vitest"
import { ROOT } from "../system/paths.ts"
import { batchesOf } from "./batches.ts"
import type { Mutation } from "./mutation.ts"
import { startTests } from "./start-tests.ts"
import { findFailures, tryMutation } from "./try-mutation.ts"

const FILES = {
  "vitest.config.ts": `export default { test: { include: ["*.test.ts"] } }`,
  "double.ts": "export const double = (n: number) => n * 2\n",
  "unread.ts": "export const unread = 1\n",
  "double.test.ts": `
    import { expect, it } from "vitest"
    import { double } from "./double.ts"
    it("doubles 0", () => expect(double(0)).toBe(0))
    it("doubles 2", () => expect(double(2)).toBe(4))
    it("doubles 3", () => expect(double(3)).toBe(6))`,
  "wrong.test.ts": `import { expect, it } from "vitest"\nit("never passes", () => expect(1).toBe(2))`,
}

const parent = path.join(ROOT, "dist/mutations")
mkdirSync(parent, { recursive: true })
const folder = mkdtempSync(path.join(parent, "planted-"))
for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text)
const tests = startTests(folder)
afterAll(async () => {
  await tests.stop()
  rmSync(folder, { recursive: true, force: true })
})

const planted = (change: Partial<Mutation>): Mutation => ({
  name: "planted",
  file: "double.ts",
  find: "n * 2",
  replace: "n * 3",
  why: "numbers would triple",
  tests: ["double.test.ts"],
  ...change,
})
const outcomeOf = (change: Partial<Mutation> = {}) => tryMutation(folder, planted(change), tests.run)

describe("a mutation", () => {
  it("is killed by the test that notices, and survives those that do not", async ({ expect }) => {
    expect(await outcomeOf()).toEqual({ result: "killed", by: "doubles 2" })
    expect(await outcomeOf({ cases: "0" })).toEqual({ result: "survived" })
    expect(await outcomeOf({ cases: "3" })).toEqual({ result: "killed", by: "doubles 3" })
    expect(await outcomeOf({ replace: "n + n" }), "nothing of the edits before lasts").toEqual({ result: "survived" })
    expect(await outcomeOf({ replace: "n ** 2" })).toEqual({ result: "killed", by: "doubles 3" })
    expect(readFileSync(path.join(folder, "double.ts"), "utf8")).toBe(FILES["double.ts"])
  })

  it("is outdated without its text", async ({ expect }) => {
    expect(await outcomeOf({ find: "n * 4" })).toEqual({ result: "outdated" })
  })

  it("is broken where nothing was tried", async ({ expect }) => {
    expect(await outcomeOf({ replace: "n *" })).toMatchObject({ result: "broken" })
    expect(await outcomeOf({ cases: "no such case" })).toEqual({ result: "broken", output: "no test ran" })
    const unread = await outcomeOf({ file: "unread.ts", find: "1", replace: "2" })
    expect(unread).toEqual({ result: "broken", output: "its tests do not load the file" })
    expect(await outcomeOf(), "and the next one is tried").toMatchObject({ result: "killed" })
  })

  it("is not tried with tests that fail without it", async ({ expect }) => {
    const failures = await findFailures([planted({ cases: "0" }), planted({ tests: ["wrong.test.ts"] })], tests.run)
    expect([...failures]).toEqual([["wrong.test.ts", "never passes"]])
  })
})

describe("batches", () => {
  it("have all mutations once, those with the same tests next to each other", ({ expect }) => {
    const some = Array.from({ length: 50 }, (_, i) => planted({ name: `${i}`, tests: [`${i % 2}.test.ts`] }))
    const batches = batchesOf(some, 2)
    expect(batches.map(({ length }) => length)).toEqual([24, 24, 2])
    const files = batches.flat().map(({ tests: [file] }) => file)
    expect(files).toEqual([...files].sort())
    expect(new Set(batches.flat())).toEqual(new Set(some))
    expect(batchesOf(some.slice(0, 3), 2).map(({ length }) => length)).toEqual([2, 1])
  })
})
