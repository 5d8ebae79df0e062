import { describe, it } from "vitest"
import { layersAgree } from "../taxonomy/audience-layers.ts"
import type { SegmentType, Sensitivity } from "../taxonomy/classification.ts"
import { headNounOf, type LearnedRules } from "./learned.ts"
import { classifyLocally, explainLocally, layersLocally, placeLocally } from "./local.ts"
import { SAMPLES } from "../../testing/samples.ts"

const learned = (entries: Record<string, SegmentType>, reviews = 1) =>
  new Map(Object.entries(entries).map(([pattern, segmentType]) => [pattern, { segmentType, reviews }]))
const rulesOf = (names: Record<string, SegmentType>, heads: Record<string, SegmentType> = {}): LearnedRules => ({
  names: learned(names),
  heads: learned(heads, 3),
})

const valuesOf = <V extends string>(names: Record<string, V>, heads: Record<string, V> = {}) => {
  const ofValues = (entries: Record<string, V>, reviews: number) =>
    new Map(Object.entries(entries).map(([pattern, value]) => [pattern, { value, reviews }]))
  return { names: ofValues(names, 1), heads: ofValues(heads, 3) }
}

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

  it("for the category places the name where its words fit, and is sure", ({ expect }) => {
    const rules = { ...rulesOf({}), parentCategory: valuesOf({ "zorblax owners": "Gaming", "ford fans": "Gaming" }) }
    const unknown = classifyLocally("Zorblax owners", { rules })
    expect(unknown).toMatchObject({ parentCategory: "Gaming", unsure: false, confidence: 0.99 })
    expect(classifyLocally("Zorblax owners").unsure).toBe(true)
    expect(classifyLocally("Ford fans", { rules }).parentCategory).toBe("Gaming")
    expect(explainLocally("Zorblax owners", { rules }).explanation.layers["category"]?.because).toBe(
      'learned rule: a review of "zorblax owners"',
    )
    const place = { ...placeLocally("Zorblax owners", "Gaming") }
    expect(unknown).toMatchObject(place)
    expect(placeLocally("mountain bikes", "Sports & Outdoors")).toMatchObject({
      subcategory: expect.stringMatching(/./),
    })
  })

  it("for the audience type brings the layers that go with it", ({ expect }) => {
    const rules = { ...rulesOf({}), audienceType: valuesOf({}, { wump: "In-Market" }) }
    const [with_, without] = [classifyLocally("red wumps", { rules }), classifyLocally("red wumps")]
    expect(with_.audienceType).toBe("In-Market")
    expect(without.audienceType).not.toBe("In-Market")
    expect(layersAgree(with_)).toBe(true)
    expect(with_).toMatchObject(layersLocally("red wumps", "In-Market"))
  })

  it("lowers the sensitivity of the reviewed name only", ({ expect }) => {
    const names = { "cancer survivors": "None", survivors: "None", "quiet readers": "Restricted" } as const
    const rules = {
      ...rulesOf({}, {}),
      parentCategory: valuesOf({}, { race: "Gaming" }),
      sensitivity: valuesOf<Sensitivity>(names, { survivor: "None", wump: "Sensitive" }),
    }
    const sensitivity = (text: string) => classifyLocally(text, { rules }).sensitivity
    expect(classifyLocally("Cancer survivors").sensitivity).toBe("Sensitive")
    expect(sensitivity("Cancer survivors")).toBe("None")
    expect(sensitivity("Breast cancer survivors")).toBe("Sensitive")
    expect(sensitivity("Acme > Cancer > Survivors")).toBe("Sensitive")
    expect(sensitivity("Quiet readers")).toBe("Restricted")
    expect(sensitivity("big wumps")).toBe("Sensitive")
    // A rule for the category of "race" does not take the sensitivity of politics away.
    expect(classifyLocally("Congressional races").sensitivity).toBe("Restricted")
    expect(classifyLocally("Congressional races", { rules })).toMatchObject({
      parentCategory: "Gaming",
      sensitivity: "Restricted",
    })
    expect(classifyLocally("Cancer survivors", { rules }).compositeScore).toBeGreaterThan(
      classifyLocally("Cancer survivors").compositeScore,
    )
  })

  it("for a name without letters applies to no sensitive name", ({ expect }) => {
    const rules = { ...rulesOf({ "": "B2G" }), sensitivity: valuesOf<Sensitivity>({ "": "None" }) }
    expect(classifyLocally("Cancer survivors", { rules })).toEqual(classifyLocally("Cancer survivors"))
  })

  it("that does not match a text changes nothing", ({ expect }) => {
    const rules = rulesOf({ "no such name": "B2G" }, { xyzzy: "B2G" })
    for (const sample of SAMPLES) expect(classifyLocally(sample, { rules })).toEqual(classifyLocally(sample))
  })
})
