import { expect, it } from "vitest"
import { WordFilter } from "./word-filter.ts"

it("may have every word that was added, and few others", () => {
  const filter = new WordFilter()
  const words = Array.from({ length: 5_000 }, (_, i) => `word${i}`)
  for (const word of words) filter.add(word)
  expect(words.every((word) => filter.mayHave(word))).toBe(true)
  const others = Array.from({ length: 5_000 }, (_, i) => `other${i}`)
  expect(others.filter((word) => filter.mayHave(word)).length).toBeLessThan(1_000)
})
