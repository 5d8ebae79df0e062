import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, it } from "vitest"
import { ROOT } from "../bin/system/paths.ts"
import { causesOf, costOfCalls, RATES, threadOf, totalOf } from "./idle-model.ts"
import { simulateRate } from "./rates.ts"
import { capacity, costs, rates, split, walls } from "./scale-model.ts"

const page = readFileSync(path.join(ROOT, "docs/scale.md"), "utf8")

describe("docs/scale.md", () => {
  it.for([
    ["costs", costs],
    ["rates", rates],
    ["capacity", capacity],
    ["walls", walls],
    ["split", split],
  ] as const)("shows the table of %s that the model prints", ([, table], { expect }) => {
    expect(page).toContain(`\n\n${table()}\n\n`)
  })

  it("has no other figures in tables of the model's kind", ({ expect }) => {
    const heads = [costs, rates, capacity, walls, split].map((table) => table().split("\n", 1)[0])
    const found = page.split("\n").filter((line) => heads.includes(line))
    expect(found).toEqual(heads)
  })
})

describe("the model of slow callers", () => {
  it.for(RATES)(
    "agrees at $name with gates, leases and usage in simulated time",
    async ({ perSecond, isolates }, { expect }) => {
      const simulated = await simulateRate(perSecond, isolates, perSecond > 1 ? 3_000 : 400)
      for (const [cause, count] of Object.entries(causesOf(perSecond, isolates))) {
        expect(Math.abs(count - simulated[cause as keyof typeof simulated]), cause).toBeLessThan(0.005 + count * 0.1)
      }
    },
  )

  it("costs under a dollar per million at 20,000 calls per day", ({ expect }) => {
    expect(totalOf(costOfCalls(20_000 / 86_400, 1))).toBeLessThan(1)
  })

  it("takes less than half of the database's thread for 10,000 such organizations", ({ expect }) => {
    expect(threadOf(10_000, 20_000 / 86_400)).toBeLessThan(0.5)
  })
})
