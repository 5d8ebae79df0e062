import { describe, it } from "vitest"
import { valueText } from "../../components/value-words.ts"
import { actionText } from "./action-words.ts"

describe("the audit log in words", () => {
  it("describes every action, even an unknown one", ({ expect }) => {
    expect(actionText("connection.created")).toBe("Created a connection")
    expect(actionText("moon.landed_on")).toBe("Moon landed on")
  })

  it("shows no value as JSON", ({ expect }) => {
    expect(valueText({ allowedOrigins: ["a.example", "b.example"], requestsPerDay: null, test: true })).toBe(
      "Allowed origins: a.example, b.example; Test: Yes",
    )
    expect([null, undefined, "", [], {}, 0, false].map((value) => valueText(value))).toEqual([
      "None",
      "None",
      "None",
      "None",
      "None",
      "0",
      "No",
    ])
  })
})
