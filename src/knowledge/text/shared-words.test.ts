import { expect, it } from "vitest"
import { sharedWord } from "./shared-words.ts"

it("is the part of the text, whatever other words take its place", () => {
  const text = Array.from({ length: 20_000 }, (_, i) => `w${i.toString(36)}é`).join(" ") + " averyverylongword"
  for (let round = 0; round < 2; round++) {
    for (let start = 0; start < text.length;) {
      const end = text.indexOf(" ", start) < 0 ? text.length : text.indexOf(" ", start)
      if (sharedWord(text, start, end) !== text.slice(start, end)) expect.fail(text.slice(start, end))
      start = end + 1
    }
  }
  expect(sharedWord("one", 1, 1)).toBe("")
})
