import * as fc from "fast-check"
import { describe, it } from "vitest"
import { type Flaw, World } from "../../testing/lease-simulation.ts"
import { numRuns } from "../../testing/runs.ts"

const LIMIT = 100

const faults = fc.record({
  delayMs: fc.constantFrom(1, 20, 150, 700, 2_500),
  loss: fc.constantFrom(0, 0, 0.05, 0.3),
  drift: fc.constantFrom(0, 0.01, 0.04),
})

const plan = fc.constantFrom("free" as const, "pro" as const)

const event = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.record({
      act: fc.constant("call" as const),
      who: fc.nat(11),
      key: fc.nat(2),
      times: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.integer({ min: 20, max: 120 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("restart gate" as const), who: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("restart lender" as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("restart isolate" as const), who: fc.nat(11) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("revoke" as const), key: fc.nat(2), crashes: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("plan" as const), plan, crashes: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("restore" as const), plan }) },
)
const CHANGES = new Set(["revoke", "plan", "restore"])
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never

const story = fc.record({
  seed: fc.integer(),
  faults,
  regions: fc.integer({ min: 1, max: 4 }),
  isolates: fc.integer({ min: 1, max: 12 }),
  used: fc.integer({ min: 0, max: LIMIT }),
  events: fc.array(fc.record({ event, thenMs: fc.constantFrom(0, 1, 10, 100, 400, 1_000, 2_300, 9_000, 20_000) }), {
    minLength: 5,
    maxLength: 60,
  }),
})

async function play(world: World, { act, ...rest }: Event): Promise<unknown> {
  const {
    who = 0,
    key = 0,
    times = 1,
    plan: newPlan = "free",
    crashes = false,
  } = rest as { who?: number; key?: number; times?: number; plan?: "free" | "pro"; crashes?: boolean }
  if (act === "call") return Promise.all(Array.from({ length: times }, (_, i) => world.call(who + i, key)))
  if (act === "revoke") return world.revoke(key, crashes)
  if (act === "plan") return world.changePlan(newPlan, crashes)
  if (act === "restore") return world.restore(newPlan)
  if (act === "restart gate") return world.restartGate(who)
  if (act === "restart isolate") return world.restartIsolate(who)
  return world.restartLender()
}

/** Plays a story to its end; without `changes`, keys and plan stay as they are. */
async function simulate(
  input: typeof story extends fc.Arbitrary<infer S> ? S : never,
  changes: boolean,
  flaw?: Flaw,
): Promise<World> {
  const { seed, regions, isolates, used, events } = input
  const world = new World(seed, { ...input.faults }, { keys: 3, regions, isolates, plan: "free", used }, flaw)
  const ends: Promise<unknown>[] = []
  for (const { event: each, thenMs } of events) {
    if (!changes && CHANGES.has(each.act)) continue
    ends.push(play(world, each))
    await world.run(thenMs)
  }
  await world.calmDown()
  await Promise.all(ends)
  return world
}

const admitsNothingOld = (flaw?: Flaw) =>
  fc.asyncProperty(story, async (input) => {
    const world = await simulate(input, true, flaw)
    return world.violations.length === 0
  })

const countsEveryCredit = (flaw?: Flaw) =>
  fc.asyncProperty(story, async (input) => {
    const world = await simulate(input, false, flaw)
    await world.collect()
    const spent = world.used - input.used
    // A call whose answer was lost may have been counted; no other credit is.
    const isExact = spent >= world.admitted.length && spent <= world.admitted.length + world.failed
    // All credits that are left can be spent, by any caller, and no more than those.
    const results: string[] = []
    for (let i = 0; i < LIMIT + 5; i++) {
      void world.call(i, i).then((result) => results.push(result))
      await world.run(40)
    }
    await world.run()
    await world.collect()
    const left = LIMIT - input.used - spent
    return (
      isExact &&
      world.used === LIMIT &&
      world.lent === 0 &&
      results.filter((result) => result === "admitted").length === left
    )
  })

describe("leases, with delays, losses, restarts and clocks that differ", () => {
  it("admit no caller by what a key or plan was before its change was answered", async () => {
    await fc.assert(admitsNothingOld(), { numRuns: numRuns(50, 3_000) })
  })

  it("never pass a limit, and account for every credit", async () => {
    await fc.assert(countsEveryCredit(), { numRuns: numRuns(50, 3_000) })
  })

  it.for([
    ["revocation answers at once", admitsNothingOld],
    ["blocks outlive their lease", admitsNothingOld],
    ["a restarted gate forgets", countsEveryCredit],
    ["changes are not announced", admitsNothingOld],
    ["a restore is not reported", admitsNothingOld],
    ["recalls are not received", admitsNothingOld],
  ] as const)("and the properties notice when %s", async ([flaw, property], { expect }) => {
    const checked = await fc.check(property(flaw), { numRuns: 400, endOnFailure: true })
    expect(checked.failed).toBe(true)
  })
})
