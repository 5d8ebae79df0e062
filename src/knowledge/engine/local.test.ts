import * as fc from "fast-check"
import { describe, inject, it } from "vitest"
import corpus from "../taxonomy/sensitivity.corpus.json"
import { AUDIENCE_TYPES } from "../taxonomy/audience-types.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import {
  AWARENESS,
  FUNNELS,
  INTENSITIES,
  INTENTS,
  JOURNEYS,
  SEGMENT_TYPES,
  SENSITIVITIES,
} from "../taxonomy/classification.ts"
import { classifyEach, classifyLocally, classifyNamed, explainLocally } from "./local.ts"
import { packsFor } from "./packs.ts"
import { numRuns } from "../../testing/runs.ts"
import { digestOf, SAMPLES } from "../../testing/samples.ts"

it("classifies many names as it does each", ({ expect }) => {
  const rows = [...SAMPLES, ...corpus.slice(0, 200).map(({ text }) => text), "", "Hundefutter Käufer"].map(
    (name, seq) => ({
      name,
      seq,
    }),
  )
  expect(classifyEach(rows, ({ name }) => name)).toEqual(rows.map((row) => ({ row, topic: classifyNamed(row.name) })))
})

const category = (text: string) => classifyLocally(text).parentCategory

it("reads what describes a thing by its noun, and bare words as the category's general part", async ({ expect }) => {
  const cases: [string, string, string][] = [
    ["Golf news", "Golf & Tennis", "Interest"],
    ["News", "World & National News", "Interest"],
    ["Used vehicles", "Used & Certified Pre-Owned", "Interest"],
    ["Used golf clubs", "Golf & Tennis", "Enthusiast"],
    ["New cars", "New Vehicles", "Interest"],
    ["New homeowners", "Buying a First Home", "Life Event"],
    ["Car intenders", "Auto Makes & Models", "In-Market"],
    ["Insurance shoppers", "Home & Renters Insurance", "In-Market"],
    ["Parents of toddlers", "Parents of Babies & Toddlers", "Demographic"],
  ]
  await packsFor(cases.map(([name]) => name))
  for (const [name, subcategory, audienceType] of cases)
    expect(classifyLocally(name), name).toMatchObject({ subcategory, audienceType })
})

describe("the category", () => {
  it.for([
    ["Electric SUV shoppers", "Auto"],
    ["Dog food buyers", "Pets"],
    ["Pet insurance shoppers", "Insurance"],
    ["Pet vitamins", "Pets"],
    ["Car subwoofers", "Auto"],
    ["Wine glasses", "Home & Garden"],
    ["Non-alcoholic beer drinkers", "Alcohol & Regulated"],
    ["CFOs at mid-market SaaS companies", "Job Roles"],
    ["Millennial dog owners", "Pets"],
    ["Coffee drinkers in Texas", "Food & Beverage"],
    ["Texas residents", "Geography"],
    ["Women aged 25-34", "Demographics"],
    ["Companies with 50 to 200 employees", "Industries"],
    ["Dairy manufacturing", "Industries"],
    ["Payroll software", "Business Tech"],
    ["Nursing jobs", "Careers"],
    ["Cookbooks", "Books"],
    ["Soccer moms", "Parenting"],
    ["Cord cutters", "Movies & TV"],
    ["Frozen yogurt shops", "Dining"],
  ] as const)("of %s is %s", ([text, expected], { expect }) => {
    expect(category(text)).toBe(expected)
  })

  it.for([
    ["Jaguar dealers", "Auto"],
    ["Ford Mustang owners", "Auto"],
    ["Apple iPhone users", "Consumer Tech"],
    ["Apple pie recipes", "Food & Beverage"],
    ["Target shooting", "Sports & Outdoors"],
    ["Target shoppers", "Shopping"],
  ] as const)("resolves the homonym in %s to %s", ([text, expected], { expect }) => {
    expect(category(text)).toBe(expected)
  })

  it("of a provider path comes from its last step, with the earlier steps as context", ({ expect }) => {
    const { topicName, parentCategory } = classifyLocally("Acme > Auto > SUV Intenders")
    expect([topicName, parentCategory]).toEqual(["SUV Intenders", "Auto"])
    expect(category("Experian > Interest > Pets > Supplies")).toBe("Pets")
    expect(category("LiveRamp | In-Market | Travel | Cruises")).toBe("Travel")
  })
})

describe("unknown text", () => {
  it.for(["", "   ", "zzxqv blorptang", "!!!", "1234567890", "\u0000\u200b", "日本語のトピック", "🚗🚗🚗"])(
    "gets a complete classification with low confidence: %j",
    (text, { expect }) => {
      const { classification, explanation } = explainLocally(text)
      expect(classification.topicName).not.toBe("")
      expect(explanation.layers["category"]?.confidence).toBeLessThan(0.35)
    },
  )
})

