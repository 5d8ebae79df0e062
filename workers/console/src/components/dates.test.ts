import { describe, it } from "vitest"
import { relativeTime } from "./dates.ts"

const NOW = Date.parse("2026-03-10T12:00:00Z")
const MINUTE_MS = 60_000

describe("relativeTime", () => {
  it.for([
    [0, "just now"],
    [-59_000, "just now"],
    [-90_000, "1 min. ago"],
    [-60 * MINUTE_MS, "1 hr. ago"],
    [-23.9 * 60 * MINUTE_MS, "23 hr. ago"],
    [-24 * 60 * MINUTE_MS, "yesterday"],
    [-6.9 * 24 * 60 * MINUTE_MS, "6 days ago"],
    [
      -7 * 24 * 60 * MINUTE_MS,
      new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date("2026-03-03T12:00:00Z")),
    ],
    [3 * 24 * 60 * MINUTE_MS, "in 3 days"],
  ] as const)("says how long ago %d ms is", ([distance, said], { expect }) => {
    expect(relativeTime(new Date(NOW + distance).toISOString(), NOW)).toBe(said)
  })
})
