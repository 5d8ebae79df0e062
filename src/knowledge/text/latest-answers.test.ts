import { describe, expect, it } from "vitest"
import { latestAnswers } from "./latest-answers.ts"

function counted(places: number) {
  const asked: string[] = []
  const lengthOf = latestAnswers((text) => {
    asked.push(text)
    return text === "none" ? null : text.length
  }, places)
  return { asked, lengthOf }
}

describe("the latest answers", () => {
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
