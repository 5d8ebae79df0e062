import { describe, it } from "vitest"
import { formatDuration, rateOf, type Sample, withSample } from "./progress.ts"

const after = (samples: Sample[]) => samples.reduce<Sample[]>((before, one) => withSample(before, one), [])

describe("rateOf", () => {
  it("needs two samples", ({ expect }) => {
    expect(rateOf([])).toBeUndefined()
    expect(rateOf([{ at: 0, rows: 0 }])).toBeUndefined()
    expect(
      rateOf([
        { at: 5, rows: 0 },
        { at: 5, rows: 500 },
      ]),
    ).toBeUndefined()
  })

  it("measures the recent rate", ({ expect }) => {
    const slowThenFast = [
      { at: 0, rows: 0 },
      { at: 60_000, rows: 500 },
      { at: 61_000, rows: 1000 },
      { at: 62_000, rows: 1500 },
    ]
    expect(rateOf(after(slowThenFast))).toBe(500)
  })

  it("keeps an older sample for slow chunks", ({ expect }) => {
    const slow = [
      { at: 0, rows: 0 },
      { at: 50_000, rows: 500 },
      { at: 100_000, rows: 1000 },
    ]
    expect(rateOf(after(slow))).toBe(10)
  })

  it("starts at the rows done when an import resumed", ({ expect }) => {
    expect(
      rateOf([
        { at: 0, rows: 20_000 },
        { at: 1000, rows: 20_500 },
      ]),
    ).toBe(500)
  })
})

describe("formatDuration", () => {
  it("rounds to a readable precision", ({ expect }) => {
    const durations = [1, 12, 50, 58, 100, 3_000, 3_700, 7_300, 9_000].map(formatDuration)
    expect(durations).toEqual([
      "a few seconds",
      "15 seconds",
      "50 seconds",
      "1 minute",
      "2 minutes",
      "50 minutes",
      "1 hour 2 min",
      "2 hours 2 min",
      "2 hours 30 min",
    ])
  })
})
