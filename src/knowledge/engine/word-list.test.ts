import { it } from "vitest"
import { expandWords, wordsNear } from "./word-list.ts"

/** Front coded as in the build: the number of letters shared with the previous word, and the rest. */
const WORDS: [shared: number, rest: string][] = [
  [0, "card"],
  [4, "s"],
  [3, "ts"],
  [0, "dog"],
]
const list = expandWords({
  sharedLetters: Uint8Array.from(WORDS, ([shared]) => shared),
  ownLetters: Uint8Array.from(
    WORDS.flatMap(([, rest]) =>
      Array.from(rest, (letter, i) => letter.charCodeAt(0) | (i === rest.length - 1 ? 0x80 : 0)),
    ),
  ),
})
const near = (word: string, edits: number, sound: "any" | "alike" = "any") =>
  wordsNear(list, word, { edits, minLength: 3, sound })

it("decodes words that share letters", ({ expect }) => {
  expect(near("cards", 2)).toEqual(["card", "cards", "carts"])
  expect(near("dog", 0)).toEqual(["dog"])
})

it("counts a letter missing, added, changed or swapped as one edit, except the first letter", ({ expect }) => {
  expect(near("crads", 1)).toEqual(["cards"])
  expect(near("carxts", 1)).toEqual(["carts"])
  expect(near("cabds", 1)).toEqual(["cards"])
  expect(near("fog", 1)).toEqual([])
})

it("skips words that cannot sound alike", ({ expect }) => {
  expect(near("cerds", 2, "alike")).toEqual(["card", "cards"])
})
