import { countLater } from "../src/organizations/usage/count-request.ts"
import { World } from "../src/testing/lease-simulation.ts"
import type { Causes } from "./idle-model.ts"

const COLLECT_MS = 25_000
const EVICTED_AFTER_MS = 10_000
const FLUSH_MS = 300_000

/**
 * What calls at a steady rate cause, per call: the real gates, lender and collected usage of one key in one region, in simulated time.
 * Objects are evicted as the platform does it, ten seconds after their last call.
 */
export async function simulateRate(perSecond: number, isolates: number, calls: number): Promise<Causes> {
  const gapMs = 1_000 / perSecond
  const world = new World(
    1,
    { delayMs: 5, loss: 0, drift: 0 },
    { keys: 1, regions: 1, isolates, plan: "enterprise", used: 0 },
  )
  let time = 0
  let reports = 0
  let flushes = 0
  let flushAt = 0
  let heardAt = 0
  const record = async () => {
    reports++
    heardAt = time
    if (flushAt > time) return
    flushes++
    flushAt = time + FLUSH_MS
  }
  const run = async (ms: number) => {
    await world.run(ms)
    time += ms
  }
  const given = Reflect.get(globalThis, "scheduler") as unknown
  Object.assign(globalThis, { scheduler: { wait: (ms: number) => world.wait(ms) } })
  try {
    for (let i = 0; i < calls; i++) {
      const leases = world.leases
      void world.call(i, 0)
      const org = { id: `rate ${perSecond} ${i % isolates}` }
      const context = { org, meter: { record }, now: () => new Date(time), defer: () => {}, collectMs: COLLECT_MS }
      countLater(context, { requests: 1, classifications: 1 })
      await run(Math.min(gapMs, EVICTED_AFTER_MS))
      if (world.leases > leases) heardAt = time
      if (gapMs >= EVICTED_AFTER_MS) world.restartGate(0)
      if (time - heardAt >= EVICTED_AFTER_MS) world.restartLender()
      await run(Math.max(0, gapMs - EVICTED_AFTER_MS))
    }
  } finally {
    Object.assign(globalThis, { scheduler: given })
  }
  const { admits, leases, reads, rows } = world
  const counted = { gateCalls: admits, renewals: leases, reads, leaseRows: rows, reports, flushes }
  return Object.fromEntries(Object.entries(counted).map(([name, count]) => [name, count / calls])) as Causes
}
