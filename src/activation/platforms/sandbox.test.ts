import { describe, it } from "vitest"
import { anOrg } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { changeConnection } from "../../organizations/connections/connections.ts"
import { createPushRun } from "../runs/create-run.ts"
import { pushNext } from "../runs/push-next.ts"
import { retryPushRun } from "../runs/retry-run.ts"

const SANDBOX = { name: "Sandbox", platform: "sandbox" as const, direction: "outbound" as const }

async function aSandbox(topics: number, config: Record<string, unknown> = {}) {
  const org = await anOrg()
  const ctx = org.ctx()
  const { id } = await org.connection({ ...SANDBOX, config, credentials: undefined })
  const topicIds: string[] = []
  for (let i = 0; i < topics; i++) topicIds.push((await org.topic()).id)
  const start = () => createPushRun(ctx, id, { topicIds, filters: null, background: false, dryRun: false })
  const held = async () => {
    const { results } = await ctx.d1
      .prepare("SELECT id, live FROM sandbox_segments WHERE connection_id = ? ORDER BY id")
      .bind(id)
      .all<{ id: string; live: number }>()
    return results
  }
  return { org, ctx, id, topicIds, start, held }
}

describe("the sandbox", () => {
  it("keeps segments as a platform does, and lets them be deactivated", async ({ expect }) => {
    const { org, ctx, id, start, held } = await aSandbox(2)
    const owner = await org.signedInAs("owner")
    expect(await json<object>(owner.post(`/api/connections/${id}/test`))).toEqual({
      success: true,
      message: "Connected to the sandbox",
    })
    const { runId } = await start()
    const pushed = await pushNext(ctx, id, runId)
    expect(pushed).toMatchObject({ done: true, successCount: 2, errorCount: 0 })
    expect((await held()).map((one) => one.id)).toEqual(
      pushed.results.map(({ platformSegmentId }) => platformSegmentId ?? "").toSorted((a, b) => (a < b ? -1 : 1)),
    )
    const [first] = pushed.results
    await owner.post(`/api/activations/${first?.activationId}/deactivate`)
    expect((await held()).filter(({ live }) => live === 1)).toHaveLength(1)
    await expect(await owner.delete(`/api/connections/${id}`)).toRefuse(
      409,
      "Connection has active activations, deactivate them first",
    )
    await owner.post(`/api/activations/${pushed.results[1]?.activationId}/deactivate`)
    expect((await owner.delete(`/api/connections/${id}`)).status).toBe(200)
    expect(await held()).toEqual([])
  })

  it("fails where its settings say so, and recovers when they change", async ({ expect }) => {
    const { ctx, id, start, held } = await aSandbox(3, { fails: "all" })
    const { runId } = await start()
    const refused = await pushNext(ctx, id, runId)
    expect(refused).toMatchObject({ done: true, errorCount: 3 })
    expect(refused.results[0]?.error).toBe("The sandbox refuses this segment, as its connection says")
    expect(await held()).toEqual([])
    await changeConnection(ctx, id, { config: { fails: "never" } })
    await retryPushRun(ctx, id, runId)
    expect(await pushNext(ctx, id, runId)).toMatchObject({ done: true, successCount: 3 })
    expect(await held()).toHaveLength(3)
  })

  it("finds a segment again whose answer was lost, and does not make a second one", async ({ expect }) => {
    const { ctx, id, start, held } = await aSandbox(2, { fails: "answers" })
    const { runId } = await start()
    for (let done = false, calls = 0; !done && calls < 5; calls++) done = (await pushNext(ctx, id, runId)).done
    const { results } = await ctx.d1
      .prepare(
        "SELECT platform_segment_id AS id FROM activations WHERE connection_id = ? AND status = 'active' ORDER BY 1",
      )
      .bind(id)
      .all<{ id: string }>()
    expect(results.map((one) => one.id)).toEqual((await held()).map((one) => one.id))
    expect(results).toHaveLength(2)
  })

  it("reports in a test what its settings make fail, and is outbound only", async ({ expect }) => {
    const { org, ctx, id } = await aSandbox(0, { fails: "credentials" })
    const owner = await org.signedInAs("owner")
    const test = () => json<object>(owner.post(`/api/connections/${id}/test`))
    expect(await test()).toEqual({ success: false, error: "The sandbox refuses the credentials" })
    await changeConnection(ctx, id, { config: { fails: "unavailable" } })
    expect(await test()).toEqual({ success: false, error: "The sandbox is unavailable" })
    const inbound = { ...SANDBOX, direction: "inbound", config: { base_url: "https://source.example" } }
    await expect(await owner.post("/api/connections", inbound)).toRefuse(400, "The sandbox is outbound only")
    await expect(await owner.post("/api/connections", { ...SANDBOX, config: { fails: "often" } })).toRefuse(
      400,
      "fails must be one of never, some, all, unavailable, credentials, answers",
    )
  })
})
