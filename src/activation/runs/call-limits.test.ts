import type { TestContext } from "../../testing/factories.ts"
import { describe, it } from "vitest"
import { requestChanges } from "../segments/background-changes.ts"
import { deactivateActivations, refreshActivations } from "../segments/deactivate-or-refresh.ts"
import { CUSTOM_PATHS } from "../../testing/platforms/custom.ts"
import { aLivePush, aPush } from "../../testing/a-push.ts"
import { countedCalls, lastAttempts } from "../../testing/counted-calls.ts"
import { CALLS_PER_BATCH, drivePushRun } from "./drive-run.ts"
import { pushRunStatus } from "./find-run.ts"
import { pushNext } from "./push-next.ts"
import { CALLS_PER_SETTLE, settleConnection } from "./settle-unknown.ts"

const PLATFORMS = ["marketplace", "dspapi", "custom"] as const
const configOf = (on: (typeof PLATFORMS)[number]) => (on === "custom" ? CUSTOM_PATHS : {})

describe("a push batch", () => {
  it.for(PLATFORMS)("keeps to its calls when everything needs its last attempt: %s", async (on, { expect }) => {
    const pushed = await aPush(25, { on, config: configOf(on) })
    const { ctx, connectionId, platform } = pushed
    const { runId } = await pushed.start()
    await platform.faults(...lastAttempts(25))
    for (let batches = 0, done = false; !done && batches < 5; batches++) {
      const counted = countedCalls(ctx)
      const batch = await pushNext(counted, connectionId, runId)
      expect(counted.made()).toBeLessThanOrEqual(CALLS_PER_BATCH)
      expect(batch.processed).toBeGreaterThan(0)
      done = batch.done
    }
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({ status: "completed", successCount: 25 })
    expect(await platform.calls("create")).toHaveLength(100)
    expect(await platform.live()).toHaveLength(25)
  })

  it("leaves what its budget does not allow for pending", async ({ expect }) => {
    const pushed = await aPush(25, { on: "dspapi" })
    const { runId } = await pushed.start()
    const counted = countedCalls(pushed.ctx, 80)
    expect(await pushNext(counted, pushed.connectionId, runId)).toMatchObject({ done: false, errorCount: 0 })
    expect(counted.made()).toBeLessThanOrEqual(80)
    await pushed.toTheEnd(runId)
    expect(await pushed.platform.calls("create")).toHaveLength(25)
  })
})

describe("a background run", () => {
  it("spends no more than an invocation has, and is queued for the rest", async ({ expect }) => {
    const pushed = await aPush(30, { on: "custom", config: CUSTOM_PATHS })
    const { runId } = await pushed.start()
    await pushed.platform.faults(...lastAttempts(30))
    const counted = countedCalls(pushed.ctx, 700)
    await drivePushRun(counted, runId)
    expect(counted.made()).toBeLessThanOrEqual(700)
    expect((await pushRunStatus(pushed.ctx, pushed.connectionId, runId)).status).toBe("running")
  })
})

