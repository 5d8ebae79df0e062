import { describe, it } from "vitest"
import { matches } from "./matches.ts"

describe("matches", () => {
  it("finds beginnings of words in any order", ({ expect }) => {
    expect(matches("conn new", "New connection")).toBe(true)
    expect(matches("nection", "New connection")).toBe(false)
    expect(matches("", "New connection")).toBe(true)
  })

  it("ignores case, accents and punctuation", ({ expect }) => {
    expect(matches("ILE france", "Île-de-France.csv")).toBe(true)
  })
})
