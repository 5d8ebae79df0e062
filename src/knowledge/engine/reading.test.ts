import { describe, it } from "vitest"
import pairs from "../similarity/pairs.corpus.json"
import corpus from "../taxonomy/sensitivity.corpus.json"
import { layersAgree } from "../taxonomy/audience-layers.ts"
import { SAMPLES } from "../../testing/samples.ts"
import { classifyLocally, explainLocally } from "./local.ts"
import { packsFor } from "./packs.ts"

const facts = (text: string) => classifyLocally(text).qualifiers?.map(({ kind, value }) => `${kind} ${value}`)

describe("a qualified name", () => {
  it.for([
    ["Coffee drinkers aged 25-54", "Food & Beverage", ["age 25-54"]],
    ["HHI $150K+ luxury SUV intenders", "Auto", ["income 150K+"]],
    ["IT decision makers, 1000+ employees", "Job Roles", ["company_size 1000+ employees"]],
    ["Vendor > Tennis Players > W25-54", "Sports & Outdoors", ["age 25-54", "gender female"]],
    ["Gardeners – Past 30 Days – Lookalike", "Home & Garden", ["recency 30 days", "model lookalike"]],
    ["Sushi lovers in Chicago", "Food & Beverage", ["geography Chicago"]],
    ["IM_MidsizeSedan_2026Q1", "Auto", ["recency 2026Q1"]],
    ["Gym members within 3 miles", "Fitness & Wellness", ["proximity 3 miles"]],
    ["Men 18-34 who fish", "Sports & Outdoors", ["gender male", "age 18-34"]],
    ["Divers in Egypt", "Sports & Outdoors", ["geography Egypt"]],
    ["Paragliders in Austria", "Sports & Outdoors", ["geography Austria"]],
  ] as const)("%s is %s", ([text, category, expected], { expect }) => {
    expect(classifyLocally(text).parentCategory).toBe(category)
    expect(facts(text)).toEqual(expect.arrayContaining([...expected]))
  })

  it("have the market of a city as one place", ({ expect }) => {
    expect(facts("Tea drinkers, Dallas DMA")).toEqual(["geography Dallas"])
    expect(facts("Renters, DMA 602")).toEqual(["geography DMA 602"])
  })

  it.for([
    ["A18-49", "Demographics"],
    ["Women 35+, HHI $100K+", "Demographics"],
    ["Companies 50-99 Employees", "Industries"],
    ["Gen Z shoppers", "Demographics"],
    ["Ohio", "Geography"],
  ] as const)("that is nothing but qualifiers, %s, is %s", ([text, category], { expect }) => {
    const { parentCategory, unsure } = classifyLocally(text)
    expect([parentCategory, unsure]).toEqual([category, false])
  })
})

it.for([
  ["Backup generators for business", "Business Services"],
  ["Pest control - commercial", "Business Services"],
  ["Pest control", "Home & Garden"],
  ["Vehicle age 11+ years", "Auto"],
  ["Smart thermostat programs", "Consumer Tech"],
] as const)("reads what %s are for", ([name, category], { expect }) => {
  expect(classifyLocally(name).parentCategory).toBe(category)
})

it("leaves open what unknown people in a known place are about", ({ expect }) => {
  for (const name of ["Blorbers in Portugal", "Zimwick fans near Chicago"]) {
    expect([name, classifyLocally(name).unsure]).toEqual([name, true])
  }
  expect(classifyLocally("People who lived in Ghana")).toMatchObject({ parentCategory: "Geography", unsure: false })
})

describe("spelling and form", () => {
  it.for([
    ["resturant goers", "Dining"],
    ["elctric vehical intenders", "Auto"],
    ["#ElectricCarLovers", "Auto"],
    ["#vanlife", "Powersports & RV"],
    ["windsurfers", "Sports & Outdoors"],
    ["Campaign brief: drive awareness of our oat milk among parents", "Food & Beverage"],
    ["Objective: increase sales of running shoes among women 18-34", "Fashion"],
  ] as const)("of %s does not hide that it is %s", ([text, category], { expect }) => {
    expect(classifyLocally(text).parentCategory).toBe(category)
  })

  it("is not searched for in ids", ({ expect }) => {
    for (const id of ["7GQUzFMrDhH", "7KBiGmCpPtm", "7mLDR6ImmKk"]) {
      expect(classifyLocally(`Truck owners ${id}`)).toMatchObject({ parentCategory: "Auto", segmentType: "B2C" })
    }
    expect(classifyLocally("#5GPhoneBuyers").parentCategory).toBe("Consumer Tech")
  })

  it("is not corrected to a brand or a place", ({ expect }) => {
    for (const name of ["Zalandu", "Octavya", "Brandonn"]) expect(explainLocally(name).explanation.evidence).toEqual([])
  })

  it("keeps sensitive terms sensitive", ({ expect }) => {
    for (const name of ["bankrupcy filers", "diabetis patients", "alcholism recovery"]) {
      expect(classifyLocally(name).sensitivity, name).toBe("Sensitive")
    }
  })
})

