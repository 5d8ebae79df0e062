import { describe, it } from "vitest"
import { describeTest } from "./describe-test.ts"

describe("describeTest", () => {
  it("returns the message, item count and first item", ({ expect }) => {
    expect(describeTest({ success: true, message: "Connected to the marketplace" })).toBe(
      "Connected to the marketplace",
    )
    expect(describeTest({ success: true, itemCount: 1, sampleItem: { name: "Sailors", id: "7" } })).toBe(
      "1 item, first: Sailors (7).",
    )
    expect(describeTest({ success: true, itemCount: 0, sampleItem: null, message: "Configuration is complete" })).toBe(
      "Configuration is complete. 0 items.",
    )
    expect(describeTest({ success: true, itemCount: 2, sampleItem: { name: null, id: "a1" } })).toBe(
      "2 items, first: a1.",
    )
  })

  it("returns the error of a failed test", ({ expect }) => {
    expect(describeTest({ success: false, error: "SFTP host is required" })).toBe("SFTP host is required")
  })
})
