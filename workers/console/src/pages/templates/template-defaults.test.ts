import { describe, it } from "vitest"
import { fieldsOf, linesOf, NEW_TEMPLATE } from "./template-defaults.ts"

describe("the path of a template", () => {
  it("goes into lines and back without a change", ({ expect }) => {
    expect(fieldsOf(linesOf(NEW_TEMPLATE.pathFields), NEW_TEMPLATE.pathFields)).toEqual(NEW_TEMPLATE.pathFields)
  })

  it("takes new lines as fields, or as formats where they hold placeholders", ({ expect }) => {
    expect(fieldsOf("category\n\n  {{ intent }} by {{topic}} \nplain", [])).toEqual([
      { key: "category" },
      { key: "intent", format: "{{ intent }} by {{topic}}" },
      { key: "plain" },
    ])
  })
})
