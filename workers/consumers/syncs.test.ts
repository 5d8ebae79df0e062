import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { describe, it } from "vitest"
import worker from "../edge.ts"
import { runStatus } from "../../src/intake/sync/sync-runs.ts"
import { aSync, someItems } from "../../src/testing/a-sync.ts"
import { anOrg, testServices } from "../../src/testing/factories.ts"

async function deliver(queue: string, body: unknown) {
  const id = crypto.randomUUID()
  const batch = createMessageBatch(queue, [{ id, body, attempts: 1, timestamp: new Date() }])
  const ctx = createExecutionContext()
  await worker.queue(batch, env, ctx)
  const { explicitAcks, retryMessages } = await getQueueResult(batch, ctx)
  return { acked: explicitAcks.includes(id), retried: retryMessages.length === 1, id }
}

describe("the sync queue", () => {
  it("drives a run, skips finished and unknown runs, and gives up a message it cannot read", async ({ expect }) => {
    const { start, ctx, connectionId } = await aSync(await anOrg(), { items: someItems(1) })
    const { runId } = await start()
    expect(await deliver("strata-syncs", { runId })).toMatchObject({ acked: true })
    expect(await runStatus(ctx, connectionId, runId)).toMatchObject({ status: "completed", successCount: 1 })
    expect(await deliver("strata-syncs", { runId })).toMatchObject({ acked: true })
    expect(await deliver("strata-syncs", { runId: "run_unknown" })).toMatchObject({ acked: true })
    const { id, acked } = await deliver("strata-syncs", { nonsense: true })
    expect(acked).toBe(true)
    const letter = await testServices()
      .d1.prepare("SELECT reason FROM dead_letters WHERE id = ?")
      .bind(id)
      .first("reason")
    expect(letter).toMatch(/^The message cannot be read/)
  })

  it("records a dead letter and fails its run", async ({ expect }) => {
    const { start, ctx, connectionId } = await aSync(await anOrg(), { items: someItems(1) })
    const { runId } = await start()
    const { id, acked } = await deliver("strata-syncs-dead", { runId })
    expect(acked).toBe(true)
    expect(await runStatus(ctx, connectionId, runId)).toMatchObject({
      status: "failed",
      failure: "Background processing ended without an answer on every attempt",
    })
    const letter = await testServices().d1.prepare("SELECT queue FROM dead_letters WHERE id = ?").bind(id).first()
    expect(letter).toEqual({ queue: "strata-syncs-dead" })
  })
})
