import { describe, it } from "vitest"
import { isTimeZone, nextCron, readCron } from "./cron.ts"

function times(text: string, zone: string, from: string, n = 3): (string | undefined)[] {
  const cron = readCron(text)
  if (typeof cron === "string") return [cron]
  const found: (string | undefined)[] = []
  for (let at: Date | null = new Date(from); at && found.length < n;) {
    at = nextCron(cron, zone, at)
    found.push(at?.toISOString().slice(0, 16))
  }
  return found
}

describe("a cron expression", () => {
  it("is due at the times of its zone, in summer and in winter", ({ expect }) => {
    expect(times("0 5 * * *", "Europe/Berlin", "2026-10-24T12:00:00Z", 2)).toEqual([
      "2026-10-25T04:00",
      "2026-10-26T04:00",
    ])
    expect(times("15 8 * * 1-5", "Asia/Kathmandu", "2026-11-20T12:00:00Z", 1)).toEqual(["2026-11-23T02:30"])
    expect(times("0 */12,3 * * sun", "UTC", "2026-11-20T00:00:00Z", 4)).toEqual([
      "2026-11-22T00:00",
      "2026-11-22T03:00",
      "2026-11-22T12:00",
      "2026-11-29T00:00",
    ])
    // Both days given: either counts.
    expect(times("0 0 1 * MON", "UTC", "2026-11-24T00:00:00Z")).toEqual([
      "2026-11-30T00:00",
      "2026-12-01T00:00",
      "2026-12-07T00:00",
    ])
  })

  it("is due at the first time after a gap, and once in an hour that comes twice", ({ expect }) => {
    expect(times("30 2 * * *", "Europe/Berlin", "2026-03-28T12:00:00Z", 2)).toEqual([
      "2026-03-29T01:00",
      "2026-03-30T00:30",
    ])
    expect(times("30 2 * * *", "Europe/Berlin", "2026-10-24T12:00:00Z", 2)).toEqual([
      "2026-10-25T00:30",
      "2026-10-26T01:30",
    ])
    expect(times("0 0 * * *", "America/Havana", "2026-03-07T12:00:00Z", 2)).toEqual([
      "2026-03-08T05:00",
      "2026-03-09T04:00",
    ])
    expect(times("45 1 * * *", "Australia/Lord_Howe", "2026-04-04T00:00:00Z", 2)).toEqual([
      "2026-04-04T14:45",
      "2026-04-05T15:15",
    ])
    // Every hour is every hour.
    expect(times("0 * * * *", "Europe/Berlin", "2026-10-24T23:30:00Z")).toEqual([
      "2026-10-25T00:00",
      "2026-10-25T01:00",
      "2026-10-25T02:00",
    ])
  })

  it("waits for a leap year, and never comes on 31 February", ({ expect }) => {
    expect(times("0 9 29 2 *", "UTC", "2026-03-28T00:00:00Z", 1)).toEqual(["2028-02-29T09:00"])
    expect(times("0 0 31 2 *", "UTC", "2026-11-20T00:00:00Z", 1)).toEqual([undefined])
  })

  it("says what is wrong with it", ({ expect }) => {
    expect(readCron("0 5 * *")).toMatch(/five fields/)
    expect(readCron("*/5 * * * *")).toMatch(/one minute/)
    for (const text of [
      "0 24 * * *",
      "0 5-3 * * *",
      "0 1/0 * * *",
      "0 , * * *",
      "0 1-2-3 * * *",
      "0 5 0 * *",
      "0 5 * FOO *",
    ])
      expect(readCron(text), text).toMatch(/cannot be read/)
    expect(isTimeZone("Europe/Berlin")).toBe(true)
    expect(isTimeZone("Mars/Olympus")).toBe(false)
  })
})
