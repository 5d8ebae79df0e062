import { it } from "vitest"
import { OutputTemplate, OutputTemplatePatch, TemplateDraft } from "./template.ts"

const smallest = { platformKey: "my_dsp", displayName: "My DSP", pathFields: [{ key: "topic" }] }

it("fills in the defaults of the interface", ({ expect }) => {
  expect(OutputTemplate.parse(smallest)).toEqual({
    ...smallest,
    isActive: true,
    sortOrder: 0,
    pathSeparator: " > ",
    slugFields: [],
    slugSeparator: "-",
    includeSlug: true,
    descTemplate: "",
    descCharLimit: null,
    descPrefixB2b: "Professionals who",
    descPrefixB2c: "Consumers who",
    descPrefixB2b2c: "Consumers and professionals who",
    recency: "30 Day",
    dbColumnName: null,
    dbColumnDesc: null,
    userBehaviorOverride: null,
    language: null,
  })
})

it("adds no defaults to an update", ({ expect }) => {
  expect(OutputTemplatePatch.parse({ recency: "7 Day" })).toEqual({ recency: "7 Day" })
})

it("accepts a draft without a name", ({ expect }) => {
  expect(TemplateDraft.safeParse({ pathFields: [{ key: "topic" }] }).success).toBe(true)
})

const rejected: [string, object][] = [
  ["no key", { platformKey: undefined }],
  ["a key with capitals", { platformKey: "MyDsp" }],
  ["a key with a space", { platformKey: "my dsp" }],
  ["__proto__ as the key", { platformKey: "__proto__" }],
  ["no name", { displayName: "" }],
  ["no path", { pathFields: undefined }],
  ["an empty path", { pathFields: [] }],
  ["a path field without a key", { pathFields: [{ label: "Topic" }] }],
  ["a limit of zero", { descCharLimit: 0 }],
  ["a fractional limit", { descCharLimit: 10.5 }],
  ["a description that is too long", { descTemplate: "x".repeat(20_001) }],
  ["a language that descriptions are not written in", { language: "pl" }],
  ["a column name with SQL", { dbColumnName: "name = 1; --" }],
  ["a column that is not an output", { dbColumnName: "topic_name" }],
  ["a description column for the name", { dbColumnName: "segment_desc_dspapi" }],
]
for (const [what, fault] of rejected) {
  it(`rejects ${what}`, ({ expect }) => {
    expect(OutputTemplate.safeParse({ ...smallest, ...fault }).success).toBe(false)
  })
}
