import { it } from "vitest"
import type { Classification } from "../taxonomy/classification.ts"
import { aClassification } from "./a-classification.ts"
import { buildContext, type Extras } from "./context.ts"
import { OutputTemplate } from "./template.ts"

const contextOf = (given: Partial<Classification> = {}, settings: object = {}, extras?: Extras) => {
  const template = OutputTemplate.parse({
    platformKey: "test",
    displayName: "Test",
    pathFields: [{ key: "topic" }],
    ...settings,
  })
  return buildContext(aClassification(given), template, extras)
}

it("has every field of the interface as text", ({ expect }) => {
  expect(contextOf({ secondaryIntent: "solution" }, {}, { orgAlias: "Acme", partnerAlias: "Beta" })).toMatchObject({
    topic: "Electric SUV Shoppers",
    intent: "product",
    secondary_intent: "solution",
    secondary_intent_suffix: " + solution",
    group: "Automotive",
    category: "Auto",
    subcategory: "Electric & Hybrid Vehicles",
    segment_type: "B2C",
    audience_tag: "Consumer",
    audience_type: "In-Market",
    subcategory_l1: "Electric Vehicles",
    subcategory_l2: "Electric SUVs",
    subcategory_l3: "Compact Electric SUVs",
    subcategory_l4: "Family EVs",
    intensity: "High",
    awareness: "Product Aware",
    funnel: "Lower",
    journey: "Decision",
    sensitivity: "None",
    composite_score: "86",
    recency: "30 Day",
    org_alias: "Acme",
    partner_alias: "Beta",
    user_behavior: "Intent",
    user_behavior_lower: "intent",
    model_process: "Modeled",
    user_market: "Consumer",
    taxonomy_label: "Family EVs",
    taxonomy_label_lower: "family evs",
    taxonomy_description: "Shopping for, driving or caring for cars",
    taxonomy_description_lower: "shopping for, driving or caring for cars",
    audience_type_lower: "in-market",
    audience_type_people: "In-Market Shoppers",
    domain_signals_top3: "electric suv, ev range, home charging",
    domain_signals_top3_lower: "electric suv, ev range, home charging",
    group_lower: "automotive",
  })
})

it("has empty fields for values a topic lacks", ({ expect }) => {
  expect(contextOf({ path: ["Luxury Cars"] })).toMatchObject({
    secondary_intent: "",
    secondary_intent_suffix: "",
    subcategory_l1: "",
    subcategory_l4: "",
    org_alias: "",
    taxonomy_label: "Luxury Cars",
  })
})

it("uses the part of the subcategory before a comma", ({ expect }) => {
  expect(contextOf({ subcategory: "Luxury Cars , New Vehicles" }).subcategory).toBe("Luxury Cars")
})

const tags = { B2B: "Business", B2E: "Business", B2G: "Business", B2C: "Consumer", B2B2C: "Biz+Consumer" } as const
for (const [segment, tag] of Object.entries(tags)) {
  it(`tags ${segment} as ${tag}`, ({ expect }) => {
    expect(contextOf({ segmentType: segment as keyof typeof tags }).audience_tag).toBe(tag)
  })
}

const behaviors: [string, Classification["intent"], string][] = [
  ["Ownership", "product", "Ownership"],
  ["Homeowner and past purchaser", "product", "Ownership"],
  ["Past Purchaser", "product", "Past Purchaser"],
  ["Previous Buyer, decision maker", "role", "Past Purchaser"],
  ["Decision Maker", "solution", "Decision Maker"],
  ["In-Market", "product", "Intent"],
  ["In-Market", "service", "Intent"],
  ["Interest", "solution", "Intent"],
  ["Interest", "brand", "Interest"],
  ["Interest", "event", "Interest"],
  ["Professional", "role", "Interest"],
]
for (const [audienceType, intent, behavior] of behaviors) {
  it(`maps ${audienceType} with ${intent} intent to ${behavior}`, ({ expect }) => {
    expect(contextOf({ audienceType, intent }).user_behavior).toBe(behavior)
  })
}

it("uses the behavior override of a template", ({ expect }) => {
  const context = contextOf({ audienceType: "Ownership" }, { userBehaviorOverride: "Likely Buyer" })
  expect(context).toMatchObject({ user_behavior: "Likely Buyer", user_behavior_lower: "likely buyer" })
})

it("has what the name says beside its topic, each value once and none as empty text", ({ expect }) => {
  const age = { kind: "age", value: "25-54", text: "25 54" } as const
  const women = { kind: "gender", value: "female", text: "women" } as const
  const not = { kind: "negation", value: "not", text: "not" } as const
  expect(contextOf({ qualifiers: [age, women, not, { ...women, text: "ladies" }] })).toMatchObject({
    qualifiers: "25-54, female",
    qualifiers_suffix: " (25-54, female)",
    qualifier_age: "25-54",
    qualifier_gender: "female",
    qualifier_company_size: "",
  })
  for (const qualifiers of [undefined, [], [not]]) {
    expect(contextOf({ qualifiers })).toMatchObject({ qualifiers: "", qualifiers_suffix: "", qualifier_age: "" })
  }
})
