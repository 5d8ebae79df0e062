import { beforeAll, describe, it } from "vitest"
import { sampled } from "../../testing/runs.ts"
import { classifyNamed } from "../engine/local.ts"
import { packsFor } from "../engine/packs.ts"
import { LANGUAGES } from "../languages/language.ts"
import { DIMENSION_SETS } from "../taxonomy/dimension-sets.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { aClassification } from "./a-classification.ts"
import { BUILT_IN_TEMPLATES } from "./built-in.ts"
import { compileTemplate } from "./compile.ts"
import NAMES from "./local-story.corpus.json"
import { wordingOf } from "./local-wording.ts"
import { renderOutputs } from "./render.ts"
import type { OutputTemplate } from "./template.ts"

const describeFor = (
  platform: string,
  given: Parameters<typeof aClassification>[0],
  change: Partial<OutputTemplate> = {},
) => descriptionOf(aClassification(given), platform, change)

function descriptionOf(c: ReturnType<typeof aClassification>, platform: string, change: Partial<OutputTemplate> = {}) {
  const template = BUILT_IN_TEMPLATES.find(({ platformKey }) => platformKey === platform)
  if (!template) throw new Error(`No template ${platform}`)
  const compiled = compileTemplate({ ...template, ...change })
  return renderOutputs(c, [compiled])[compiled.platformKey]?.description ?? ""
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
  for (const language of LANGUAGES) {
    const names = Object.entries<string>(NAMES[language])
    beforeAll(() => packsFor(names.map(([name]) => name)))

    it(`says what names say: ${language}`, ({ expect }) => {
      const said = names.map(([name]) => [name, descriptionOf(classifyNamed(name), "dspapi")])
      expect(Object.fromEntries(said)).toEqual(NAMES[language])
    })
  }

  it("stay English inside and without a language", ({ expect }) => {
    expect(describeFor("internal", dogs)).toMatch(/^Consumers who /)
    expect(describeFor("marketplace", { ...dogs, language: "und" })).toMatch(/^Consumers who /)
  })

  it("are written by built-in templates alone, and by those that ask for a language", ({ expect }) => {
    const own = { platformKey: "acme", descTemplate: "{{prefix}} like {{topic}}." }
    expect(describeFor("marketplace", dogs, own)).toBe("Consumers who like Hundebesitzer.")
    expect(describeFor("marketplace", dogs, { descPrefixB2c: "People who" })).toMatch(/^People who /)
    expect(describeFor("marketplace", dogs, { recency: "7 Day" })).toMatch(/^Verbraucher, die /)
    const spanish = describeFor("marketplace", dogs, { language: "es" })
    expect(spanish).toBe("Consumidores que forman parte de la audiencia «Hundebesitzer». Tema: mascotas.")
    expect(describeFor("marketplace", dogs, { language: "es", descPrefixB2c: "Gente que" })).toMatch(
      /^Gente que forman /,
    )
    expect(describeFor("marketplace", dogs, { language: "en" })).toMatch(/^Consumers who /)
  })

  it.for(LANGUAGES)("%s has a name for every category, all entries, and fits every limit", (language, { expect }) => {
    const wording = wordingOf(language)
    for (const { name } of GROUPS.flatMap(({ categories }) => categories)) expect(wording.category(name)).toMatch(/./)
    for (const audienceType of ["In-Market", "Past Purchaser", "Enthusiast", "Decision Maker", "Interest"]) {
      const long = describeFor("marketplace", { ...dogs, language, audienceType, topicName: "x".repeat(120) })
      expect(long.length).toBeLessThanOrEqual(245)
      expect(long).toContain("x".repeat(120))
    }
  })
})

const HEADS = [
  "Cat Owners",
  "SUV Intenders",
  "Laptop Buyers",
  "Yoga Enthusiasts",
  "Gamers",
  "Running Shoes",
  "Coffee Drinkers",
]
const pairs = DIMENSION_SETS.flatMap(({ values }) => values.flatMap((value) => HEADS.map((head) => `${value} ${head}`)))

/** English words that hold sentences together. Names in quotes may have them. */
const ENGLISH = /\b(?:who|the|with|their|years|employees|owners|buyers)\b/i
const QUOTED = /[«„“‘「][^»“”’」]*[»“”’」]/gu
const DOUBLED = /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu
const BROKEN = /[{}<>|_]|undefined|\s{2}|\s[.,]|\.\.|、。/

describe.for(LANGUAGES)("English names in %s", (language) => {
  it("are said by the roles of their parts", ({ expect }) => {
    const names = sampled(pairs, 5)
    const faults: string[] = []
    let quoted = 0
    for (const name of names) {
      const c = classifyNamed(name)
      const text = descriptionOf(c, "marketplace", { language })
      const plain = text.replace(QUOTED, "X")
      if (text.includes(name)) quoted++
      const isFaulty = ENGLISH.test(plain) || DOUBLED.test(plain) || BROKEN.test(plain)
      if (isFaulty || !/[.。]$/.test(text) || text.length > 245) faults.push(`${name}: ${text}`)
    }
    expect(faults.slice(0, 10)).toEqual([])
    expect(quoted / names.length).toBeLessThan(0.2)
  })
})
