import { describe, it } from "vitest"
import { leaseDeliveries } from "../relay/lease-deliveries.ts"
import { createPushRun } from "../runs/create-run.ts"
import { pushNext } from "../runs/push-next.ts"
import { retryPushRun } from "../runs/retry-run.ts"
import { pushRunStatus } from "../runs/find-run.ts"
import { anOrg } from "../../testing/factories.ts"
import { deactivateActivation, refreshActivation } from "./deactivate-or-refresh.ts"
import { settleDelivery } from "./settle-delivery.ts"

/** Topics pushed to an SFTP exchange: all deliveries are queued, none is delivered. */
async function aPendingDelivery(topics = 1) {
  const org = await anOrg()
  const { id: connectionId } = await org.connection({
    platform: "exchange",
    direction: "outbound",
    config: { account_id: "100", advertiser_account_id: "200", match_key: "uid", upload_method: "sftp" },
    credentials: { sftp_host: "sftp.example.com", sftp_username: "strata", sftp_password: "planted-s3cret" },
  })
  const topicIds: string[] = []
  for (let i = 0; i < topics; i++) topicIds.push((await org.topic()).id)
  const ctx = org.ctx()
  const { runId } = await createPushRun(ctx, connectionId, { topicIds, background: false, dryRun: false })
  const batch = await pushNext(ctx, connectionId, runId)
  const rows = async () => {
    const { results } = await ctx.d1
      .prepare("SELECT * FROM activations WHERE org_id = ? ORDER BY rowid")
      .bind(org.id)
      .all<Record<string, string | number | null>>()
    return results
  }
  /** Applies a relay's report in the same order as the relay routes. */
  const report = async (activationId: string, error?: string) => {
    const deliveryId = await ctx.d1
      .prepare("SELECT id FROM deliveries WHERE activation_id = ? AND status <> 'failed' ORDER BY rowid DESC LIMIT 1")
      .bind(activationId)
      .first<string>("id")
    const at = new Date().toISOString()
    await ctx.d1.batch([
      ctx.d1
        .prepare("UPDATE deliveries SET status = ?2 WHERE id = ?1")
        .bind(deliveryId, error === undefined ? "delivered" : "failed"),
      ...settleDelivery(ctx.d1, { deliveryId: deliveryId ?? "", orgId: org.id, activationId, error, at }),
    ])
  }
  const status = () => pushRunStatus(ctx, connectionId, runId)
  const [first] = await rows()
  return { org, ctx, connectionId, topicIds, runId, batch, rows, report, status, id: String(first?.["id"]) }
}

