import { describe, it } from "vitest"
import { fieldsOf, linesOf, NEW_TEMPLATE } from "./template-defaults.ts"

describe("the path of a template", () => {
  it("is unchanged after a round trip through lines", ({ expect }) => {
    expect(fieldsOf(linesOf(NEW_TEMPLATE.pathFields), NEW_TEMPLATE.pathFields)).toEqual(NEW_TEMPLATE.pathFields)
  })

  it("reads new lines as fields, or as formats if they contain placeholders", ({ expect }) => {
    expect(fieldsOf("category\n\n  {{ intent }} by {{topic}} \nplain", [])).toEqual([
      { key: "category" },
      { key: "intent", format: "{{ intent }} by {{topic}}" },
      { key: "plain" },
    ])
  })
})
