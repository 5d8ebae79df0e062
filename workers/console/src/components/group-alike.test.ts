import { describe, it } from "vitest"
import { firstOf, groupAlike } from "./group-alike.ts"

const item = (name: string, reason: string, place: string) => ({ name, reason, place })

describe("groups of what is alike", () => {
  const groups = groupAlike(
    [
      item("Tea drinkers", "Unsure", "Food"),
      item("Truck owners", "Unsure", "Auto"),
      item("Mate drinkers", "Unsure", "Food"),
      item("SUV fans", "Other", "Auto"),
      item("Coffee makers", "Unsure", "Food"),
    ],
    (one) => one,
    ["Other"],
  )

  it("have one reason and one place, and names that end alike side by side", ({ expect }) => {
    expect(groups.map(({ title, items }) => [title, items.map(({ name }) => name)])).toEqual([
      ["Other · Auto", ["SUV fans"]],
      ["Unsure · Food", ["Mate drinkers", "Tea drinkers", "Coffee makers"]],
      ["Unsure · Auto", ["Truck owners"]],
    ])
  })

  it("are cut to a number of items", ({ expect }) => {
    expect(firstOf(groups, 2).map(({ items }) => items.length)).toEqual([1, 1])
  })
})
