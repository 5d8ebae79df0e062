import { describe, it } from "vitest"
import { diffWords, type Piece } from "./diff.ts"

const was = (pieces: Piece[]) => pieces.filter((piece) => piece.was).map(({ text }) => text)
const is = (pieces: Piece[]) => pieces.filter((piece) => piece.is).map(({ text }) => text)
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim()

describe("a diff", () => {
  it("marks only the changed words", ({ expect }) => {
    expect(diffWords("Auto > SUV > Electric SUV Shoppers", "Auto > Crossover > Electric SUV Shoppers")).toEqual([
      { text: "Auto > ", was: true, is: true },
      { text: "SUV ", was: true, is: false },
      { text: "Crossover ", was: false, is: true },
      { text: "> Electric SUV Shoppers", was: true, is: true },
    ])
  })

  it("is one piece for equal texts and two for entirely different ones", ({ expect }) => {
    expect(diffWords("the same", "the same")).toEqual([{ text: "the same", was: true, is: true }])
    expect(diffWords("old words", "new text")).toEqual([
      { text: "old words", was: true, is: false },
      { text: "new text", was: false, is: true },
    ])
    expect(diffWords("", "")).toEqual([])
    expect(diffWords("", "new")).toEqual([{ text: "new", was: false, is: true }])
  })

  it("contains both texts in full", ({ expect }) => {
    const [before, after] = ["People who buy, rent or lease cars", "Adults who rent cars and buy boats"]
    const pieces = diffWords(before, after)
    expect(plain(was(pieces).join(""))).toBe(before)
    expect(plain(is(pieces).join(""))).toBe(after)
  })
})