describe("a settle message", () => {
  it("keeps to its calls when everything needs its last attempt", async ({ expect }) => {
    // A custom platform is asked for each segment by name.
    const pushed = await aLivePush(50, { on: "custom", config: CUSTOM_PATHS })
    const { ctx, connectionId, platform, ids, rows } = pushed
    const lost = `UPDATE activations SET status = 'error', outcome_unknown = 1, platform_segment_id = NULL, claimed_until = ''
      WHERE id IN (SELECT value FROM json_each(?))`
    const interrupted = `UPDATE activations SET intent = 'refresh', claimed_until = ''
      WHERE id IN (SELECT value FROM json_each(?))`
    await ctx.d1
      .prepare(lost)
      .bind(JSON.stringify(ids.slice(0, 25)))
      .run()
    await ctx.d1
      .prepare(interrupted)
      .bind(JSON.stringify(ids.slice(25)))
      .run()
    await platform.faults(...lastAttempts(25))
    const counted = countedCalls(ctx)
    await settleConnection(counted, connectionId)
    expect(counted.made()).toBeLessThanOrEqual(CALLS_PER_SETTLE)
    const settled = (await rows()).slice(0, 25)
    expect(settled.map(({ status }) => status)).toEqual(settled.map(() => "active"))
    const held = (await rows()).filter(({ status }) => status === "active").map(({ platform_segment_id: id }) => id)
    expect(new Set((await platform.live()).map(({ id }) => id))).toEqual(new Set(held))
  })

  it("reads the platform's list once for all lost creates", async ({ expect }) => {
    for (const on of ["marketplace", "dspapi"] as const) {
      const { ctx, connectionId, platform, rows } = await aLivePush(25, { on })
      const lost = `UPDATE activations SET status = 'error', outcome_unknown = 1, platform_segment_id = NULL,
        claimed_until = '' WHERE connection_id = ?`
      await ctx.d1.prepare(lost).bind(connectionId).run()
      await settleConnection(ctx, connectionId)
      expect(await platform.calls("list")).toHaveLength(1)
      expect((await rows()).every(({ status }) => status === "active")).toBe(true)
    }
  })

  it("is sent again when too few calls are left", async ({ expect }) => {
    const { ctx, connectionId, platform, rows } = await aLivePush(1, { on: "dspapi" })
    const interrupted = "UPDATE activations SET intent = 'deactivate', claimed_until = '' WHERE connection_id = ?"
    await ctx.d1.prepare(interrupted).bind(connectionId).run()
    const counted = countedCalls(ctx, 100)
    await settleConnection(counted, connectionId)
    expect(counted.budget.calls()).toMatchObject({ queues: 1, fetches: 0 })
    await expect.poll(async () => (await rows())[0]?.["status"], { timeout: 20_000 }).toBe("deactivated")
    expect(await platform.live()).toEqual([])
  })
})

describe("a bulk change", () => {
  it("continues in the background when the request has no calls left", async ({ expect }) => {
    const { ctx, ids, platform, rows } = await aLivePush(30, { on: "dspapi" })
    const counted = countedCalls(ctx, 100)
    const { results, success, errors } = await refreshActivations(counted, ids)
    expect(counted.made()).toBeLessThanOrEqual(100)
    expect(success).toBeGreaterThan(0)
    expect(errors).toBeGreaterThan(0)
    const failed = results.filter(({ status }) => status === "error").map(({ error }) => error)
    expect(new Set(failed)).toEqual(new Set(["Time limit reached, the change continues in the background"]))
    const active = async () => (await rows()).filter(({ status }) => status === "active").map(({ id }) => String(id))
    // A refresh ends the old segment first, so for a moment there is none.
    const old = async () => (await active()).filter((id) => ids.includes(id))
    await expect
      .poll(async () => [(await old()).length, (await active()).length], { timeout: 120_000 })
      .toEqual([0, 30])
    expect(await platform.live()).toHaveLength(30)
    expect(await platform.calls("create")).toHaveLength(60)
    const rest = countedCalls(ctx, 60)
    const deactivated = await deactivateActivations(rest, await active())
    expect(rest.made()).toBeLessThanOrEqual(60)
    expect(deactivated.errors).toBeGreaterThan(0)
    await expect.poll(active, { timeout: 120_000 }).toEqual([])
    expect(await platform.live()).toEqual([])
  })

  it("drops what is rejected in the meantime, and keeps the segment", async ({ expect }) => {
    const { ctx, org, connectionId, ids, platform, rows } = await aLivePush(1, { on: "dspapi" })
    await requestChanges(withoutQueue(ctx), "refresh", ids)
    expect((await rows())[0]).toMatchObject({ status: "active", intent: "refresh_requested" })
    await ctx.d1.prepare("UPDATE org_topics SET hidden = 1 WHERE org_id = ?").bind(org.id).run()
    await settleConnection(ctx, connectionId)
    expect((await rows())[0]).toMatchObject({ status: "active", intent: null })
    expect(await platform.live()).toHaveLength(1)
  })

  it("is not retried after the platform rejected it", async ({ expect }) => {
    const { ctx, connectionId, ids, platform, rows } = await aLivePush(1, { on: "dspapi" })
    await requestChanges(withoutQueue(ctx), "deactivate", ids)
    await platform.faults({ type: "status", status: 400, on: "deactivate" })
    await settleConnection(ctx, connectionId)
    expect((await rows())[0]).toMatchObject({ status: "active", intent: null, claim: null })
  })
})

const withoutQueue = (ctx: TestContext): TestContext => ({
  ...ctx,
  queues: { ...ctx.queues, "strata-pushes": { sendBatch: async () => {} } },
})
