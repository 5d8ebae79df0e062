import { describe, expect, it } from "vitest"
import { latestAnswers, sharedWord, WordFilter, WordSet } from "./new-strings.ts"

describe("a shared word", () => {
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
})

describe("the latest answers", () => {
  function counted(places: number) {
    const asked: string[] = []
    const lengthOf = latestAnswers((text) => {
      asked.push(text)
      return text === "none" ? null : text.length
    }, places)
    return { asked, lengthOf }
  }

  it("are found once", () => {
    const { asked, lengthOf } = counted(1_024)
    expect([lengthOf("one"), lengthOf("one"), lengthOf("none"), lengthOf("none")]).toEqual([3, 3, null, null])
    expect(asked).toEqual(["one", "none"])
  })

  it("make place for later ones", () => {
    const { asked, lengthOf } = counted(1)
    for (const text of ["one", "one", "three", "three", "one"]) lengthOf(text)
    expect(asked).toEqual(["one", "three", "one"])
  })

  it("are not kept for numbers and for long texts", () => {
    const { asked, lengthOf } = counted(2)
    const long = "x".repeat(201)
    for (const text of ["2024", "2024", long, long]) lengthOf(text)
    expect(asked).toEqual(["2024", "2024", long, long])
  })

  it("are found with the tables that are handed through", () => {
    const numberOf = latestAnswers<number, [Map<string, number>, string[]]>(
      (text, numbers, asked) => numbers.get(text) ?? asked.push(text),
      16,
    )
    const asked: string[] = []
    const answers = ["one", "two", "two", "3"].map((text) => numberOf(text, new Map([["one", 1]]), asked))
    expect([answers, asked]).toEqual([
      [1, 1, 1, 2],
      ["two", "3"],
    ])
  })
})

it("a filter may have every word that was added, and few others", () => {
  const filter = new WordFilter()
  const words = Array.from({ length: 5_000 }, (_, i) => `word${i}`)
  for (const word of words) filter.add(word)
  expect(words.every((word) => filter.mayHave(word))).toBe(true)
  const others = Array.from({ length: 5_000 }, (_, i) => `other${i}`)
  expect(others.filter((word) => filter.mayHave(word)).length).toBeLessThan(1_000)
})

it("a set has its words, and no others that begin and end like them", () => {
  const words = new WordSet(["for", "über", "a", "", "interested"])
  for (const word of ["for", "über", "a", "", "interested"]) expect(words.has(word), word).toBe(true)
  for (const word of ["fur", "ford", "uber", "e", "interesting", "x".repeat(35)])
    expect(words.has(word), word).toBe(false)
})
