import { describe, it } from "vitest"
import { topicsIn } from "./lines.ts"

describe("topicsIn", () => {
  it("takes one topic a line and leaves out empty lines", ({ expect }) => {
    expect(topicsIn("Coffee lovers\n\n  Tea lovers \r\n")).toEqual(["Coffee lovers", "Tea lovers"])
  })

  it("takes off what lists are written with", ({ expect }) => {
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

  it("keeps numbers and dashes that belong to a name", ({ expect }) => {
    expect(topicsIn("18-24 year olds\n401k savers\nin-market buyers")).toEqual([
      "18-24 year olds",
      "401k savers",
      "in-market buyers",
    ])
  })

  it("names each topic once, however it is written", ({ expect }) => {
    expect(topicsIn("Gym Members\ngym members\nGYM MEMBERS")).toEqual(["Gym Members"])
  })
})
