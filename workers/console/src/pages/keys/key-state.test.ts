import { describe, it } from "vitest"
import { endOfDay } from "../../components/dates.ts"
import { expiryOf, stateOf } from "./key-state.ts"

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

  it("expires after the chosen time, on a date, or never", ({ expect }) => {
    expect(expiryOf("90", "", now)).toBe("2026-07-30T12:00:00.000Z")
    expect(expiryOf("date", "2026-05-08", now)).toBe(endOfDay("2026-05-08"))
    expect(expiryOf("date", "", now)).toBeUndefined()
    expect(expiryOf("never", "", now)).toBeNull()
  })
})
