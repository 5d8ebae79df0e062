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
  })
})

it("slips no default into an update", ({ expect }) => {
  expect(OutputTemplatePatch.parse({ recency: "7 Day" })).toEqual({ recency: "7 Day" })
})

it("previews a template that has no name yet", ({ expect }) => {
  expect(TemplateDraft.safeParse({ pathFields: [{ key: "topic" }] }).success).toBe(true)
})

const refused: [string, object][] = [
  ["no key", { platformKey: undefined }],
  ["a key with capitals", { platformKey: "MyDsp" }],
  ["a key with a blank", { platformKey: "my dsp" }],
  ["a key that is a prototype", { platformKey: "__proto__" }],
  ["no name", { displayName: "" }],
  ["no path", { pathFields: undefined }],
  ["an empty path", { pathFields: [] }],
  ["a path field without key", { pathFields: [{ label: "Topic" }] }],
  ["a limit of nothing", { descCharLimit: 0 }],
  ["half a character", { descCharLimit: 10.5 }],
  ["a huge description", { descTemplate: "x".repeat(20_001) }],
  ["a column that is more than a name", { dbColumnName: "name = 1; --" }],
  ["a column that is no output", { dbColumnName: "topic_name" }],
  ["a description's column for the name", { dbColumnName: "segment_desc_dspapi" }],
]
for (const [what, fault] of refused) {
  it(`refuses ${what}`, ({ expect }) => {
    expect(OutputTemplate.safeParse({ ...smallest, ...fault }).success).toBe(false)
  })
}
