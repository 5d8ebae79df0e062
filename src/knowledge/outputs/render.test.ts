import * as fc from "fast-check"
import { it } from "vitest"
import type { Classification } from "../taxonomy/classification.ts"
import { aClassification } from "./a-classification.ts"
import { compileTemplate } from "./compile.ts"
import { renderOutputs } from "./render.ts"
import { OutputTemplate } from "./template.ts"
import { numRuns } from "../../testing/runs.ts"

const render = (template: Partial<OutputTemplate>, given?: Partial<Classification>) => {
  const whole = OutputTemplate.parse({
    platformKey: "test",
    displayName: "Test",
    pathFields: [{ key: "topic" }],
    ...template,
  })
  const { test } = renderOutputs(aClassification(given), [compileTemplate(whole)])
  return test ?? { name: "", description: "" }
}
const named = (format: string, given?: Partial<Classification>) =>
  render({ pathFields: [{ key: "topic", format }] }, given).name
const slugged = (template: Partial<OutputTemplate>, given?: Partial<Classification>) =>
  render({ slugFields: ["topic"], ...template }, given).name

it("replaces a placeholder with its field", ({ expect }) => {
  expect(named("{{topic}} in {{category}}!")).toBe("Electric SUV Shoppers in Auto!")
})

it("renders an unknown field as an empty string", ({ expect }) => {
  expect(named("a{{unknown}}b")).toBe("ab")
})

const attacks: [string, string][] = [
  ["a{{__proto__}}b", "ab"],
  ["a{{constructor}}b", "ab"],
  ["a{{toString}}b{{hasOwnProperty}}c", "abc"],
  ["{{{category}}}", "{Auto}"],
  ["{{ {{category}} }}", "{{ Auto }}"],
  ["{{category", "{{category"],
  ["category}}", "category}}"],
  ["{{}}x", "x"],
  ["{category}", "{category}"],
]
for (const [format, name] of attacks) {
  it(`resolves only known fields in ${format}`, ({ expect }) => {
    expect(named(format)).toBe(name)
  })
}

it("does not resolve placeholders inside values", ({ expect }) => {
  expect(named("{{topic}}", { topicName: "{{category}}" })).toBe("{{category}}")
})

it("accepts huge templates and truncates their output", ({ expect }) => {
  const { description } = render({ descTemplate: "{{".repeat(900) + "{{topic}}".repeat(2_000) })
  expect(description).toBe(("{{".repeat(900) + "Electric SUV Shoppers".repeat(2_000)).slice(0, 5_000))
  const pathFields = Array.from({ length: 50 }, () => ({ key: "x", format: "{{audience_story}}".repeat(100) }))
  expect(render({ pathFields, slugFields: ["topic"] }).name).toHaveLength(1_000)
  const slugFields = Array.from({ length: 50 }, () => "taxonomy_path")
  expect(slugged({ slugFields }, { path: ["x".repeat(500)] })).toHaveLength(1_000)
})

it("uses the key of a path field without a format", ({ expect }) => {
  const pathFields = [{ key: "topic" }, { key: "unknown" }, { key: "segment_type" }]
  expect(render({ pathFields }).name).toBe("Electric SUV Shoppers > B2C")
})

it("skips empty segments", ({ expect }) => {
  const pathFields = [
    { key: "topic", format: "{{secondary_intent}}" },
    { key: "topic" },
    { key: "x", format: "{{unknown}} {{nothing}}" },
    { key: "group" },
    { key: "org_alias" },
  ]
  expect(render({ pathFields, pathSeparator: "|" }).name).toBe("Electric SUV Shoppers|Automotive")
})

it("appends the slug after a dash", ({ expect }) => {
  expect(slugged({ slugFields: ["topic", "subcategory"] })).toBe(
    "Electric SUV Shoppers - electric-suv-shoppers-electric-hybrid-vehicles",
  )
  expect(slugged({ slugSeparator: "_" })).toBe("Electric SUV Shoppers - electric_suv_shoppers")
})

