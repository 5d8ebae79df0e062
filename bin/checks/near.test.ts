import { describe, it } from "vitest"
import { readSources, testsNear } from "./near.ts"

const FILES = [
  "src/topics/library/store.ts",
  "src/topics/library/list.ts",
  "src/topics/library/list.test.ts",
  "src/topics/library/routes.access.ts",
  "src/topics/export/export.ts",
  "src/topics/export/export.test.ts",
  "src/intake/imports/import.test.ts",
  "src/testing/factories.ts",
  "src/app/route-suite.test.ts",
]
const IMPORTS = [
  { from: "src/topics/library/list.ts", to: "src/topics/library/store.ts" },
  { from: "src/topics/export/export.ts", to: "src/topics/library/list.ts" },
  { from: "src/topics/export/export.test.ts", to: "src/topics/export/export.ts" },
  { from: "src/testing/factories.ts", to: "src/topics/library/store.ts" },
  { from: "src/intake/imports/import.test.ts", to: "src/testing/factories.ts" },
]
const near = (...changed: string[]) => testsNear(changed, IMPORTS, FILES)

describe("the tests near a change", () => {
  it("are those beside it and those that import it, but not through fixtures", ({ expect }) => {
    expect(near("src/topics/library/store.ts")).toEqual({
      tests: ["src/topics/export/export.test.ts", "src/topics/library/list.test.ts"],
      accessTables: ["src/topics/library/routes.access.ts"],
      farther: 0,
      beyond: [],
    })
  })

  it("are a changed test alone, and those that import a changed fixture", ({ expect }) => {
    expect(near("src/topics/library/list.test.ts")).toMatchObject({
      tests: ["src/topics/library/list.test.ts"],
      accessTables: [],
    })
    const fixture = near("src/testing/factories.ts")
    expect(fixture.tests).toEqual(["src/intake/imports/import.test.ts"])
    expect(fixture.beyond).toEqual(["src/testing/factories.ts"])
  })

  it("say what only the whole run covers", ({ expect }) => {
    expect(near("wrangler.toml", "docs/storage.md")).toEqual({
      tests: [],
      accessTables: [],
      farther: 0,
      beyond: ["wrangler.toml"],
    })
  })

  it("are the nearest where many import the change", ({ expect }) => {
    const users = Array.from({ length: 50 }, (_, i) => `src/intake/imports/user-${i}.test.ts`)
    const imports = [...users.map((from) => ({ from, to: "src/topics/library/list.ts" })), ...IMPORTS]
    const { tests, farther } = testsNear(["src/topics/library/store.ts"], imports, [...FILES, ...users])
    expect(tests).toHaveLength(40)
    expect(tests).toContain("src/topics/library/list.test.ts")
    expect(tests).not.toContain("src/topics/export/export.test.ts")
    expect(farther).toBe(12)
  })

  it("are few for a change to one capability of this repository", ({ expect }) => {
    const { files, imports } = readSources()
    const { tests, accessTables } = testsNear(["src/organizations/views/routes.ts"], imports, files)
    expect(tests).toContain("src/organizations/views/routes.test.ts")
    expect(tests.length).toBeLessThan(20)
    expect(accessTables).toEqual(["src/organizations/views/routes.access.ts"])
  })
})
