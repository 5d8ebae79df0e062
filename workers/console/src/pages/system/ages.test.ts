import { describe, it } from "vitest"
import { ageOf, sizeOf } from "./ages.ts"

const NOW = new Date("2026-11-15T12:00:00.000Z")

describe("ageOf", () => {
  it.for([
    ["2026-11-15T12:00:05.000Z", "0 s"],
    ["2026-11-15T11:59:01.000Z", "59 s"],
    ["2026-11-15T11:58:30.000Z", "1 min"],
    ["2026-11-15T09:00:00.000Z", "3 h"],
    ["2026-11-13T11:00:00.000Z", "2 d"],
  ] as const)("of %s is %s", ([timestamp, age], { expect }) => {
    expect(ageOf(timestamp, NOW)).toBe(age)
  })
})

describe("sizeOf", () => {
  it("is in megabytes up to a gigabyte", ({ expect }) => {
    expect([1_572_864, 1024 ** 3, 1024 ** 2 * 900].map(sizeOf)).toEqual(["1.5 MB", "1.00 GB", "900.0 MB"])
  })
})
