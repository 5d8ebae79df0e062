import { describe, it } from "vitest"
import { settingsOf } from "./job-settings.ts"

describe("a job's settings", () => {
  it("are words", ({ expect }) => {
    expect(settingsOf({ mode: "llm", dryRun: true, limit: 20, orgId: "" })).toEqual([
      ["Engine", "Language model"],
      ["Preview only", "Yes"],
      ["Limit", "20"],
    ])
    expect(settingsOf({ change: { action: "tag", add: ["Q4", "Summer"], remove: [] }, filters: {} })).toEqual([
      ["Change", "Action: tag; Add: Q4, Summer; Remove: None"],
      ["Filters", "None"],
    ])
    expect(settingsOf({})).toEqual([["Settings", "None"]])
  })
})
