import { describe, it } from "vitest"
import { splitList } from "./split-list.ts"

describe("splitList", () => {
  it.for<[string, string[]]>([
    ["dog owners", ["dog owners"]],
    ["dog owners, cat owners", ["dog owners", "cat owners"]],
    ["dog owners, cat owners, and fish owners", ["dog owners", "cat owners", "fish owners"]],
    ["dog owners, cat owners and fish owners", ["dog owners", "cat owners", "fish owners"]],
    ["bed and breakfast guests", ["bed and breakfast guests"]],
    ['"bed and breakfast guests, weekday" and "hotel guests"', ["bed and breakfast guests, weekday", "hotel guests"]],
    ['"one thing, with a comma"', ["one thing, with a comma"]],
    ["savers of $1,000; spenders", ["savers of $1,000", "spenders"]],
    ["runners (5k, 10k), swimmers", ["runners (5k, 10k)", "swimmers"]],
    ["- dog owners\n- cat owners", ["dog owners", "cat owners"]],
    ["1. a, b\n2. c", ["a, b", "c"]],
    ["Dogs, dogs, DOGS", ["Dogs"]],
    ["- dog owners", ["dog owners"]],
    [", ; ,", []],
    ["???", []],
    ["", []],
    ["((((", []],
  ])("%j lists %j", ([text, items], { expect }) => {
    expect(splitList(text)).toEqual(items)
  })
})
