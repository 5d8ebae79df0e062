import { describe, it } from "vitest"
import { testWords } from "./test-words.ts"

describe("the result of a test", () => {
  it("tells what was found", ({ expect }) => {
    expect(testWords({ success: true, message: "Connected to the marketplace" })).toBe("Connected to the marketplace")
    expect(testWords({ success: true, itemCount: 1, sampleItem: { name: "Sailors", id: "7" } })).toBe(
      "1 item, the first is Sailors (7).",
    )
    expect(testWords({ success: true, itemCount: 0, sampleItem: null, message: "Configuration is complete" })).toBe(
      "Configuration is complete. 0 items.",
    )
    expect(testWords({ success: true, itemCount: 2, sampleItem: { name: null, id: "a1" } })).toBe(
      "2 items, the first is a1.",
    )
  })

  it("tells why it failed", ({ expect }) => {
    expect(testWords({ success: false, error: "SFTP host is required" })).toBe("SFTP host is required")
  })
})
