import { describe, it } from "vitest"
import type { SegmentType } from "../taxonomy/classification.ts"
import { headNounOf, type LearnedRules } from "./learned.ts"
import { classifyLocally, explainLocally } from "./local.ts"
import { SAMPLES } from "../../testing/samples.ts"

const learned = (entries: Record<string, SegmentType>, reviews = 1) =>
  new Map(Object.entries(entries).map(([pattern, segmentType]) => [pattern, { segmentType, reviews }]))
const rulesOf = (names: Record<string, SegmentType>, heads: Record<string, SegmentType> = {}): LearnedRules => ({
  names: learned(names),
  heads: learned(heads, 3),
})

const NOUNS: [string, string | undefined][] = [
  ["payroll software buyers", "software"],
  ["Payroll Software for dentists", "software"],
  ["truck owners", "truck"],
  ["dentists", "dentist"],
  ["red wump shoppers", "wump"],
  ["shoppers", "shopper"],
  ["Provider > Auto > electric bikes", "bike"],
  ["!!!", undefined],
  ["", undefined],
]

describe("the head noun", () => {
  it.for(NOUNS)("of %s is %s", ([text, noun], { expect }) => {
    expect(headNounOf(text)).toBe(noun)
  })
})

describe("a learned rule", () => {
  it("sets the segment type of its name in any spelling, and changes nothing else", ({ expect }) => {
    const rules = rulesOf({ "standing desk shoppers": "B2B" })
    for (const text of ["standing desk shoppers", "Standing Desk Shoppers", "  standing-desk   SHOPPERS! "]) {
      const [with_, without] = [classifyLocally(text, { rules }), classifyLocally(text)]
      expect(without.segmentType).toBe("B2C")
      expect(with_).toEqual({ ...without, segmentType: "B2B" })
    }
    expect(classifyLocally("standing desk owners", { rules }).segmentType).toBe("B2C")
  })

  it("for a head noun applies if there is no rule for the name", ({ expect }) => {
    const rules = rulesOf({ "electric bikes": "B2G" }, { bike: "B2E" })
    const segment = (text: string) => classifyLocally(text, { rules }).segmentType
    expect(segment("company bike shoppers")).toBe("B2E")
    expect(segment("mountain bikes")).toBe("B2E")
    expect(segment("electric bikes")).toBe("B2G")
    expect(segment("bike helmets")).toBe("B2C")
  })

  it("is reported in the explanation", ({ expect }) => {
    const rules = rulesOf({ "electric bikes": "B2G" }, { bike: "B2E" })
    const explained = (text: string) => explainLocally(text, { rules }).explanation.layers["segment_type"]
    expect(explained("Electric Bikes")).toEqual({
      value: "B2G",
      because: 'learned rule: a review of "electric bikes"',
      confidence: 0.99,
    })
    expect(explained("mountain bikes")).toEqual({
      value: "B2E",
      because: 'learned rule: 3 reviews agree on "bike"',
      confidence: 0.9,
    })
    expect(explained("bike helmets")?.because).toBe("no business terms")
  })

  it("that does not match a text changes nothing", ({ expect }) => {
    const rules = rulesOf({ "no such name": "B2G" }, { xyzzy: "B2G" })
    for (const sample of SAMPLES) expect(classifyLocally(sample, { rules })).toEqual(classifyLocally(sample))
  })
})
