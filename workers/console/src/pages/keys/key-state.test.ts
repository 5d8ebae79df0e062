import { describe, it } from "vitest"
import { endOfDay, stateOf } from "./key-state.ts"

const now = new Date("2026-05-01T12:00:00.000Z")

describe("a key", () => {
  it("is active until it expires or is revoked", ({ expect }) => {
    expect(stateOf({ revokedAt: null, expiresAt: null }, now)).toBe("active")
    expect(stateOf({ revokedAt: null, expiresAt: "2026-05-01T12:00:01.000Z" }, now)).toBe("active")
    expect(stateOf({ revokedAt: null, expiresAt: "2026-05-01T12:00:00.000Z" }, now)).toBe("expired")
    expect(stateOf({ revokedAt: "2026-01-01T00:00:00.000Z", expiresAt: "2026-02-01T00:00:00.000Z" }, now)).toBe(
      "revoked",
    )
  })

  it("expires at the end of the selected day", ({ expect }) => {
    const end = new Date(endOfDay("2026-05-08"))
    expect([end.getDate(), end.getHours(), end.getMinutes()]).toEqual([8, 23, 59])
  })
})
