import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, it } from "vitest"
import { ROOT } from "../bin/system/paths.ts"
import { capacity, costs, split, walls } from "./scale-model.ts"

const page = readFileSync(path.join(ROOT, "docs/scale.md"), "utf8")

describe("docs/scale.md", () => {
  it.for([
    ["costs", costs],
    ["capacity", capacity],
    ["walls", walls],
    ["split", split],
  ] as const)("shows the table of %s that the model prints", ([, table], { expect }) => {
    expect(page).toContain(`\n\n${table()}\n\n`)
  })

  it("has no other figures in tables of the model's kind", ({ expect }) => {
    const heads = [costs, capacity, walls, split].map((table) => table().split("\n", 1)[0])
    const found = page.split("\n").filter((line) => heads.includes(line))
    expect(found).toEqual(heads)
  })
})
