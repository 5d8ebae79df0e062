import * as fc from "fast-check"
import { type ExpectStatic, it } from "vitest"
import {
  deactivateActivation,
  deactivateActivations,
  refreshActivation,
  refreshActivations,
} from "../segments/deactivate-or-refresh.ts"
import { settleConnection } from "./settle-unknown.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { TestContext } from "../../testing/factories.ts"
import { isTransient } from "../../kernel/db/transient.ts"
import { AppError } from "../../kernel/errors.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { CUSTOM_PATHS } from "../../testing/platforms/custom.ts"
import { aPush } from "../../testing/a-push.ts"
import { withoutWaits } from "../../testing/without-waits.ts"
import { locksWithClock, crashingContext } from "../../testing/crashing-context.ts"
import type { FaultInput } from "../../testing/platform-scripts.ts"
import { numRuns } from "../../testing/runs.ts"
import { createPushRun } from "./create-run.ts"
import { drivePushRun } from "./drive-run.ts"
import { cancelPushRun } from "./end-run.ts"
import { pushNext } from "./push-next.ts"
import { retryPushRun } from "./retry-run.ts"

const TOPICS = 5
const HOUR_MS = 3_600_000

type Action =
  | { kind: "create"; topics: number[] }
  | { kind: "push" | "drive" | "retry" | "cancel"; pick: number }
  | { kind: "push"; runId: string }
  | { kind: "deactivate" | "refresh"; pick: number }
  | { kind: "deactivateAll" | "refreshAll" | "settle" }
  | { kind: "edit"; pick: number; segmentType: "B2B" | "B2C" | "B2G" }
type Move = { action: Action; crashesAt: number | null }
type Step = { faults: FaultInput[]; moves: Move[] }

/** Simulates concurrent clients, the queue and the cron against a faulty platform, with processes that crash. */
async function aSimulation(on: "marketplace" | "dspapi" | "custom") {
  const config = on === "custom" ? CUSTOM_PATHS : {}
  // The platform accepts a name twice, so a create that is sent again makes a second segment.
  const pushed = await aPush(TOPICS, { on, config, spec: { allowsDuplicateNames: true } })
  const { org, platform, connectionId, topicIds, rows } = pushed
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const locks = locksWithClock(now)
  const runs: string[] = []
  let crashes = 0

  const contextOf = (): TestContext => {
    const base = org.ctx()
    return { ...base, now, locks, outside: withoutWaits(base.outside).outside, log: () => {} }
  }

  const idAt = async (pick: number) => {
    const all = await rows()
    return String(all[pick % Math.max(1, all.length)]?.["id"] ?? "act_none")
  }
  const runAt = (pick: number) => runs[pick % Math.max(1, runs.length)] ?? "run_none"

  async function act(ctx: OrgContext, action: Action): Promise<unknown> {
    if (action.kind === "create") {
      const chosen = topicIds.filter((_, i) => action.topics.includes(i))
      if (chosen.length === 0) return undefined
      const started = await createPushRun(ctx, connectionId, { topicIds: chosen, background: false, dryRun: false })
      return runs.push(started.runId)
    }
    if ("runId" in action) return pushNext(ctx, connectionId, action.runId)
    if (action.kind === "push") return pushNext(ctx, connectionId, runAt(action.pick))
    if (action.kind === "drive") return drivePushRun(ctx, runAt(action.pick))
    if (action.kind === "retry") return retryPushRun(ctx, connectionId, runAt(action.pick))
    if (action.kind === "cancel") return cancelPushRun(ctx, connectionId, runAt(action.pick))
    if (action.kind === "deactivate") return deactivateActivation(ctx, await idAt(action.pick))
    if (action.kind === "refresh") return refreshActivation(ctx, await idAt(action.pick))
    if (action.kind === "edit") {
      return editTopic(ctx, topicIds[action.pick % TOPICS] ?? "", { segment_type: action.segmentType })
    }
    if (action.kind === "settle") return settleConnection(ctx, connectionId)
    const ids = (await rows()).map(({ id }) => String(id))
    if (ids.length === 0) return undefined
    return action.kind === "deactivateAll" ? deactivateActivations(ctx, ids) : refreshActivations(ctx, ids)
  }

  /** An AppError is a valid response, and a crashed process may throw anything. Any other error fails the test. */
  async function run({ action, crashesAt }: Move) {
    const process = crashingContext(contextOf(), crashesAt ?? undefined)
    try {
      await act(process.ctx, action)
    } catch (error) {
      if (process.hasCrashed()) crashes++
      // A lost database connection has the same effect as a crash.
      else if (!(error instanceof AppError) && !isTransient(error)) throw error
    }
  }

  const openRuns = async () => {
    const running = org.ctx().d1.prepare("SELECT id FROM push_runs WHERE org_id = ? AND status = 'running'")
    return (await running.bind(org.id).raw<[string]>()).flat()
  }
  const unsettled = async () =>
    (await rows()).some(
      ({ outcome_unknown: unknown, intent, status, platform_segment_id: id }) =>
        unknown === 1 || intent !== null || (status === "pending" && id === null),
    )

  return {
    platform,
    rows,
    crashes: () => crashes,
    step: async ({ faults, moves }: Step) => {
      if (faults.length > 0) await platform.faults(...faults)
      await Promise.all(moves.map(run))
      // Claims of crashed processes expire before the next step.
      ahead += HOUR_MS
    },
    settle: async () => {
      for (let round = 0; round < 30 && (await unsettled()); round++) {
        ahead += 7 * HOUR_MS
        await settleConnection(contextOf(), connectionId)
        // Includes runs whose id never reached a client.
        for (const runId of await openRuns()) await run({ action: { kind: "push", runId }, crashesAt: null })
      }
    },
    expectOneSegmentEach: async (expect: ExpectStatic) => {
      expect(await unsettled()).toBe(false)
      const active = (await rows()).filter(({ status }) => status === "active")
      const held = active.map(({ platform_segment_id: id, pushed_name: name }) => `${id} ${name}`)
      const live = (await platform.live()).map(({ id, name }) => `${id} ${name}`)
      expect(live.sort()).toEqual(held.sort())
    },
  }
}

