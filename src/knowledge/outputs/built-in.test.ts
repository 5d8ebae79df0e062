import { it } from "vitest"
import { AUDIENCE_TYPES } from "../taxonomy/audience-types.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { aClassification } from "./a-classification.ts"
import { BUILT_IN_TEMPLATES } from "./built-in.ts"
import { compileTemplate } from "./compile.ts"
import { CATEGORY_PHRASES } from "./phrases.ts"
import { renderOutputs } from "./render.ts"
import { OutputTemplate } from "./template.ts"

const compiled = BUILT_IN_TEMPLATES.map(compileTemplate)
const categories = GROUPS.flatMap((group) => group.categories.map((category) => category.name))

it("has the four templates of the interface, with exchange inactive", ({ expect }) => {
  const facts = BUILT_IN_TEMPLATES.map((one) => [one.platformKey, one.descCharLimit, one.isActive])
  expect(facts).toEqual([
    ["dspapi", 500, true],
    ["marketplace", 245, true],
    ["internal", null, true],
    ["exchange", 300, false],
  ])
  for (const template of BUILT_IN_TEMPLATES) expect(OutputTemplate.parse(template)).toEqual(template)
})

it("orders the path fields as in the interface", ({ expect }) => {
  const outputs = renderOutputs(aClassification({ secondaryIntent: "brand" }), compiled)
  expect(outputs.dspapi?.name).toBe(
    "Electric SUV Shoppers (Product) > Auto > Electric & Hybrid Vehicles > B2C In-Market > " +
      "High Intensity + Product Aware > Lower Funnel Decision > 30 Day",
  )
  expect(outputs.marketplace?.name).toBe(
    "Electric SUV Shoppers (Product) > Automotive > Auto > Electric & Hybrid Vehicles > B2C In-Market > Decision > 30 Day",
  )
  expect(outputs.internal?.name).toBe(
    "Electric SUV Shoppers > Product + Brand > Automotive > Auto > Electric & Hybrid Vehicles > B2C > " +
      "High Intensity > Product Aware > Lower Funnel Decision > 30 Day",
  )
  expect(outputs.exchange?.name).toBe(
    "Electric SUV Shoppers (Product) > Auto > Electric & Hybrid Vehicles > B2C In-Market > Decision > 30 Day",
  )
})

it("shortens the topic where a name would be too long for its platform, and keeps the rest of the path", ({
  expect,
}) => {
  const topicName = "People who compare the prices of ".repeat(9) + "electric SUVs"
  const outputs = renderOutputs(aClassification({ topicName }), compiled)
  for (const [platform, limit] of [
    ["dspapi", 255],
    ["marketplace", 250],
  ] as const) {
    const name = outputs[platform]?.name ?? ""
    expect(name.length).toBeLessThanOrEqual(limit)
    expect(name.length).toBeGreaterThan(limit - 30)
    expect(name).toMatch(/^People who compare .*(?:prices|compare|who|People) \(Product\) > .* > 30 Day$/)
  }
  const edited = BUILT_IN_TEMPLATES.map((template) => compileTemplate({ ...template, recency: "7 Day" }))
  expect(renderOutputs(aClassification({ topicName }), edited)["dspapi"]?.name.length).toBeGreaterThan(255)
})

it("names no subcategory for an unsure topic", ({ expect }) => {
  const outputs = renderOutputs(aClassification({ unsure: true }), compiled)
  expect(outputs["marketplace"]?.name).toBe(
    "Electric SUV Shoppers (Product) > Automotive > Auto > B2C In-Market > Decision > 30 Day",
  )
})

it("has phrases for exactly the 41 categories", ({ expect }) => {
  expect(Object.keys(CATEGORY_PHRASES).toSorted()).toEqual(categories.toSorted())
})

const topics = [
  "SUV Shoppers",
  "Ages 25-34",
  "Federal Agencies Buying Cloud Services",
  "Rather Long Name ".repeat(20).trim(),
]
const SENTENCES = /^(Consumers|Professionals|Consumers and professionals) who [a-z].*[^.]\.$/
const BROKEN = /\b(\w+) \1\b|\{|undefined/i

it("writes complete sentences within the character limit", ({ expect }) => {
  const wrong: string[] = []
  for (const parentCategory of categories) {
    for (const { name: audienceType } of AUDIENCE_TYPES) {
      for (const topicName of topics) {
        for (const segmentType of ["B2C", "B2B", "B2B2C"] as const) {
          const topic = aClassification({ parentCategory, audienceType, topicName, segmentType })
          const outputs = renderOutputs(topic, compiled)
          for (const { platformKey, descCharLimit } of BUILT_IN_TEMPLATES) {
            const description = outputs[platformKey]?.description ?? ""
            const isShort = description.length <= (descCharLimit ?? 10_000)
            if (!isShort || !SENTENCES.test(description) || BROKEN.test(description)) wrong.push(description)
          }
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

it("starts with a warning for a sensitive audience and leaves out sales advice", ({ expect }) => {
  const outputs = renderOutputs(
    aClassification({
      topicName: "Diabetes Patients",
      parentCategory: "Health Conditions",
      subcategory: "Diabetes & Metabolic",
      sensitivity: "Sensitive",
    }),
    compiled,
  )
  expect(outputs.marketplace?.description).toBe(
    "Consumers who are diabetes patients. Sensitive audience: check privacy and platform rules before using it. " +
      "Topic: Health Conditions, Diabetes & Metabolic.",
  )
})
