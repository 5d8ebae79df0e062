import { describe, it } from "vitest"
import { settleConnection } from "./settle-unknown.ts"
import { addFromCatalog } from "../../topics/catalog/add-from-catalog.ts"
import { CatalogChoice } from "../../topics/catalog/schema.ts"
import { aPush } from "../../testing/a-push.ts"
import { manyTopics } from "../../testing/many-topics.ts"
import { createPushRun } from "./create-run.ts"
import { NewPush } from "./schema.ts"
import { pushNext } from "./push-next.ts"
import { retryPushRun } from "./retry-run.ts"
import { pushRunStatus } from "./find-run.ts"
import { everyDatabase } from "../../testing/every-database.ts"

/** Later than any backoff before the service checks an unknown outcome. */
const later = () => new Date(Date.now() + 7 * 3_600_000)

/** Six calls in a row that cannot look up a segment fail a run. */
const UNLISTED = { type: "status", status: 503, on: "list", times: 24 } as const

describe("a create whose response is lost", () => {
  it("is looked up and becomes active without a second create", async ({ expect }) => {
    const { platform, start, push } = await aPush(1)
    await platform.faults({ type: "drop", on: "create", applied: true })
    const { runId } = await start()
    const batch = await push(runId)
    expect(batch).toMatchObject({ status: "completed", successCount: 1, errorCount: 0 })
    expect(await platform.calls("create")).toHaveLength(1)
    expect((await platform.live())[0]?.id).toBe(batch.results[0]?.platformSegmentId)
  })

  it("is sent again when the platform does not have the segment", async ({ expect }) => {
    const { platform, start, push } = await aPush(1)
    await platform.faults({ type: "drop", on: "create" })
    const { runId } = await start()
    expect(await push(runId)).toMatchObject({ status: "completed", successCount: 1 })
    expect((await platform.calls()).map(({ operation }) => operation)).toEqual(["token", "create", "list", "create"])
    expect(await platform.live()).toHaveLength(1)
  })

  it("is looked up after a crash between the platform's response and the commit", async ({ expect }) => {
    const { ctx, platform, start, push, rows, connectionId } = await aPush(2)
    const { runId } = await start()
    // The process crashes at the commit: everything before it is written, nothing after.
    let batches = 0
    const d1 = new Proxy(ctx.d1, {
      get: (target, name) => {
        if (name === "batch") {
          return (statements: D1PreparedStatement[]) => {
            if (++batches > 1) throw new Error("The process crashed")
            return target.batch(statements)
          }
        }
        if (name === "prepare" && batches > 1) throw new Error("The process has crashed")
        const value: unknown = Reflect.get(target, name)
        return typeof value === "function" ? (value.bind(target) as unknown) : value
      },
    })
    await expect(pushNext({ ...ctx, ...everyDatabase(d1) }, connectionId, runId)).rejects.toThrow()
    expect(await platform.live()).toHaveLength(2)
    expect((await rows()).map(({ outcome_unknown: unknown, status }) => [unknown, status])).toEqual([
      [1, "pending"],
      [1, "pending"],
    ])
    // Other calls wait until the claim of the crashed process expires.
    expect(await push(runId)).toMatchObject({ processed: 0, remaining: 2, done: false, busy: true })
    await ctx.d1.prepare("UPDATE activations SET claimed_until = '' WHERE run_id = ?").bind(runId).run()
    expect(await push(runId)).toMatchObject({ processed: 2, successCount: 2, status: "completed" })
    expect(await platform.calls("create")).toHaveLength(2)
    expect(await platform.live()).toHaveLength(2)
  })

  it("fails with the run while it cannot be looked up, and is settled once the platform responds", async ({
    expect,
  }) => {
    const { ctx, platform, start, toTheEnd, rows, connectionId } = await aPush(1)
    await platform.faults({ type: "drop", on: "create", applied: true }, UNLISTED)
    const { runId } = await start()
    await toTheEnd(runId)
    const calls = (await platform.calls()).filter(({ operation }) => operation !== "token")
    expect(calls.map(({ operation }) => operation)).toEqual(["create", ...Array<string>(24).fill("list")])
    expect((await rows())[0]).toMatchObject({ status: "error", outcome_unknown: 1, attempts: 1 })
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({
      status: "failed",
      errorCount: 1,
      successCount: 0,
    })
    await settleConnection({ ...ctx, now: later }, connectionId)
    const [live] = await platform.live()
    expect((await rows())[0]).toMatchObject({ status: "active", platform_segment_id: live?.id, outcome_unknown: 0 })
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({ errorCount: 0, successCount: 1 })
  })

  it("keeps its sends while it cannot be looked up", async ({ expect }) => {
    const { ctx, platform, start, push, rows, connectionId } = await aPush(1)
    await platform.faults({ type: "drop", on: "create" }, UNLISTED)
    const { runId } = await start()
    expect(await push(runId)).toMatchObject({ remaining: 1, done: false })
    for (let day = 1; day <= 5; day++) {
      await settleConnection({ ...ctx, now: () => new Date(Date.now() + day * 86_400_000) }, connectionId)
    }
    expect((await rows())[0]).toMatchObject({ status: "pending", outcome_unknown: 1, attempts: 1, checks: 6 })
    expect(await push(runId)).toMatchObject({ status: "completed", successCount: 1 })
    expect((await rows())[0]).toMatchObject({ status: "active", attempts: 2, checks: 0 })
    expect(await platform.live()).toHaveLength(1)
  })

  it("keeps its topic out of a new run while another call holds the claim", async ({ expect }) => {
    const { ctx, platform, start, toTheEnd, rows, connectionId } = await aPush(1)
    await platform.faults({ type: "drop", on: "create", applied: true }, UNLISTED)
    await toTheEnd((await start()).runId)
    const until = new Date(Date.now() + 60_000).toISOString()
    const claim = "UPDATE activations SET claim = 'claim_of_another', claimed_until = ? WHERE connection_id = ?"
    await ctx.d1.prepare(claim).bind(until, connectionId).run()
    expect(await start()).toMatchObject({ totalSegments: 0, skipped: 1, status: "completed" })
    await settleConnection({ ...ctx, now: later }, connectionId)
    expect(await rows()).toMatchObject([{ status: "active", outcome_unknown: 0 }])
  })
})

