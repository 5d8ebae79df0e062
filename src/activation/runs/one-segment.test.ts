import { describe, it } from "vitest"
import type { OrgContext } from "../../kernel/context.ts"
import { CUSTOM_PATHS } from "../../testing/a-platform.ts"
import { aPush } from "../../testing/a-push.ts"
import { withoutWaits } from "../../testing/without-waits.ts"
import { locksWithClock, crashingContext } from "../../testing/crashing-context.ts"
import type { FaultInput } from "../../testing/platform-scripts.ts"
import { createPushRun } from "./create-run.ts"
import { drivePushRun } from "./drive-run.ts"
import { pushNext } from "./push-next.ts"

type Platform = "marketplace" | "dspapi" | "custom"
type Driver = "client" | "queue"

const PLATFORMS = ["marketplace", "dspapi", "custom"] as const
const CASES = PLATFORMS.flatMap((on) => (["client", "queue"] as const).map((driver) => [on, driver] as const))
const HOUR_MS = 3_600_000

const CREATED_503: FaultInput = { type: "status", status: 503, on: "create", applied: true }
const CREATED_DROPPED: FaultInput = { type: "drop", on: "create", applied: true }

/** A platform that accepts the same name twice: only the service keeps a topic from having two segments. */
async function aLenientPush(topics: number, on: Platform, faults: FaultInput[] = []) {
  const config = on === "custom" ? CUSTOM_PATHS : {}
  const pushed = await aPush(topics, { on, config, spec: { allowsDuplicateNames: true, faults } })
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const locks = locksWithClock(now)
  const contextOf = (): OrgContext => {
    const base = pushed.org.ctx()
    return { ...base, now, locks, outside: withoutWaits(base.outside).outside, log: () => {} }
  }
  const pushOnce = (ctx: OrgContext, driver: Driver, connectionId: string, runId: string): Promise<unknown> =>
    driver === "client" ? pushNext(ctx, connectionId, runId) : drivePushRun(ctx, runId)
  const statusOf = (runId: string) =>
    pushed.ctx.d1.prepare("SELECT status FROM push_runs WHERE id = ?").bind(runId).first<string>("status")
  /** Pushes until the run is finished; each round begins after claims of a crashed process have expired. */
  const finish = async (driver: Driver, connectionId: string, runId: string) => {
    for (let round = 0; round < 10 && (await statusOf(runId)) === "running"; round++) {
      await pushOnce(contextOf(), driver, connectionId, runId)
      ahead += HOUR_MS
    }
    return statusOf(runId)
  }
  const start = async (connectionId = pushed.connectionId) => {
    const choice = { topicIds: pushed.topicIds, filters: null, background: true, dryRun: false }
    const silent = { ...contextOf(), queues: { ...pushed.ctx.queues, "strata-pushes": { sendBatch: async () => {} } } }
    return (await createPushRun(silent, connectionId, choice)).runId
  }
  const pass = () => void (ahead += HOUR_MS)
  return { ...pushed, start, contextOf, pushOnce, finish, pass }
}

