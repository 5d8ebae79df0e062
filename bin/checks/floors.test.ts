import { describe, it } from "vitest"
import { IS_LONG_FORM } from "../testing/long-form.ts"
import { checkFloors, readImports } from "./floors.ts"

const NOTHING = { upward: [], cycles: [], circles: [], routes: [] }
const DOWN = { from: "src/topics/library/create-topic.ts", to: "src/kernel/ids.ts" }

describe("the floors", () => {
  // `npm test` checks that before all tests, with check-floors.ts.
  it.runIf(IS_LONG_FORM)("holds for the repository as it is", ({ expect }) => {
    const imports = readImports()
    expect(imports.length).toBeGreaterThan(1000)
    expect(checkFloors(imports)).toEqual(NOTHING)
  })

  it("accepts imports that go down or stay in a folder", ({ expect }) => {
    const sibling = { from: "src/topics/library/create-topic.ts", to: "src/topics/library/intake.ts" }
    expect(checkFloors([DOWN, sibling])).toEqual(NOTHING)
  })

  it("reports an import that goes up", ({ expect }) => {
    const up = { from: "src/kernel/ids.ts", to: "src/topics/library/create-topic.ts" }
    expect(checkFloors([up]).upward).toEqual(["src/kernel/ids.ts -> src/topics/library/create-topic.ts"])
  })

  it("reports an import of an entry point by the service", ({ expect }) => {
    const up = { from: "src/app/app.ts", to: "workers/edge.ts" }
    expect(checkFloors([up]).upward).toHaveLength(1)
  })

  it("reports a cycle over several folders of a floor, with the imports that tie it", ({ expect }) => {
    const { cycles } = checkFloors([
      { from: "src/topics/library/a.ts", to: "src/topics/catalog/b.ts" },
      { from: "src/topics/catalog/b.ts", to: "src/topics/export/c.ts" },
      { from: "src/topics/export/c.ts", to: "src/topics/library/d.ts" },
      { from: "src/topics/export/c.ts", to: "src/topics/operators/e.ts" },
    ])
    expect(cycles).toHaveLength(1)
    expect(cycles[0]).toContain("src/topics/catalog, src/topics/export, src/topics/library")
    expect(cycles[0]).toContain("src/topics/export/c.ts -> src/topics/library/d.ts")
    expect(cycles[0]).not.toContain("operators")
  })

  it("reports a cycle between two pages of the console", ({ expect }) => {
    const { cycles } = checkFloors([
      { from: "workers/console/src/pages/import/a.tsx", to: "workers/console/src/pages/library/b.tsx" },
      { from: "workers/console/src/pages/library/c.tsx", to: "workers/console/src/pages/import/d.tsx" },
    ])
    expect(cycles).toHaveLength(1)
  })

  it.for([
    ["src/knowledge/engine/a.ts", "src/knowledge/engine/b.ts", "src/knowledge/engine/c.ts"],
    ["workers/console/src/api/a.ts", "workers/console/src/api/b.ts"],
    ["bin/a.ts", "bin/backups/b.ts"],
    ["cli/a.ts", "cli/commands/b.ts"],
    ["bench/a.ts", "bench/b.ts"],
  ])("reports a circle of files: %s", (files, { expect }) => {
    const ring = files.map((from, i) => ({ from, to: files[(i + 1) % files.length] ?? "" }))
    const { circles } = checkFloors([...ring, { from: "bin/outside.ts", to: files[0] ?? "" }])
    expect(circles).toHaveLength(1)
    expect(circles[0]).toContain(files.join(", "))
    for (const { from, to } of ring) expect(circles[0]).toContain(`${from} -> ${to}`)
    expect(circles[0]).not.toContain("outside")
  })

  it("tells two circles of files apart that one import joins", ({ expect }) => {
    const ring = (a: string, b: string) => [
      { from: a, to: b },
      { from: b, to: a },
    ]
    const first = ring("cli/a.ts", "cli/b.ts")
    const second = ring("cli/c.ts", "cli/d.ts")
    expect(checkFloors([...first, { from: "cli/b.ts", to: "cli/c.ts" }, ...second]).circles).toHaveLength(2)
  })

  it("reports routes that use the database, whatever their file is called", ({ expect }) => {
    const { routes } = checkFloors([
      { from: "src/activation/segments/mapping-routes.ts", to: "src/kernel/db/schema/index.ts" },
      { from: "src/activation/segments/routes.ts", to: "src/kernel/db/sql.ts" },
    ])
    expect(routes).toHaveLength(2)
  })

  it("lets only routes files document the hot routes beside them", ({ expect }) => {
    const hot = "src/topics/classification/hot-routes.ts"
    expect(checkFloors([{ from: "src/topics/classification/routes.ts", to: hot }]).routes).toEqual([])
    const others = ["src/topics/classification/answer.ts", "src/topics/library/routes.ts"]
    expect(checkFloors(others.map((from) => ({ from, to: hot }))).routes).toHaveLength(2)
  })

  it("reports a capability that imports another's routes", ({ expect }) => {
    const { routes } = checkFloors([{ from: "src/topics/catalog/schema.ts", to: "src/topics/library/routes.ts" }])
    expect(routes).toHaveLength(1)
  })

  it("rejects a file outside every floor", ({ expect }) => {
    expect(() => checkFloors([{ from: "src/elsewhere/a.ts", to: "src/kernel/ids.ts" }])).toThrow("is on no floor")
  })
})