describe("a name that says too little", () => {
  it.for(["Audience_0093", "Project Kestrel", "Tier 2", "Mirvane", "Südamehaiged inimesed", "Run of Network"])(
    "is unsure: %s",
    (text, { expect }) => {
      const { unsure, confidence } = classifyLocally(text)
      expect(unsure).toBe(true)
      expect(confidence).toBeLessThan(0.5)
      const { sensitivity } = explainLocally(text).explanation.layers
      expect(sensitivity?.confidence).toBeLessThan(0.8)
    },
  )

  it("may be a color and a thing", ({ expect }) => {
    for (const text of [
      "Purple Ladder",
      "Golden Trellis",
      "Maple Syrup Rebellion",
      "Segment Banana",
      "Cluster Espresso",
      "Atlas",
    ])
      expect(classifyLocally(text).unsure, text).toBe(true)
  })

  it("may be a person's", async ({ expect }) => {
    const people = ["Rose Baker", "Tom Cook", "Giulia Ferrari", "Carlos Zapatero", "Jean Boulanger", "Dr. Ruby Stone"]
    await packsFor(people)
    for (const text of people) expect(classifyLocally(text).unsure, text).toBe(true)
    for (const text of ["Tom Ford", "Rose gardens", "Tom Ford shoppers", "Jack Daniel's drinkers", "Hunter boots"])
      expect(classifyLocally(text).unsure, text).toBe(false)
  })

  it("may be a list's", async ({ expect }) => {
    const lists = [
      "Email openers Q2",
      "Add to Carts 14D",
      "Webinar list 2025-10",
      "Campaña de verano",
      "Campagne printemps",
    ]
    await packsFor(lists)
    for (const text of lists) expect(classifyLocally(text).unsure, text).toBe(true)
    for (const text of ["Wine list", "Email marketers", "Webinar software"])
      expect(classifyLocally(text).unsure, text).toBe(false)
  })

  it("is not confused with a plain one", ({ expect }) => {
    for (const text of [
      "Coffee drinkers",
      "Dog owners",
      "Segment travel",
      "Rose Parade viewers",
      "Cart Abandoners",
      "Ladders",
      "CFOs",
    ]) {
      expect(classifyLocally(text).unsure, text).toBe(false)
    }
  })
})

describe("the layers", () => {
  it("agree with each other for every name of the corpora", ({ expect }) => {
    const names = [...SAMPLES, ...corpus.map(({ text }) => text), ...pairs.flatMap(({ a, b }) => [a, b])]
    expect(names.length).toBeGreaterThan(1_000)
    expect(names.filter((name) => !layersAgree(classifyLocally(name)))).toEqual([])
  })

  it("do not fall back on one combination", ({ expect }) => {
    const names = new Set([...SAMPLES, ...corpus.map(({ text }) => text), ...pairs.flatMap(({ a, b }) => [a, b])])
    const combinations = Map.groupBy(names, (name) => {
      const { audienceType, intent, awareness, funnel, buyerJourney } = classifyLocally(name)
      return [audienceType, intent, awareness, funnel, buyerJourney].join()
    })
    const most = Math.max(...Array.from(combinations.values(), (same) => same.length))
    // The eval holds the labelled topics to 15%; the pairs here are two names of one topic each.
    expect(most / names.size).toBeLessThan(0.2)
  })

  it.for([
    ["people who do not own a car", { audienceType: "Lifestyle", buyerJourney: "Consideration" }],
    ["looking for new furniture", { audienceType: "In-Market", funnel: "Mid", buyerJourney: "Consideration" }],
    ["Car Purchase Next Year", { audienceType: "In-Market", funnel: "Lower", buyerJourney: "Decision" }],
  ] as const)("of %s follow negation and tense", ([text, expected], { expect }) => {
    expect(classifyLocally(text)).toMatchObject(expected)
  })
})
