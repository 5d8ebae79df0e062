import { describe, it } from "vitest"
import { LANGUAGES } from "../languages/language.ts"
import { aClassification } from "./a-classification.ts"
import { BUILT_IN_TEMPLATES } from "./built-in.ts"
import { compileTemplate } from "./compile.ts"
import { DESCRIPTION_PHRASES } from "./description-phrases.ts"
import { renderOutputs } from "./render.ts"

const describeFor = (platform: string, given: Parameters<typeof aClassification>[0], change = {}) => {
  const template = BUILT_IN_TEMPLATES.find(({ platformKey }) => platformKey === platform)
  if (!template) throw new Error(`No template ${platform}`)
  const compiled = compileTemplate({ ...template, ...change })
  return renderOutputs(aClassification(given), [compiled])[platform]?.description ?? ""
}
const dogs = {
  topicName: "Hundebesitzer",
  language: "de",
  parentCategory: "Pets",
  segmentType: "B2C",
  audienceType: "Ownership",
  sensitivity: "None",
} as const

describe("descriptions in the language of the topic", () => {
  it("are written for platforms", ({ expect }) => {
    expect(describeFor("marketplace", dogs)).toBe(
      "Verbraucher, die zur Zielgruppe „Hundebesitzer“ gehören. Thema: Haustiere.",
    )
    expect(describeFor("dspapi", { ...dogs, segmentType: "B2B" })).toMatch(/^Fachleute, die /)
    expect(describeFor("dspapi", { ...dogs, sensitivity: "Sensitive" })).toContain("Sensible Zielgruppe")
  })

  it("stay English inside, without a language and with prefixes of one's own", ({ expect }) => {
    expect(describeFor("internal", dogs)).toMatch(/^Consumers who /)
    expect(describeFor("marketplace", { ...dogs, language: "und" })).toMatch(/^Consumers who /)
    expect(describeFor("marketplace", dogs, { descPrefixB2c: "People who" })).toMatch(/^People who /)
  })

  it.for(LANGUAGES)("%s has a name for every category and fits every limit", (language, { expect }) => {
    const words = DESCRIPTION_PHRASES[language]
    expect(words?.categories.split("|")).toHaveLength(41)
    for (const audienceType of ["In-Market", "Past Purchaser", "Enthusiast", "Decision Maker", "Interest"]) {
      const long = describeFor("marketplace", { ...dogs, language, audienceType, topicName: "x".repeat(120) })
      expect(long.length).toBeLessThanOrEqual(245)
      expect(long).toContain("x".repeat(120))
    }
  })
})
