import { describe, it } from "vitest"
import type { SdkKeyRecord } from "../../api/types.ts"
import { changeOf, draftOf, limitsOf, NO_FENCE } from "./fence.ts"

const key: SdkKeyRecord = {
  id: "sdk_1",
  orgId: "org_1",
  name: "page",
  keyPrefix: "pk_live_",
  scopes: ["classify"],
  revokedAt: null,
  createdAt: "2026-01-01T00:00:00.000Z",
}
const fenced = { ...key, allowedOrigins: ["https://a.test", "*.b.test"], requestsPerMinute: 600, requestsPerDay: 5000 }

describe("the fence of an SDK key", () => {
  it("survives the form", ({ expect }) => {
    expect(changeOf(draftOf(fenced))).toEqual({
      allowedOrigins: ["https://a.test", "*.b.test"],
      requestsPerMinute: 600,
      requestsPerDay: 5000,
    })
    expect(draftOf(key)).toEqual(NO_FENCE)
    expect(changeOf(NO_FENCE)).toEqual({ allowedOrigins: [], requestsPerMinute: null, requestsPerDay: null })
  })

  it("takes origins on lines or after commas", ({ expect }) => {
    expect(changeOf({ ...NO_FENCE, origins: " https://a.test,\n\n*.b.test " }).allowedOrigins).toEqual([
      "https://a.test",
      "*.b.test",
    ])
  })

  it("is summarized in a few words", ({ expect }) => {
    expect(limitsOf(key)).toBe("Plan limits")
    expect(limitsOf(fenced)).toBe("600 per minute, 5,000 per day")
  })
})
