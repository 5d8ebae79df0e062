import { describe, it } from "vitest"
import { findPatterns, isSafe, literalOf, readSafePatterns } from "./patterns.ts"

describe("regular expressions", () => {
  it("do not backtrack badly", ({ expect }) => {
    const all = findPatterns()
    expect(all.length).toBeGreaterThan(20)
    // `npm run endurance` checks all of them again and records them.
    const recorded = readSafePatterns()
    const bad = all.filter((pattern) => !recorded.has(literalOf(pattern)) && !isSafe(pattern))
    expect(bad).toEqual([])
  })

  it.for(["(x+x+)+y", "\\s+$"])("are rejected if they do: %s", (source, { expect }) => {
    expect(isSafe({ source, flags: "" })).toBe(false)
  })
})
