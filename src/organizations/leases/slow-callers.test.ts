import { describe, it } from "vitest"
import { World } from "../../testing/lease-simulation.ts"

const CALM = { delayMs: 5, loss: 0, drift: 0 }
const SHAPE = { keys: 1, regions: 1, isolates: 1, plan: "enterprise", used: 0 } as const

/** What each of a thousand calls causes at the organization's object and in the database. */
async function perCall(gapMs: number, evictedAfterMs = 10_000) {
  const world = new World(1, { ...CALM }, SHAPE)
  const calls = 200
  for (let i = 0; i < calls; i++) {
    void world.call(0, 0)
    if (gapMs > evictedAfterMs) {
      await world.run(evictedAfterMs)
      // The platform evicts objects that were not called for about ten seconds.
      world.restartGate(0)
      world.restartLender()
      await world.run(gapMs - evictedAfterMs)
    } else await world.run(gapMs)
  }
  return { renewals: world.leases / calls, reads: world.reads / calls }
}

describe("a caller who calls", () => {
  it.for([
    ["four times per second", 250, 0.3],
    ["once per second", 1_000, 0.03],
    ["20,000 times per day", 4_300, 0.11],
    ["once in 12 seconds", 12_000, 0.26],
    ["once in 24 seconds", 24_000, 0.51],
    ["once per hour", 3_600_000, 1],
  ] as const)("%s renews its lease rarely", async ([, gapMs, most], { expect }) => {
    const { renewals, reads } = await perCall(gapMs)
    expect(renewals).toBeLessThanOrEqual(most)
    expect(reads).toBeLessThanOrEqual(Math.min(most, 0.11 * Math.max(1, gapMs / 4_300)))
  })
})