describe("a failing platform", () => {
  it("gets at most four calls per segment, with delays of 1, 2 and 4 seconds", async ({ expect }) => {
    const { platform, start, toTheEnd, waits } = await aPush(1)
    await platform.faults({ type: "status", status: 500, on: "create", times: 99 })
    const { runId } = await start()
    const [batch] = await toTheEnd(runId)
    expect(await platform.calls("create")).toHaveLength(4)
    expect(waits).toEqual([1000, 2000, 4000])
    expect(batch).toMatchObject({ processed: 1, errorCount: 1, status: "completed" })
    expect(batch?.results[0]).toMatchObject({ status: "error", error: expect.stringContaining("status 500") as string })
  })

  it("can reject one segment and accept the others", async ({ expect }) => {
    const { platform, start, push } = await aPush(3)
    await platform.faults({ type: "status", status: 400, on: "create", after: 1 })
    const { runId } = await start()
    const { results, ...batch } = await push(runId)
    expect(batch).toMatchObject({ processed: 3, successCount: 2, errorCount: 1, status: "completed" })
    expect(results.map(({ status }) => status)).toEqual(["active", "error", "active"])
    expect(await platform.calls("create")).toHaveLength(3)
  })

  it("is not called again in a batch when Retry-After exceeds the time limit", async ({ expect }) => {
    const { platform, start, push } = await aPush(4)
    await platform.faults({ type: "status", status: 429, retryAfter: "3600", on: "create", times: 2 })
    const { runId } = await start()
    expect(await push(runId)).toMatchObject({ processed: 0, remaining: 4, status: "running", done: false })
    expect(await platform.calls("create")).toHaveLength(2)
    expect(await push(runId)).toMatchObject({ processed: 4, successCount: 4, status: "completed" })
  })

  it("fails the run after repeated calls without a response", async ({ expect }) => {
    const { ctx, platform, start, toTheEnd, rows, connectionId } = await aPush(5)
    await platform.faults({ type: "drop", times: 99 })
    const { runId } = await start()
    const batches = await toTheEnd(runId)
    expect(batches.at(-1)).toMatchObject({ status: "failed", done: true, remaining: 0 })
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({
      status: "failed",
      failure: "The platform is not responding",
      errorCount: 5,
    })
    expect((await rows()).every(({ status }) => status === "error")).toBe(true)
  })
})