describe("a segment queued for delivery", () => {
  it("is pending until its delivery is reported, then active", async ({ expect }) => {
    const { org, batch, rows, report, status, id, topicIds } = await aPendingDelivery()
    expect(batch).toMatchObject({ processed: 1, successCount: 0, errorCount: 0, remaining: 0, done: true })
    expect(batch.results[0]).toMatchObject({
      status: "pending",
      platformSegmentId: topicIds[0],
      note: expect.stringContaining("no uid values") as string,
    })
    expect(await status()).toMatchObject({
      status: "completed",
      processedSegments: 1,
      successCount: 0,
      awaitingDelivery: 1,
    })
    await report(id)
    expect((await rows())[0]).toMatchObject({ status: "active", platform_segment_id: topicIds[0] })
    expect(await status()).toMatchObject({ successCount: 1, awaitingDelivery: 0 })
    const owner = await org.signedInAs("owner")
    const history = await (await owner.get(`/api/topics/${topicIds[0]}/history`)).json<{ changeType: string }[]>()
    expect(history.map(({ changeType }) => changeType)).toEqual(["activated", "created"])
    // A repeated report changes nothing.
    await report(id)
    expect(await status()).toMatchObject({ successCount: 1 })
  })

  it("ends that its connection is untested, unless the connection was changed meanwhile", async ({ expect }) => {
    const { org, ctx, connectionId, runId, rows, report } = await aPendingDelivery(2)
    const [failed = "", late = ""] = (await rows()).map((row) => String(row["id"]))
    const owner = await org.signedInAs("owner")
    const path = `/api/connections/${connectionId}`
    const status = async () => (await (await owner.get(path)).json<{ status: string }>()).status
    await report(failed, "Authentication failed")
    expect(await status()).toBe("untested")
    expect((await owner.patch(path, { config: { currency: "EUR" } })).status).toBe(200)
    await report(late)
    expect(await status()).toBe("untested")
    await retryPushRun(ctx, connectionId, runId)
    await pushNext(ctx, connectionId, runId)
    await report(failed)
    expect(await status()).toBe("active")
  })

  it("fails when its delivery fails, and a retry pushes it again", async ({ expect }) => {
    const { ctx, connectionId, runId, rows, report, status, id } = await aPendingDelivery()
    await report(id, "Authentication failed")
    expect((await rows())[0]).toMatchObject({ status: "error", error: "Authentication failed" })
    expect(await status()).toMatchObject({
      errorCount: 1,
      errors: [{ activationId: id, message: "Authentication failed" }],
    })
    expect(await retryPushRun(ctx, connectionId, runId)).toMatchObject({ retried: 1, status: "running" })
    await pushNext(ctx, connectionId, runId)
    await report(id)
    expect((await rows())[0]).toMatchObject({ status: "active" })
    expect(await status()).toMatchObject({ successCount: 1, errorCount: 0, status: "completed" })
  })

  it("is not delivered after it is deactivated", async ({ expect }) => {
    const { ctx, id, connectionId } = await aPendingDelivery(2)
    await deactivateActivation(ctx, id)
    const { leases } = await leaseDeliveries(ctx, { connections: 1000, deliveries: 10, seconds: 60 })
    const given = leases.find((lease) => lease.connectionId === connectionId)?.deliveries ?? []
    const own = ctx.d1.prepare("SELECT status, error FROM deliveries WHERE activation_id = ?").bind(id)
    expect(given).toHaveLength(1)
    expect(await own.first()).toEqual({ status: "failed", error: "The segment was deactivated" })
  })

  it("stays deactivated when the report arrives later", async ({ expect }) => {
    const { ctx, rows, report, id } = await aPendingDelivery()
    // A relay has already leased the delivery.
    await leaseDeliveries(ctx, { connections: 1000, deliveries: 10, seconds: 60 })
    await deactivateActivation(ctx, id)
    await report(id)
    expect((await rows())[0]).toMatchObject({ status: "deactivated" })
  })

  it("is activated when the report arrives before the push commits", async ({ expect }) => {
    const { ctx, rows, report, id, topicIds } = await aPendingDelivery()
    // Simulates a push that has not committed yet.
    await ctx.d1
      .prepare("UPDATE activations SET platform_segment_id = NULL, outcome_unknown = 1, claim = 'claim_x' WHERE id = ?")
      .bind(id)
      .run()
    await report(id)
    expect((await rows())[0]).toMatchObject({ status: "active", platform_segment_id: topicIds[0], outcome_unknown: 0 })
  })
})

describe("refreshing a file-based segment", () => {
  it("keeps its id and waits for the delivery of the new files", async ({ expect }) => {
    const { ctx, rows, report, id, topicIds } = await aPendingDelivery()
    await report(id)
    const fresh = await refreshActivation(ctx, id)
    expect(fresh).toMatchObject({ status: "pending", platformSegmentId: topicIds[0] })
    expect((await rows()).map(({ status }) => status)).toEqual(["deactivated", "pending"])
    await report(fresh.id)
    expect((await rows())[1]).toMatchObject({ status: "active", platform_segment_id: topicIds[0] })
  })

  it("changes nothing when the files cannot be queued", async ({ expect }) => {
    const { ctx, rows, report, id, org, connectionId } = await aPendingDelivery()
    await report(id)
    const owner = await org.signedInAs("owner")
    await owner.patch(`/api/connections/${connectionId}`, { config: { match_key: null } })
    await expect(refreshActivation(ctx, id)).rejects.toThrow("Failed to create new segment on platform")
    expect((await rows()).map(({ status, intent }) => [status, intent])).toEqual([["active", null]])
  })
})
