import { describe, it } from "vitest"
import { amount, endOfDay, exactTime, relativeTime, startOfDay } from "./dates.ts"

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
    [-7 * 24 * 60 * MINUTE_MS, "Mar 3, 2026"],
    [3 * 24 * 60 * MINUTE_MS, "in 3 days"],
  ] as const)("says how long ago %d ms is", ([distance, said], { expect }) => {
    expect(relativeTime(new Date(NOW + distance).toISOString(), NOW)).toBe(said)
  })
})

it("writes numbers and times in one way, whatever the browser prefers", ({ expect }) => {
  expect(amount(1_234_567)).toBe("1,234,567")
  expect(exactTime("2026-03-10T21:04:05Z")).toMatch(/^Mar 1[01], 2026, \d\d:04:05 \S+/)
})

it("turns a chosen day into its first and last moment in the person's zone", ({ expect }) => {
  const [from, to] = [new Date(startOfDay("2026-10-25")), new Date(endOfDay("2026-10-25"))]
  expect([from.getDate(), from.getHours(), from.getMinutes()]).toEqual([25, 0, 0])
  expect([to.getDate(), to.getHours(), to.getMilliseconds()]).toEqual([25, 23, 999])
  expect([startOfDay("2026-02-3"), endOfDay("soon")]).toEqual(["2026-02-3", "soon"])
})
