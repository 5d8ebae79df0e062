import { it } from "vitest"
import { trendOf } from "./trend.ts"

const NOW = Date.parse("2026-03-10T12:00:00Z")

it("sums the segments of all connections by day, from the first day", ({ expect }) => {
  const none = { failed: 0, stale: 0 }
  const first = { live: 3, failed: 1, stale: null, days: [] }
  expect(trendOf([first], NOW)).toEqual([
    { day: "2026-03-09", live: 0, ...none },
    { day: "2026-03-10", live: 3, failed: 1, stale: 0 },
  ])
  const older = {
    live: 5,
    failed: 0,
    stale: 2,
    days: [
      { day: "2026-03-08", live: 4, ...none },
      { day: "2026-03-10", live: 1, ...none },
    ],
  }
  expect(trendOf([first, older], NOW)).toEqual([
    { day: "2026-03-08", live: 4, ...none },
    { day: "2026-03-10", live: 8, failed: 1, stale: 2 },
  ])
  expect(trendOf([], NOW)).toEqual([])
})
