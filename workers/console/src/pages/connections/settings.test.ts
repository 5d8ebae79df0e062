import { describe, it } from "vitest"
import { settingsOf } from "./settings.ts"

describe("settingsOf", () => {
  it("returns the stored settings with the labels of the form", ({ expect }) => {
    const settings = settingsOf({
      platform: "custom_api",
      direction: "inbound",
      config: {
        base_url: "https://crm.test/segments",
        schedule: "daily",
        use_llm: true,
        field_mappings: { label: "topic_name" },
      },
    })
    expect(settings).toEqual([
      { label: "URL", text: "https://crm.test/segments" },
      { label: "Field mappings", text: "label → Topic name" },
      { label: "Schedule", text: "Every day" },
      { label: "Use the language model", text: "Yes" },
    ])
  })

  it("includes settings that the form does not have", ({ expect }) => {
    const config = { default_cpm: 0, of_the_platform: { deep: true } }
    expect(settingsOf({ platform: "dspapi", direction: "outbound", config })).toEqual([
      { label: "CPM", text: "0" },
      { label: "of_the_platform", text: '{"deep":true}', isCode: true },
    ])
  })
})