describe("sensitivity", () => {
  it.for([
    ["Heart attack survivors", "Sensitive"],
    ["Heart-shaped jewelry", "None"],
    ["Debt free living fans", "None"],
    ["Craft beer drinkers", "Restricted"],
    ["Home buyers", "Restricted"],
    ["Running shoes", "None"],
  ] as const)("of %s is %s", ([text, expected], { expect }) => {
    expect(classifyLocally(text).sensitivity).toBe(expected)
  })

  it("is correct for a corpus of sensitive topics and benign look-alikes", ({ expect }) => {
    const wrong = corpus.filter(
      ({ text, sensitive }) => (classifyLocally(text).sensitivity === "Sensitive") !== sensitive,
    )
    expect(wrong.map(({ text }) => text)).toEqual([])
  })
})

describe("the other layers", () => {
  it.for([
    ["Toyota Camry owners", "Ownership"],
    ["Past purchasers of skin care", "Past Purchaser"],
    ["IT decision makers", "Decision Maker"],
    ["Hockey fans", "Enthusiast"],
    ["Mattress shoppers", "In-Market"],
    ["Electricians", "Professional"],
    ["Asthma patients", "Patient & Caregiver"],
    ["Gardening", "Interest"],
  ] as const)("give %s the audience type %s", ([text, expected], { expect }) => {
    expect(classifyLocally(text).audienceType).toBe(expected)
  })

  it.for([
    ["Federal agencies buying laptops", "B2G"],
    ["Employee wellness program participants", "B2E"],
    ["Insurance agents and their policyholders", "B2B2C"],
    ["Warehouse robotics buyers", "B2B"],
    ["Sourdough bakers", "B2C"],
  ] as const)("give %s the segment type %s", ([text, expected], { expect }) => {
    expect(classifyLocally(text).segmentType).toBe(expected)
  })

  it("are each explained with words and a confidence", ({ expect }) => {
    const { explanation } = explainLocally("Ford truck owners")
    expect(explanation.evidence.map(({ text }) => text)).toEqual(expect.arrayContaining(["truck", "ford"]))
    expect(Object.keys(explanation.layers).sort()).toEqual(
      [
        "category",
        "audience_type",
        "segment_type",
        "intent",
        "intensity",
        "awareness",
        "buyer_journey",
        "funnel",
        "sensitivity",
        "composite_score",
      ].sort(),
    )
    expect(explanation.layers["audience_type"]).toMatchObject({ value: "Ownership", because: "owners" })
    for (const { because, confidence } of Object.values(explanation.layers)) {
      expect(because).not.toBe("")
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  })
})

describe("the topic name", () => {
  it.for([
    ["electric suv shoppers", "Electric SUV Shoppers"],
    ["CFOS AT SAAS COMPANIES", "CFOs at SaaS Companies"],
    ['  "Luxury   watches" ', "Luxury Watches"],
    ["iPhone owners", "iPhone Owners"],
    ["In-Market: pickup trucks", "Pickup Trucks"],
    ["do-it-yourself home improvement", "Do-It-Yourself Home Improvement"],
    ["parents of teens", "Parents of Teens"],
    ["ages 25-34", "Ages 25-34"],
  ] as const)("of %j is %s", ([text, expected], { expect }) => {
    expect(classifyLocally(text).topicName).toBe(expected)
  })

  it("does not change when it is classified again", ({ expect }) => {
    for (const text of SAMPLES) {
      const { topicName } = classifyLocally(text)
      expect(classifyLocally(topicName).topicName).toBe(topicName)
    }
  })
})

describe("any text", () => {
  const categories = GROUPS.flatMap((group) => group.categories.map((one) => ({ ...one, group: group.name })))

  it("gets listed values, the same ones every time", ({ expect }) => {
    const text = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.lorem(), fc.constantFrom(...SAMPLES))
    fc.assert(
      fc.property(text, (input) => {
        const result = classifyLocally(input)
        expect(classifyLocally(input)).toEqual(result)
        const found = categories.find(({ name }) => name === result.parentCategory)
        expect(result.taxonomyType).toBe(found?.group)
        expect(found?.subcategories.map(({ name }) => name)).toContain(result.subcategory)
        expect(result.path[0]).toBe(result.subcategory)
        expect(result.path.length).toBeLessThanOrEqual(5)
        expect(AUDIENCE_TYPES.map(({ name }) => name)).toContain(result.audienceType)
        expect(SEGMENT_TYPES).toContain(result.segmentType)
        expect(INTENTS).toContain(result.intent)
        expect(INTENSITIES).toContain(result.intensity)
        expect(AWARENESS).toContain(result.awareness)
        expect(FUNNELS).toContain(result.funnel)
        expect(JOURNEYS).toContain(result.buyerJourney)
        expect(SENSITIVITIES).toContain(result.sensitivity)
        expect(Number.isInteger(result.compositeScore)).toBe(true)
        expect(result.compositeScore).toBeGreaterThanOrEqual(0)
        expect(result.compositeScore).toBeLessThanOrEqual(100)
      }),
      { numRuns: numRuns(200) },
    )
  })

  it("is classified identically in workerd and Node", async ({ expect }) => {
    expect(await digestOf(classifyLocally, packsFor)).toBe(await (await fetch(inject("nodeDigestUrl"))).text())
  })
})
