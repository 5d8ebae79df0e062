import type { TestContext } from "../../testing/factories.ts"
import { describe, it } from "vitest"
import { aPlatform } from "../../testing/a-platform.ts"
import { CUSTOM_PATHS } from "../../testing/platforms/custom.ts"
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
  const contextOf = (): TestContext => {
    const base = pushed.org.ctx()
    return { ...base, now, locks, outside: withoutWaits(base.outside).outside, log: () => {} }
  }
  const pushOnce = (ctx: TestContext, driver: Driver, connectionId: string, runId: string): Promise<unknown> =>
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
      for (let crashesAt = driver === "client" ? 1 : 3; !survived && crashesAt < 80; crashesAt += 5) {
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

describe("two accounts whose segment ids coincide", () => {
  it.for(CASES)("get one segment per topic each: %s, pushed by the %s", async ([on, driver], { expect }) => {
    const pushed = await aLenientPush(5, on)
    const other = await aPlatform({
      allowsDuplicateNames: true,
      faults: [CREATED_DROPPED, { ...CREATED_503, times: 2 }],
    })
    const settings = other[on]
    const config = on === "custom" ? { ...settings.config, ...CUSTOM_PATHS } : settings.config
    const { id: second } = await pushed.org.connection({ ...settings, config })
    for (const connectionId of [pushed.connectionId, second]) {
      expect(await pushed.finish(driver, connectionId, await pushed.start(connectionId))).toBe("completed")
    }
    const [here, there] = [await pushed.platform.live(), await other.live()]
    expect(there.map(({ id, name }) => `${id} ${name}`)).toEqual(here.map(({ id, name }) => `${id} ${name}`))
    expect(here).toHaveLength(5)
    expect(await other.calls("create")).toHaveLength(5)
  })

  it.for(PLATFORMS)("are distinguished from two connections to one account on %s", async (on, { expect }) => {
    const pushed = await aLenientPush(3, on)
    const settings = pushed.platform[on]
    const config = on === "custom" ? { ...settings.config, ...CUSTOM_PATHS } : settings.config
    const { id: second } = await pushed.org.connection({ ...settings, config, name: "Second" })
    await pushed.finish("client", pushed.connectionId, await pushed.start())
    await pushed.platform.faults({ type: "status", status: 503, on: "create", times: 3 })
    await pushed.finish("client", second, await pushed.start(second))
    // The first connection's segments have the same names, and none of them is taken for the lost one.
    const ids = (await pushed.rows()).map(({ platform_segment_id: id }) => id)
    expect(new Set(ids).size).toBe(6)
    expect(await pushed.platform.live()).toHaveLength(6)
  })

  it("keep a segment's account when the connection is changed to another one", async ({ expect }) => {
    const pushed = await aLenientPush(2, "dspapi")
    await pushed.finish("client", pushed.connectionId, await pushed.start())
    const owner = await pushed.org.signedInAs("owner")
    const activationIds = (await pushed.rows()).map(({ id }) => id)
    await owner.post("/api/activations/bulk-deactivate", { activationIds })
    const other = await aPlatform({ allowsDuplicateNames: true, faults: [{ ...CREATED_503, times: 2 }] })
    const path = `/api/connections/${pushed.connectionId}`
    expect((await owner.patch(path, { config: other.dspapi.config })).status).toBe(200)
    await pushed.finish("client", pushed.connectionId, await pushed.start())
    expect(await other.calls("create")).toHaveLength(2)
    expect(await other.live()).toHaveLength(2)
    const accounts = (await pushed.rows()).map(({ account }) => account)
    expect(new Set(accounts).size).toBe(2)
  })

  it("are distinguished for segments from before accounts were recorded", async ({ expect }) => {
    const pushed = await aLenientPush(3, "marketplace")
    await pushed.finish("client", pushed.connectionId, await pushed.start())
    const { d1 } = pushed.ctx
    await d1.prepare("UPDATE activations SET account = NULL WHERE org_id = ?").bind(pushed.org.id).run()
    await d1.prepare("UPDATE connections SET account = NULL WHERE org_id = ?").bind(pushed.org.id).run()
    const other = await aPlatform({ allowsDuplicateNames: true, faults: [{ ...CREATED_503, times: 3 }] })
    const { id: second } = await pushed.org.connection(other.marketplace)
    await pushed.finish("client", second, await pushed.start(second))
    expect(await other.calls("create")).toHaveLength(3)
    const stored = d1.prepare("SELECT account FROM connections WHERE org_id = ?").bind(pushed.org.id)
    const { results } = await stored.all<{ account: string }>()
    expect(results.every(({ account }) => /^[0-9a-f]{32}$/.test(account))).toBe(true)
    expect(new Set(results.map(({ account }) => account)).size).toBe(2)
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
