import { expect, it } from "vitest"
import { WordSet } from "./word-set.ts"

it("has its words, and no others that begin and end like them", () => {
  const words = new WordSet(["for", "über", "a", "", "interested"])
  for (const word of ["for", "über", "a", "", "interested"]) expect(words.has(word), word).toBe(true)
  for (const word of ["fur", "ford", "uber", "e", "interesting", "x".repeat(35)])
    expect(words.has(word), word).toBe(false)
})