describe("a create answered 503 after it took effect", () => {
  it.for(CASES)("is looked up, not sent again: %s, pushed by the %s", async ([on, driver], { expect }) => {
    const pushed = await aLenientPush(5, on, [{ ...CREATED_503, times: 5 }])
    const runId = await pushed.start()
    expect(await pushed.finish(driver, pushed.connectionId, runId)).toBe("completed")
    expect(await pushed.platform.calls("create")).toHaveLength(5)
    const live = await pushed.platform.live()
    expect(new Set(live.map(({ name }) => name)).size).toBe(5)
    expect(live).toHaveLength(5)
    expect(new Set((await pushed.rows()).map(({ platform_segment_id: id }) => id))).toEqual(
      new Set(live.map(({ id }) => id)),
    )
  })

  it.for(PLATFORMS)(
    "is sent again when the platform does not have it, at most four times: %s",
    async (on, { expect }) => {
      const absent: FaultInput = { type: "status", status: 503, on: "create", times: 3 }
      const { start, finish, connectionId, platform } = await aLenientPush(1, on, [absent])
      expect(await finish("client", connectionId, await start())).toBe("completed")
      const operations = (await platform.calls()).map(({ operation }) => operation).filter((one) => one !== "token")
      expect(operations).toEqual(["create", "list", "create", "list", "create", "list", "create"])
      expect(await platform.live()).toHaveLength(1)
      const failing = await aLenientPush(1, on, [{ ...absent, times: 99 }])
      await failing.finish("client", failing.connectionId, await failing.start())
      expect(await failing.platform.calls("create")).toHaveLength(4)
      expect(await failing.rows()).toMatchObject([{ status: "error", attempts: 4 }])
    },
  )

  it.for(PLATFORMS)(
    "is looked up as often as it takes: lookups do not count as sends on %s",
    async (on, { expect }) => {
      const { start, finish, connectionId, platform } = await aLenientPush(1, on, [
        { type: "status", status: 503, on: "create", times: 3 },
        { type: "status", status: 503, on: "list", times: 3 },
      ])
      expect(await finish("client", connectionId, await start())).toBe("completed")
      expect(await platform.calls("create")).toHaveLength(4)
      expect(await platform.live()).toHaveLength(1)
    },
  )

  it.for(CASES)(
    "leaves one segment per topic wherever the process crashes: %s, pushed by the %s",
    { timeout: 120_000 },
    async ([on, driver], { expect }) => {
      let survived = false
      for (let crashesAt = 1; !survived && crashesAt < 80; crashesAt += 3) {
        const pushed = await aLenientPush(2, on, [CREATED_503, CREATED_DROPPED])
        const runId = await pushed.start()
        const process = crashingContext(pushed.contextOf(), crashesAt)
        await pushed.pushOnce(process.ctx, driver, pushed.connectionId, runId).catch((error: unknown) => {
          if (!process.hasCrashed()) throw error
        })
        survived = !process.hasCrashed()
        pushed.pass()
        expect(await pushed.finish(driver, pushed.connectionId, runId)).toBe("completed")
        expect(await pushed.platform.calls("create")).toHaveLength(2)
        expect(await pushed.platform.live()).toHaveLength(2)
      }
      expect(survived).toBe(true)
    },
  )

  it("is found when the platform lists it late and rejects the second create as a duplicate", async ({ expect }) => {
    const pushed = await aPush(1, {
      spec: { faults: [CREATED_503, { type: "json", body: { segments: [] }, on: "list" }] },
    })
    const batch = await pushed.push((await pushed.start()).runId)
    expect(batch).toMatchObject({ status: "completed", successCount: 1 })
    expect((await pushed.platform.calls("create")).map(({ status }) => status)).toEqual([503, 409])
    expect((await pushed.platform.live()).map(({ id }) => id)).toEqual([batch.results[0]?.platformSegmentId])
  })
})

describe("a create answered 200 without a segment id", () => {
  it("is reported as exactly that", async ({ expect }) => {
    const faults: FaultInput[] = [{ type: "json", body: {}, on: "create", times: 4 }]
    const pushed = await aPush(1, { on: "dspapi", spec: { faults } })
    const [batch] = await pushed.toTheEnd((await pushed.start()).runId)
    expect(batch?.results).toMatchObject([{ status: "error", error: "Trade Desk API did not return a segment ID" }])
    expect(await pushed.platform.live()).toEqual([])
  })

  it("is active when the platform turns out to have it", async ({ expect }) => {
    const faults: FaultInput[] = [{ type: "json", body: {}, on: "create", applied: true }]
    const pushed = await aPush(1, { on: "dspapi", spec: { faults } })
    expect(await pushed.push((await pushed.start()).runId)).toMatchObject({ status: "completed", successCount: 1 })
    expect(await pushed.platform.calls("create")).toHaveLength(1)
  })
})
