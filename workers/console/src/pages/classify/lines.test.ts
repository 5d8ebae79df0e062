import { describe, it } from "vitest"
import { topicsIn } from "./lines.ts"

describe("topicsIn", () => {
  it("returns one topic per line and skips empty lines", ({ expect }) => {
    expect(topicsIn("Coffee lovers\n\n  Tea lovers \r\n")).toEqual(["Coffee lovers", "Tea lovers"])
  })

  it("strips bullets, numbering and quotes", ({ expect }) => {
    expect(topicsIn('- one\n* two\n• three\n1. four\n12) five\n"six"\n“seven”')).toEqual([
      "one",
      "two",
      "three",
      "four",
      "five",
      "six",
      "seven",
    ])
  })

  it("keeps numbers and dashes that are part of a name", ({ expect }) => {
    expect(topicsIn("18-24 year olds\n401k savers\nin-market buyers")).toEqual([
      "18-24 year olds",
      "401k savers",
      "in-market buyers",
    ])
  })

  it("drops duplicates regardless of case", ({ expect }) => {
    expect(topicsIn("Gym Members\ngym members\nGYM MEMBERS")).toEqual(["Gym Members"])
  })
})