const times = fc.integer({ min: 1, max: 3 })
const applied = fc.boolean()
const on = fc.constantFrom("create", "deactivate", "list", "token", undefined)
const plainFault: fc.Arbitrary<FaultInput> = fc.oneof(
  fc.record({ type: fc.constant("drop" as const), applied, on, times }),
  fc.record({ type: fc.constant("status" as const), status: fc.constantFrom(400, 404, 429), on, times }),
  // A 5xx may have been applied; a 4xx has not.
  fc.record({ type: fc.constant("status" as const), status: fc.constantFrom(500, 503), applied, on, times }),
)
const anyFault: fc.Arbitrary<FaultInput> = fc.oneof(
  { weight: 3, arbitrary: plainFault },
  fc.record({ type: fc.constantFrom("html" as const, "cut_json" as const), applied, on, times }),
  fc.record({
    type: fc.constant("json" as const),
    body: fc.constant({}),
    applied: fc.constant(true),
    on: fc.constant("create" as const),
    times,
  }),
  fc.record({ type: fc.constant("expire_tokens" as const), on: fc.constant(undefined), times }),
)
const pick = fc.nat({ max: 20 })
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("create" as const),
      topics: fc.uniqueArray(fc.nat({ max: TOPICS - 1 }), { minLength: 1 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom("push" as const, "drive" as const), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("retry" as const, "cancel" as const), pick }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("deactivate" as const, "refresh" as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("deactivateAll" as const, "refreshAll" as const, "settle" as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("edit" as const),
      pick,
      segmentType: fc.constantFrom("B2B" as const, "B2C" as const, "B2G" as const),
    }),
  },
)
const move: fc.Arbitrary<Move> = fc.record({ action, crashesAt: fc.option(fc.nat({ max: 25 }), { freq: 2 }) })
const stepsWith = (fault: fc.Arbitrary<FaultInput>): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({ faults: fc.array(fault, { maxLength: 2 }), moves: fc.array(move, { minLength: 1, maxLength: 3 }) }),
    { minLength: 3, maxLength: 8 },
  )

it.for(["marketplace", "dspapi", "custom"] as const)(
  "leaves exactly one live segment for each active activation on %s, whatever happens",
  async (platform, { expect }) => {
    let crashes = 0
    await fc.assert(
      // A custom platform may answer a deactivation with anything, so a wrong 200 looks like a right one.
      fc.asyncProperty(stepsWith(platform === "custom" ? plainFault : anyFault), async (all) => {
        const simulation = await aSimulation(platform)
        const everything = Array.from({ length: TOPICS }, (_, i) => i)
        await simulation.step({
          faults: [],
          moves: [{ action: { kind: "create", topics: everything }, crashesAt: null }],
        })
        for (const step of all) await simulation.step(step)
        await simulation.settle()
        await simulation.expectOneSegmentEach(expect)
        crashes += simulation.crashes()
      }),
      { numRuns: numRuns(8, 400) },
    )
    // Otherwise the test would not cover restarts.
    expect(crashes).toBeGreaterThan(0)
  },
)