describe("retrying a run", () => {
  it("pushes only the failed segments", async ({ expect }) => {
    const { ctx, platform, start, toTheEnd, connectionId } = await aPush(3)
    await platform.faults({ type: "status", status: 400, on: "create", after: 1 })
    const { runId } = await start()
    await toTheEnd(runId)
    expect(await retryPushRun(ctx, connectionId, runId)).toEqual({ runId, status: "running", retried: 1 })
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({
      processedSegments: 2,
      errorCount: 0,
      errors: [],
    })
    const [batch] = await toTheEnd(runId)
    expect(batch).toMatchObject({ processed: 1, successCount: 1, status: "completed" })
    expect(await platform.calls("create")).toHaveLength(4)
    expect(await platform.live()).toHaveLength(3)
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({ processedSegments: 3, successCount: 3 })
  })

  it("does nothing when no segment failed", async ({ expect }) => {
    const { ctx, start, toTheEnd, connectionId } = await aPush(1)
    const { runId } = await start()
    await toTheEnd(runId)
    expect(await retryPushRun(ctx, connectionId, runId)).toEqual({ runId, status: "completed", retried: 0 })
  })
})

describe("concurrent calls", () => {
  it("push every segment exactly once", async ({ expect }) => {
    const { platform, start, push } = await aPush(60)
    const { runId } = await start()
    const batches = await Promise.all([push(runId), push(runId), push(runId), push(runId)])
    const done = batches.reduce((sum, { processed }) => sum + processed, 0)
    for (let left = 60 - done; left > 0;) left -= (await push(runId)).processed
    expect(await platform.calls("create")).toHaveLength(60)
    expect(await platform.live()).toHaveLength(60)
  })
})

describe("a run with many segments", () => {
  it("stores the first 500 errors and counts all of them", async ({ expect }) => {
    const { ctx, platform, toTheEnd, connectionId } = await aPush(0, {
      config: { sensitivity_policy: "block_sensitive" },
    })
    const marker = `many${crypto.randomUUID().slice(0, 8)}`
    await manyTopics(510, marker)
    await ctx.d1.prepare("UPDATE topics SET sensitivity = 'Sensitive' WHERE id LIKE ?").bind(`tp_${marker}%`).run()
    await addFromCatalog(ctx, { filters: CatalogChoice.parse({ filters: { search: marker } }).filters })
    const { runId, totalSegments } = await createPushRun(
      ctx,
      connectionId,
      NewPush.parse({ filters: { search: marker } }),
    )
    expect(totalSegments).toBe(510)
    await toTheEnd(runId)
    const status = await pushRunStatus(ctx, connectionId, runId)
    expect(status).toMatchObject({ status: "completed", processedSegments: 510, errorCount: 510, successCount: 0 })
    expect(status.errors).toHaveLength(500)
    expect(new Set(status.errors.map(({ activationId }) => activationId)).size).toBe(500)
    expect(await platform.calls()).toEqual([])
  })
})
