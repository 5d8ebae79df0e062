import { describe, it } from "vitest"
import * as z from "zod"
import { AppError } from "../errors.ts"
import { GIVE_UP_AFTER_MS, retryDelaySeconds, whyGivenUp } from "./retry-policy.ts"

const sent = new Date("2026-11-15T00:00:00Z")
const after = (ms: number) => new Date(sent.getTime() + ms)
const message = { attempts: 4, timestamp: sent }
const OUTAGE = new Error("D1_ERROR: Network connection lost.")

describe("the retry policy", () => {
  it("doubles the delay up to a quarter of an hour, with jitter", ({ expect }) => {
    expect([1, 2, 3, 9, 10, 50].map((attempts) => retryDelaySeconds(attempts, 0.5))).toEqual([2, 4, 8, 512, 900, 900])
    expect([retryDelaySeconds(10, 0), retryDelaySeconds(10, 1)]).toEqual([675, 1125])
  })

  it("retries an outage for more than six hours within the 100 retries of a queue", ({ expect }) => {
    let [seconds, attempts] = [0, 0]
    while (seconds * 1000 < GIVE_UP_AFTER_MS) seconds += retryDelaySeconds(++attempts, 0)
    expect(GIVE_UP_AFTER_MS).toBeGreaterThan(6 * 3_600_000)
    expect(attempts).toBeLessThan(100)
    expect(whyGivenUp(OUTAGE, message, after(6 * 3_600_000))).toBeUndefined()
    expect(whyGivenUp(OUTAGE, message, after(GIVE_UP_AFTER_MS))).toBe(
      "Background processing failed after 4 attempts: D1_ERROR: Network connection lost.",
    )
  })

  it("gives up bad input immediately", ({ expect }) => {
    const unreadable = z.object({ runId: z.string() }).safeParse({}).error
    expect(whyGivenUp(unreadable, message, sent)).toMatch(/^The message cannot be read: /)
    expect(whyGivenUp(new AppError(404, "Topic not found"), message, sent)).toBe("Topic not found")
    expect(whyGivenUp(new AppError(503, "Busy"), message, sent)).toBeUndefined()
  })
})
