import { describe, it } from "vitest"
import {
  bodyOf,
  countOf,
  type Draft,
  EMPTY,
  examplesOf,
  MAX_COMBINATIONS,
  moved,
  problemOf,
  withPlaceholder,
} from "./draft.ts"

const dimension = (name: string, ...values: string[]) => ({ id: name, name, values })
const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...EMPTY,
  dimensions: [dimension("Age Range", "18-24", "25-34"), dimension("Subject", "Cyclists", "Runners")],
  ...changes,
})
const numbers = (count: number) => Array.from({ length: count }, (_, i) => `v${i}`)

describe("countOf", () => {
  it("multiplies the values", ({ expect }) => {
    expect(countOf([])).toBe(0)
    expect(countOf(draft().dimensions)).toBe(4)
    expect(countOf([dimension("A", "x"), dimension("B")])).toBe(0)
  })
})

describe("problemOf", () => {
  it("returns undefined for a valid draft", ({ expect }) => {
    expect(problemOf(draft())).toBeUndefined()
    expect(problemOf(draft({ template: "{Subject} aged {age_range}" }))).toBeUndefined()
  })

  it("returns what is missing or duplicated", ({ expect }) => {
    expect(problemOf(EMPTY)).toBe("Add at least two dimensions.")
    expect(problemOf(draft({ dimensions: [dimension("A", "x"), dimension(" ", "y")] }))).toBe(
      "Every dimension needs a name.",
    )
    expect(problemOf(draft({ dimensions: [dimension("A", "x"), dimension("a ", "y")] }))).toBe(
      "Two dimensions are named “a”.",
    )
    expect(problemOf(draft({ dimensions: [dimension("A", "x"), dimension("B")] }))).toBe(
      "“B” needs at least one value.",
    )
  })

  it("applies the limits of the API", ({ expect }) => {
    const most = [dimension("A", ...numbers(MAX_COMBINATIONS / 2)), dimension("B", "x", "y")]
    expect(problemOf(draft({ dimensions: most }))).toBeUndefined()
    const more = [dimension("A", ...numbers(MAX_COMBINATIONS / 2)), dimension("B", "x", "y", "z")]
    expect(problemOf(draft({ dimensions: more }))).toBe("Too many combinations (7500). Maximum is 5000.")
    expect(problemOf(draft({ template: "{Subject} in {State}" }))).toBe(
      "The template names {State}, which is not a dimension",
    )
  })
})

describe("examplesOf", () => {
  it("returns the first, middle and last name", ({ expect }) => {
    expect(examplesOf(draft())).toEqual(["18-24 Cyclists", "25-34 Cyclists", "25-34 Runners"])
    expect(examplesOf(draft({ template: "{Subject}, {Age Range}" }))[0]).toBe("Cyclists, 18-24")
    expect(examplesOf(draft({ dimensions: [dimension("A", "x"), dimension("B", "y")] }))).toEqual(["x y"])
    expect(examplesOf(draft({ template: "{Subject}" }))).toEqual(["Cyclists", "Runners"])
    expect(examplesOf(EMPTY)).toEqual([])
  })
})

describe("bodyOf", () => {
  it("omits empty settings", ({ expect }) => {
    expect(bodyOf(draft({ template: " " }))).toEqual({
      dimensions: [
        { name: "Age Range", values: ["18-24", "25-34"] },
        { name: "Subject", values: ["Cyclists", "Runners"] },
      ],
    })
    expect(bodyOf(draft({ template: "{Subject}", segmentType: "B2C" }))).toMatchObject({
      template: "{Subject}",
      segmentType: "B2C",
    })
  })
})

describe("withPlaceholder", () => {
  it("appends the placeholder", ({ expect }) => {
    expect(withPlaceholder("", "Age Range")).toBe("{Age Range}")
    expect(withPlaceholder("Cyclists aged ", " Age Range")).toBe("Cyclists aged {Age Range}")
  })
})

describe("moved", () => {
  it("moves within the bounds of the list", ({ expect }) => {
    const [a, b, c] = [dimension("A"), dimension("B"), dimension("C")]
    const names = (list: { name: string }[]) => list.map(({ name }) => name).join("")
    expect(names(moved([a, b, c], 0, 1))).toBe("BAC")
    expect(names(moved([a, b, c], 2, -1))).toBe("ACB")
    expect(names(moved([a, b, c], 0, -1))).toBe("ABC")
    expect(names(moved([a, b, c], 2, 1))).toBe("ABC")
  })
})
