import type { TestContext } from "../../testing/factories.ts"
import { describe, it } from "vitest"
import { aJob } from "../../testing/a-job.ts"
import { anSftpConnection } from "../../testing/a-delivery.ts"
import { aLivePush, aPush } from "../../testing/a-push.ts"
import { createPushRun } from "../runs/create-run.ts"
import { pushNext } from "../runs/push-next.ts"
import { deactivateActivation, refreshActivation, refreshActivations } from "./deactivate-or-refresh.ts"
import { settleConnection } from "../runs/settle-unknown.ts"

type Row = { id: string; topic_id: string; status: string; merged_from: string }

const rowsOf = async ({ d1, org }: TestContext, connectionId: string) =>
  (
    await d1
      .prepare(
        "SELECT id, topic_id, status, merged_from FROM activations WHERE org_id = ? AND connection_id = ? ORDER BY rowid",
      )
      .bind(org.id, connectionId)
      .all<Row>()
  ).results

/** Merges the topics of two live segments on one connection: the first stays primary, the second is the surplus. */
async function merged(ctx: TestContext, connectionId: string) {
  const [first, second] = await rowsOf(ctx, connectionId)
  if (!first || !second) throw new Error("Expected two segments")
  const clusters = [{ winnerId: first.topic_id, loserIds: [second.topic_id] }]
  const job = await aJob(ctx, "merge", { clusters })
  if (job.success_count !== 1) throw new Error(JSON.stringify(job))
  const after = await rowsOf(ctx, connectionId)
  const [kept, surplus] = [after.find((row) => row.merged_from === ""), after.find((row) => row.merged_from !== "")]
  if (!kept || !surplus) throw new Error("Expected a surplus activation")
  return { kept, surplus }
}

describe("the surplus segment of a merge", () => {
  it.for(["marketplace", "dspapi"] as const)(
    "is deactivated by a refresh, which returns the primary activation: %s",
    async (on, { expect }) => {
      const { ctx, connectionId, platform } = await aLivePush(2, { on })
      const { kept, surplus } = await merged(ctx, connectionId)
      expect(await refreshActivation(ctx, surplus.id)).toMatchObject({ id: kept.id, status: "active" })
      const rows = await rowsOf(ctx, connectionId)
      expect(rows.map(({ id, status }) => [id, status])).toEqual([
        [kept.id, "active"],
        [surplus.id, "deactivated"],
      ])
      expect(await platform.live()).toHaveLength(1)
    },
  )

  it("does not block a refresh of the primary activation in the same call", async ({ expect }) => {
    const { ctx, connectionId, platform } = await aLivePush(2)
    const { kept, surplus } = await merged(ctx, connectionId)
    const { success, results } = await refreshActivations(ctx, [surplus.id, kept.id])
    expect(success).toBe(2)
    const live = (await rowsOf(ctx, connectionId)).filter(({ status }) => status === "active")
    expect(live).toHaveLength(1)
    expect(results.map(({ newActivationId }) => newActivationId)).toEqual([live[0]?.id, live[0]?.id])
    expect(await platform.live()).toHaveLength(1)
  })

  it("is refreshed normally once it is the only one", async ({ expect }) => {
    const { ctx, connectionId, platform } = await aLivePush(2)
    const { kept, surplus } = await merged(ctx, connectionId)
    await deactivateActivation(ctx, kept.id)
    const next = await refreshActivation(ctx, surplus.id)
    expect(next.status).toBe("active")
    expect([kept.id, surplus.id]).not.toContain(next.id)
    expect(await platform.live()).toHaveLength(1)
  })

  it("is deactivated on an exchange too", async ({ expect }) => {
    const { ctx, org, topicIds } = await aLivePush(2)
    const { id: connectionId } = await anSftpConnection(org)
    const choice = { topicIds, filters: null, background: false, dryRun: false }
    const { runId } = await createPushRun(ctx, connectionId, choice)
    await pushNext(ctx, connectionId, runId)
    await ctx.d1.prepare("UPDATE activations SET status = 'active' WHERE connection_id = ?").bind(connectionId).run()
    const { kept, surplus } = await merged(ctx, connectionId)
    expect(await refreshActivation(ctx, surplus.id)).toMatchObject({ id: kept.id })
    expect((await rowsOf(ctx, connectionId)).map(({ id, status }) => [id, status])).toEqual([
      [kept.id, "active"],
      [surplus.id, "deactivated"],
    ])
  })
  it("is deactivated when a lost create is found after the merge", async ({ expect }) => {
    const { ctx, platform, topicIds, start, toTheEnd, connectionId } = await aPush(2)
    await toTheEnd((await start({ topicIds: topicIds.slice(0, 1) })).runId)
    await platform.faults(
      { type: "drop", on: "create", applied: true },
      // Six calls in a row that cannot look it up fail the run.
      { type: "status", status: 503, on: "list", times: 24 },
    )
    await toTheEnd((await start({ topicIds: topicIds.slice(1) })).runId)
    const [first, second] = await rowsOf(ctx, connectionId)
    const clusters = [{ winnerId: first?.topic_id ?? "", loserIds: [second?.topic_id ?? ""] }]
    expect(await aJob(ctx, "merge", { clusters })).toMatchObject({ success_count: 1 })
    expect(await platform.live()).toHaveLength(2)
    await settleConnection({ ...ctx, now: () => new Date(Date.now() + 7 * 3_600_000) }, connectionId)
    expect((await rowsOf(ctx, connectionId)).map(({ status }) => status)).toEqual(["active", "deactivated"])
    expect(await platform.live()).toHaveLength(1)
  })
})