it("prints no separator for a qualifier that the name lacks", ({ expect }) => {
  const pathFields = [{ key: "category" }, { key: "qualifiers", format: "{{qualifier_age}}" }, { key: "topic" }]
  const age = { kind: "age", value: "25-54", text: "25 54" } as const
  const template = { pathFields, descTemplate: "{{topic}}{{qualifiers_suffix}}." }
  expect(render(template, { qualifiers: [age] })).toEqual({
    name: "Auto > 25-54 > Electric SUV Shoppers",
    description: "Electric SUV Shoppers (25-54).",
  })
  expect(render(template)).toEqual({ name: "Auto > Electric SUV Shoppers", description: "Electric SUV Shoppers." })
})

it("trims separators from both ends of a slug", ({ expect }) => {
  expect(slugged({}, { topicName: "  (R&B) & Soul!! " })).toBe("  (R&B) & Soul!!  - r-b-soul")
})

it("adds nothing for an empty slug", ({ expect }) => {
  expect(slugged({ slugFields: ["unknown"] })).toBe("Electric SUV Shoppers")
  expect(slugged({}, { topicName: "日本" })).toBe("日本")
})

it("removes accents in a slug", ({ expect }) => {
  expect(slugged({}, { topicName: "Crème Brûlée" })).toBe("Crème Brûlée - creme-brulee")
})

it("omits the slug if the template disables it", ({ expect }) => {
  expect(slugged({ includeSlug: false })).toBe("Electric SUV Shoppers")
})

it("chooses the prefix by segment type", ({ expect }) => {
  const prefixes = { descPrefixB2b: "At work", descPrefixB2c: "At home", descPrefixB2b2c: "Both" }
  const prefixOf = (segmentType: Classification["segmentType"]) =>
    render({ ...prefixes, descTemplate: "{{prefix}}" }, { segmentType }).description
  expect(prefixOf("B2B")).toBe("At work")
  expect(prefixOf("B2E")).toBe("At work")
  expect(prefixOf("B2G")).toBe("At work")
  expect(prefixOf("B2C")).toBe("At home")
  expect(prefixOf("B2B2C")).toBe("Both")
})

it("truncates a description only at its limit", ({ expect }) => {
  const descTemplate = "{{topic}} and more"
  expect(render({ descTemplate, descCharLimit: 13 }).description).toBe("Electric SUV ")
  expect(render({ descTemplate, descCharLimit: 30 }).description).toBe("Electric SUV Shoppers and more")
  expect(render({ descTemplate }).description).toBe("Electric SUV Shoppers and more")
})

it("does not split a surrogate pair", ({ expect }) => {
  expect(render({ descTemplate: "abc😀", descCharLimit: 4 }).description).toBe("abc")
  expect(render({ descTemplate: "abc😀", descCharLimit: 5 }).description).toBe("abc😀")
})

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(
    "{{topic}}",
    "{{audience_story}}",
    "{{prefix}}",
    "{{",
    "}}",
    "__proto__",
    "constructor",
    "Dog Owners of ",
  ),
)
const anyText = fc.array(text, { maxLength: 6 }).map((pieces) => pieces.join(""))

it("renders any template for any topic within the limit", ({ expect }) => {
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, fc.integer({ min: 1, max: 300 }), (a, b, c, d, limit) => {
      const given = { topicName: a, parentCategory: b, audienceType: c, subcategory: d, keywords: [a, b, c] }
      const template = {
        descTemplate: `${b}{{audience_story}}${c}`,
        descCharLimit: limit,
        pathFields: [{ key: "topic", format: d }],
      }
      const { description } = render(template, given)
      expect(description.length).toBeLessThanOrEqual(limit)
    }),
    { numRuns: numRuns(2_000) },
  )
})

it("builds slugs from letters, digits and single separators", ({ expect }) => {
  fc.assert(
    fc.property(anyText, anyText, (topicName, subcategory) => {
      const template = { pathFields: [{ key: "unknown" }], slugFields: ["topic", "subcategory"], slugSeparator: "-" }
      expect(render(template, { topicName, subcategory }).name).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    }),
    { numRuns: numRuns(2_000) },
  )
})
