import { describe, it } from "vitest"
import { aLivePush } from "../../testing/a-push.ts"
import { anOrg } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { countSegments } from "./count-segments.ts"
import type { Home } from "./schema.ts"
import { forecastOf } from "./quotas.ts"

describe("GET /api/home", () => {
  it("shows an empty organization where to begin", async ({ expect }) => {
    const org = await anOrg("free")
    const member = await org.signedInAs("member")
    const home = await json<Home>(member.get("/api/home"))
    expect(home).toMatchObject({
      checklist: {
        topics: 0,
        reviewed: false,
        connectionId: null,
        planned: false,
        pushed: false,
        closed: false,
      },
      connections: [],
      unfinished: [],
      unsure: 0,
      changes: null,
    })
    expect(home.quotas[0]).toEqual({ quota: "classifications", used: 0, limit: 100, forecast: 0 })
    await org.topic()
    const { id } = await org.connection({ name: "Sandbox", platform: "sandbox", direction: "outbound", config: {} })
    expect((await member.post("/api/home/steps", { step: "reviewed" })).status).toBe(200)
    expect((await json<Home>(member.get("/api/home"))).checklist).toMatchObject({
      topics: 1,
      reviewed: true,
      connectionId: id,
      planned: false,
    })
    await expect(await member.post("/api/home/steps", { step: "danced" })).toRefuse(
      400,
      "step must be one of reviewed, planned, closed",
    )
    await expect(await member.get("/api/home?since=yesterday")).toRefuse(400, "since must be a timestamp")
  })

  it("counts segments per connection now and by day, and what changed", async ({ expect }) => {
    const { org, ctx, topicIds, connectionId } = await aLivePush(3)
    await editTopic(ctx, topicIds[0] ?? "", { segment_type: "B2G" })
    await countSegments(ctx, org.id.slice(0, -1))
    const viewer = await org.signedInAs("viewer")
    const home = await json<Home>(viewer.get("/api/home?since=2026-01-01T00:00:00.000Z"))
    expect(home.checklist).toMatchObject({ topics: 3, pushed: true })
    expect(await json<Home["connections"]>(viewer.get("/api/home/connections"))).toEqual(home.connections)
    expect(home.connections).toEqual([
      expect.objectContaining({
        id: connectionId,
        live: 3,
        failed: 0,
        stale: 1,
        days: [{ day: ctx.now().toISOString().slice(0, 10), live: 3, failed: 0, stale: 1 }],
      }),
    ])
    expect(home.changes).toEqual({ topicsAdded: 3, segmentsLive: 3, runsEnded: 1, runsWithErrors: 0 })
    const other = await (await anOrg()).signedInAs("owner")
    expect((await json<Home>(other.get("/api/home"))).connections).toEqual([])
  })
})

describe("GET /api/usage", () => {
  it("shows owners the usage of their own organization", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const write = (orgId: string) =>
      org
        .ctx()
        .d1.prepare(
          "INSERT OR REPLACE INTO usage_daily (org_id, day, total_classifications) VALUES (?, '2026-11-02', 7)",
        )
        .bind(orgId)
        .run()
    await write(org.id)
    await write(other.id)
    const owner = await org.signedInAs("owner")
    const rows = await json<{ org_id: string }[]>(owner.get("/api/usage?from=2026-11-01&to=2026-11-03"))
    expect(rows).toEqual([expect.objectContaining({ org_id: org.id, day: "2026-11-02", total_classifications: 7 })])
  })
})

it("forecasts a month at the pace so far", ({ expect }) => {
  const day = 86_400_000
  expect(forecastOf(100, 10 * day, 30 * day)).toBe(300)
  expect(forecastOf(5, 1_000, 30 * day)).toBe(150)
})
