import { describe, it } from "vitest"
import { readDimensions } from "./read-dimensions.ts"
import { SET_NAMES } from "./set-names.ts"
import { testContext } from "./test-context.ts"
import { CAPITAL_NAMES, VALUE_NAMES } from "./value-names.ts"

const { sets } = testContext()
const valuesOf = (name: string) => sets.find((set) => set.name === name)?.values ?? []
const read = (text: string) => readDimensions(text, sets)
const plural = (name: string) => name.replace(/y$/, "ie").replace(/s$/, "se") + "s"
const STATES = valuesOf("US State")
const AGES = valuesOf("Age Range")
const GENDERS = valuesOf("Gender")

describe("readDimensions", () => {
  it("finds every set by its name, plural, any case and synonyms", ({ expect }) => {
    for (const { name, values } of sets) {
      for (const text of [name, plural(name), `all ${plural(name).toUpperCase()}`, ...(SET_NAMES[name] ?? [])]) {
        expect(read(text), text).toEqual({ dimensions: [{ name, values }], unknown: [] })
      }
    }
  })

  it("finds every value of every set by its name", ({ expect }) => {
    for (const { name, values } of sets) {
      for (const value of values) {
        expect(read(`${name}: ${value}`), value).toEqual({ dimensions: [{ name, values: [value] }], unknown: [] })
      }
    }
  })

  it("has synonyms only for existing sets and values", ({ expect }) => {
    expect(Object.keys(SET_NAMES).sort()).toEqual(sets.map(({ name }) => name).sort())
    for (const [set, byValue] of Object.entries(VALUE_NAMES)) {
      for (const value of Object.keys(byValue)) expect(valuesOf(set), value).toContain(value)
    }
    for (const [set, value] of Object.values(CAPITAL_NAMES)) expect(valuesOf(set)).toContain(value)
    expect(new Set(Object.values(CAPITAL_NAMES).map(([, value]) => value))).toEqual(
      new Set([...STATES, "Information Technology"]),
    )
  })

  it.for<[string, Record<string, string[]>]>([
    ["US states and age ranges", { "US State": STATES, "Age Range": AGES }],
    ["all 50 states by gender", { "US State": STATES, Gender: GENDERS }],
    ["u.s. states × ages", { "US State": STATES, "Age Range": AGES }],
    ["Texas, Ohio and Utah x women", { "US State": ["Ohio", "Texas", "Utah"], Gender: ["Female"] }],
    ["TX, OR, or IN", { "US State": ["Indiana", "Oregon", "Texas"] }],
    ["states: Texas, Ohio", { "US State": ["Ohio", "Texas"] }],
    ["states (Texas, OH)", { "US State": ["Ohio", "Texas"] }],
    ["Washington DC and Washington", { "US State": ["District of Columbia", "Washington"] }],
    [
      "US states except Alaska and Hawaii and genders",
      { "US State": STATES.filter((state) => state !== "Alaska" && state !== "Hawaii"), Gender: GENDERS },
    ],
    ["states without Texas", { "US State": STATES.filter((state) => state !== "Texas") }],
    ["women aged 25-44", { Gender: ["Female"], "Age Range": ["25-34", "35-44"] }],
    ["18-24 year olds, 55 and over", { "Age Range": ["18-24", "55-64", "65+"] }],
    ["ages 25 to 34 and income over $200K", { "Age Range": ["25-34"], "Income Range": ["$200K-$249K", "$250K+"] }],
    ["over $200k", { "Income Range": ["$200K-$249K", "$250K+"] }],
    ["company sizes over 5,000", { "Company Size": ["5,001-10,000 Employees", "Over 10,000 Employees"] }],
    ["industries (education, retail)", { "Company Industry": ["Education", "Retail"] }],
    [
      "industries and education",
      { "Company Industry": valuesOf("Company Industry"), "Education Level": valuesOf("Education Level") },
    ],
    ["R&D, HR and IT", { Department: ["Human Resources", "Information Technology", "Research & Development"] }],
    ["media & entertainment", { "Company Industry": ["Media & Entertainment"] }],
    ["manufacturing and finance", { Department: ["Finance", "Manufacturing"] }],
    ["manufacturing and healthcare", { "Company Industry": ["Healthcare", "Manufacturing"] }],
    ["Spanish-speaking, Chinese speakers", { Language: ["Spanish", "Chinese"] }],
    ["bachelor's degrees", { "Education Level": ["Bachelor's Degree"] }],
    [
      "c-suite titles and seniority levels",
      { "C-Suite Title": valuesOf("C-Suite Title"), "Seniority Level": valuesOf("Seniority Level") },
    ],
    ["colors (red, blue) and genders", { Gender: GENDERS, colors: ["red", "blue"] }],
    ["(trucks, vans) and [a, b]", { List: ["trucks", "vans"], "List 2": ["a", "b"] }],
    ["{colour} (red, blue)", { colour: ["red", "blue"] }],
  ])("%s", ([text, expected], { expect }) => {
    const { dimensions, unknown } = read(text)
    expect(Object.fromEntries(dimensions.map(({ name, values }) => [name, values]))).toEqual(expected)
    expect(unknown).toEqual([])
  })

  it.for<[string, string[]]>([
    ["western states", ["western"]],
    ["US states and shoe sizes", ["shoe sizes"]],
    ["states in or around me", ["around me"]],
    ["age ranges 30 to 40", ["30-40"]],
    ["New York City", ["City"]],
    ["", []],
    ["((", []],
    ["() []", []],
    ["$ + - %", ["$"]],
  ])("reports the unknown phrase of %j: %j", ([text, expected], { expect }) => {
    const { unknown } = read(text)
    expect(unknown.slice(0, 1)).toEqual(expected.slice(0, 1))
  })
})
