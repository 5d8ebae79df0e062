import { describe, it } from "vitest"
import { factsOf } from "./facts.ts"

describe("the facts of a connection", () => {
  it("are what is set, in the words of its form", ({ expect }) => {
    const facts = factsOf({
      platform: "custom_api",
      direction: "inbound",
      config: {
        base_url: "https://crm.test/segments",
        schedule: "daily",
        use_llm: true,
        field_mappings: { label: "topic_name" },
      },
    })
    expect(facts).toEqual([
      { label: "Address", text: "https://crm.test/segments" },
      { label: "Mapped fields", text: "label → Topic name" },
      { label: "Schedule", text: "Every day" },
      { label: "Let the language model classify", text: "yes" },
    ])
  })

  it("leave nothing out that the form does not know", ({ expect }) => {
    const config = { default_cpm: 0, of_the_platform: { deep: true } }
    expect(factsOf({ platform: "dspapi", direction: "outbound", config })).toEqual([
      { label: "CPM", text: "0" },
      { label: "of_the_platform", text: '{"deep":true}', isCode: true },
    ])
  })
})
