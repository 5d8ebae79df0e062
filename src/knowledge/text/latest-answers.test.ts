import { describe, expect, it } from "vitest"
import { latestAnswers } from "./latest-answers.ts"

function counted(most: number) {
  const asked: string[] = []
  const lengthOf = latestAnswers((text) => {
    asked.push(text)
    return text === "none" ? null : text.length
  }, most)
  return { asked, lengthOf }
}

describe("the latest answers", () => {
  it("are found once", () => {
    const { asked, lengthOf } = counted(2)
    expect([lengthOf("one"), lengthOf("one"), lengthOf("none"), lengthOf("none")]).toEqual([3, 3, null, null])
    expect(asked).toEqual(["one", "none"])
  })

  it("are kept while they are asked for, and forgotten otherwise", () => {
    const { asked, lengthOf } = counted(2)
    for (const text of ["kept", "a", "kept", "b", "c", "kept", "d", "e", "kept", "a"]) lengthOf(text)
    expect(asked).toEqual(["kept", "a", "b", "c", "d", "e", "a"])
  })

  it("are not kept for numbers and for long texts", () => {
    const { asked, lengthOf } = counted(2)
    const long = "x".repeat(201)
    for (const text of ["2024", "2024", long, long]) lengthOf(text)
    expect(asked).toEqual(["2024", "2024", long, long])
  })
})
