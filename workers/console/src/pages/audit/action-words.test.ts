import { describe, it } from "vitest"
import { valueText } from "../../components/value-words.ts"
import { actionText } from "./action-words.ts"
import { detailLines } from "./detail-lines.ts"

describe("the audit log in words", () => {
  it("describes every action, even an unknown one", ({ expect }) => {
    expect(actionText("connection.created")).toBe("Created a connection")
    expect(actionText("moon.landed_on")).toBe("Moon landed on")
  })

  it("shows old and new values, and names in place of ids", ({ expect }) => {
    expect(detailLines({ from: "Trucks", to: "Lorries" })).toEqual(["Trucks → Lorries"])
    const change = {
      name: "DSP",
      from: { approval: null },
      to: { approval: "required" },
      fields: ["config", "credentials"],
    }
    expect(detailLines(change)).toEqual(["Approval: None → required", "Fields: config, credentials", "Name: DSP"])
    expect(
      detailLines({
        apiKeysRevoked: [{ id: "key_1", name: "CI" }],
        handedOverTo: { id: "usr_1", email: "ada@x.test" },
        names: [{ from: "a", to: "b" }],
      }),
    ).toEqual(["Api keys revoked: CI", "Handed over to: ada@x.test", "Names: a → b"])
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
