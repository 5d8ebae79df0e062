import { describe, it } from "vitest"
import type { ActivationRecord } from "./schema.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { aLivePush, aPush } from "../../testing/a-push.ts"
import type { Caller } from "../../testing/client.ts"
import { countStale, findStale } from "./find-stale.ts"
import { deactivateActivation, refreshActivation } from "./deactivate-or-refresh.ts"
import { settleConnection } from "../runs/settle-unknown.ts"

const list = async (caller: Caller, query = "") =>
  (await caller.get(`/api/activations${query}`)).json<ActivationRecord[]>()

describe("GET /api/activations", () => {
  it("returns the pushed and the current name and description", async ({ expect }) => {
    const { org, platform, topicIds, connectionId, ids } = await aLivePush(1)
    const owner = await org.signedInAs("viewer")
    const [segment] = await platform.live()
    const [record, ...others] = await list(owner)
    expect(others).toEqual([])
    expect(record).toEqual({
      id: ids[0],
      orgTopicId: topicIds[0],
      connectionId,
      platform: "marketplace",
      topicName: expect.stringContaining("Truck owners") as string,
      status: "active",
      platformSegmentId: segment?.id,
      pushedName: segment?.name,
      pushedDescription: segment?.description,
      engineVersionAtPush: "2.5",
      currentPlatformName: segment?.name,
      currentPlatformDesc: segment?.description,
      currentEngineVersion: "2.5",
      activatedAt: expect.any(String) as string,
      createdAt: expect.any(String) as string,
      deactivatedAt: null,
      stale: false,
      staleReason: null,
      topicId: expect.stringMatching(/^tp_/) as string,
      runId: expect.stringMatching(/^run_/) as string,
      error: null,
      workspaceId: null,
    })
  })

  it("filters by connection, platform and status", async ({ expect }) => {
    const { org, connectionId, ids } = await aLivePush(2)
    const other = await org.connection({ platform: "custom_api", direction: "outbound", config: {} })
    const caller = (await org.apiKey(["activations"])).caller
    await caller.post(`/api/activations/${ids[0]}/deactivate`)
    expect((await list(caller, "?status=active")).map(({ id }) => id)).toEqual([ids[1]])
    expect((await list(caller, "?status=deactivated")).map(({ id }) => id)).toEqual([ids[0]])
    expect(await list(caller, `?connectionId=${connectionId}&platform=marketplace`)).toHaveLength(2)
    expect(await list(caller, `?connectionId=${other.id}`)).toEqual([])
    expect(await list(caller, "?platform=dspapi")).toEqual([])
    expect(await list(caller, "?limit=1")).toHaveLength(1)
    await expect(await caller.get("/api/activations?status=gone")).toRefuse(
      400,
      "status must be one of pending, active, deactivated, error",
    )
  })

  it("returns only the activations of the workspace", async ({ expect }) => {
    const { org, connectionId, platform } = await aPush(0)
    const owner = await org.signedInAs("owner")
    const inWorkspace = { "x-workspace-id": "north" }
    const topic = (await (
      await owner.post("/api/topics", { topic_name: "Sailing fans of the far north" }, inWorkspace)
    ).json()) as { id: string }
    const path = `/api/connections/${connectionId}/push/run`
    const { runId } = await (await owner.post(path, { topicIds: [topic.id] }, inWorkspace)).json<{ runId: string }>()
    await owner.post(`${path}/${runId}/push`, {}, inWorkspace)
    expect(await platform.live()).toHaveLength(1)
    const seen = async (workspace: string) =>
      (await (await owner.get("/api/activations", undefined, { "x-workspace-id": workspace })).json<unknown[]>()).length
    expect([await seen("north"), await seen("south"), await seen("")]).toEqual([1, 0, 1])
    const elsewhere = { "x-workspace-id": "south" }
    await expect(await owner.get(`${path}/${runId}/status`, undefined, elsewhere)).toRefuse(404, "Push run not found")
  })

  it("still returns the segment of a topic removed from the library, with its last name", async ({ expect }) => {
    const { org, topicIds, ids } = await aLivePush(1)
    const owner = await org.signedInAs("owner")
    const [before] = await list(owner)
    await owner.delete("/api/topics", { ids: topicIds })
    const [after] = await list(owner)
    expect(after).toMatchObject({
      topicName: before?.topicName,
      status: "active",
      currentPlatformName: null,
      stale: false,
    })
    await expect(await owner.post(`/api/activations/${ids[0]}/refresh`)).toRefuse(
      409,
      "Topic is no longer in the library",
    )
    expect((await owner.post(`/api/activations/${ids[0]}/deactivate`)).status).toBe(200)
  })
})

describe("an activation is stale", () => {
  it("as soon as its topic is edited, until the edit is reverted", async ({ expect }) => {
    const { org, ctx, topicIds, ids } = await aLivePush(2)
    const caller = await org.signedInAs("owner")
    expect(await list(caller, "?stale=true")).toEqual([])
    await editTopic(ctx, topicIds[0] ?? "", { segment_type: "B2G" })
    const [stale, ...others] = await list(caller, "?stale=true")
    expect(others).toEqual([])
    expect(stale).toMatchObject({
      id: ids[0],
      stale: true,
      currentPlatformName: expect.stringContaining("B2G") as string,
    })
    expect(stale?.pushedName).not.toBe(stale?.currentPlatformName)
    await editTopic(ctx, topicIds[0] ?? "", { segment_type: "B2C" })
    expect(await list(caller, "?stale=true")).toEqual([])
  })

  it("when a global topic field without an org copy changes", async ({ expect }) => {
    const { org, ctx, ids } = await aLivePush(1)
    const caller = await org.signedInAs("owner")
    const set = (intent: string, version: string) =>
      ctx.d1
        .prepare(
          "UPDATE topics SET intent = ?1, engine_version = ?2 WHERE id IN (SELECT topic_id FROM org_topics WHERE org_id = ?3)",
        )
        .bind(intent, version, org.id)
        .run()
    await set("need", "2.5")
    expect((await list(caller, "?stale=true")).map(({ id }) => id)).toEqual([ids[0]])
  })

  it("when only the topic's engine version changes", async ({ expect }) => {
    const { org, ctx, ids } = await aLivePush(1)
    const caller = await org.signedInAs("owner")
    await ctx.d1
      .prepare(
        "UPDATE topics SET engine_version = '2.6' WHERE id IN (SELECT topic_id FROM org_topics WHERE org_id = ?)",
      )
      .bind(org.id)
      .run()
    const [stale] = await list(caller, "?stale=true")
    expect(stale).toMatchObject({ id: ids[0], currentEngineVersion: "2.6", engineVersionAtPush: "2.5" })
    expect(stale?.currentPlatformName).toBe(stale?.pushedName)
  })

  it("as soon as its template is edited or the connection names another one", async ({ expect, onTestFinished }) => {
    const key = `test_${crypto.randomUUID().slice(0, 8)}`
    const { org, ctx, connectionId, ids } = await aLivePush(1)
    onTestFinished(() => withdrawTemplate(ctx.d1, key))
    const owner = await org.signedInAs("owner")
    await aTemplate(ctx.d1, key, "{{topic}} by {{org_alias}}")
    await owner.patch(`/api/connections/${connectionId}`, { config: { template_key: key, org_alias: "Acme" } })
    const [stale] = await list(owner, "?stale=true")
    expect(stale).toMatchObject({
      id: ids[0],
      currentPlatformName: expect.stringMatching(/^Truck .* by Acme$/i) as string,
    })
    const refreshed = await (await owner.post(`/api/activations/${ids[0]}/refresh`)).json<ActivationRecord>()
    expect(refreshed.pushedName).toBe(stale?.currentPlatformName)
    expect(await list(owner, "?stale=true")).toEqual([])
    await ctx.d1
      .prepare(
        "UPDATE output_templates SET config = json_set(config, '$.pathFields[0].format', '{{topic}} of {{org_alias}}') WHERE platform_key = ?",
      )
      .bind(key)
      .run()
    expect((await list(owner, "?stale=true")).map(({ id }) => id)).toEqual([refreshed.id])
  })

  it("when the organization overrides the description", async ({ expect }) => {
    const { org, ctx, topicIds } = await aLivePush(1)
    const caller = await org.signedInAs("owner")
    const own = "Our own description of people who own trucks"
    await ctx.d1
      .prepare("UPDATE org_topics SET overrides = json_set(overrides, '$.segment_desc_marketplace', ?1) WHERE id = ?2")
      .bind(own, topicIds[0])
      .run()
    expect((await list(caller, "?stale=true"))[0]).toMatchObject({ currentPlatformDesc: own, stale: true })
  })

  it("only if it differs: after a release it is compared again and marked fresh", async ({ expect }) => {
    const { org, ctx, rows } = await aLivePush(1)
    const before = (await rows())[0]?.["as_pushed"]
    await ctx.d1.prepare("UPDATE activations SET as_pushed = 'another-version' WHERE org_id = ?").bind(org.id).run()
    expect(await list(await org.signedInAs("owner"), "?stale=true")).toEqual([])
    await expect.poll(async () => (await rows())[0]?.["as_pushed"]).toBe(before)
  })
})

describe("why an activation is stale", () => {
  /** As if a version with another wording had pushed the segments. */
  const asPushedBefore = async ({ ctx, org, rows }: Awaited<ReturnType<typeof aLivePush>>) => {
    const stamp = String((await rows())[0]?.["as_pushed"]).replace(/~.*$/, "~earlier")
    await ctx.d1
      .prepare("UPDATE activations SET pushed_description = 'In other words', as_pushed = ? WHERE org_id = ?")
      .bind(stamp, org.id)
      .run()
  }
  const reasons = async (caller: Caller) => (await list(caller, "?stale=true")).map(({ staleReason }) => staleReason)

  it("is the wording where topic, template and connection are the same, and then only who asks refreshes it", async ({
    expect,
  }) => {
    const pushed = await aLivePush(2)
    const { org, ctx, ids, topicIds, rows } = pushed
    const caller = await org.signedInAs("owner")
    await asPushedBefore(pushed)
    await editTopic(ctx, topicIds[0] ?? "", { segment_type: "B2G" })
    expect(await reasons(caller)).toEqual(["topic", "wording"].toReversed())
    expect((await findStale(ctx, { limit: 5 })).stale.map(({ id }) => id)).toEqual([ids[0]])
    expect(await countStale(ctx)).toBe(1)
    // Compared once, it is no candidate any more, but still listed.
    await expect.poll(async () => (await rows())[1]?.["as_pushed"]).toMatch(/~wording$/)
    expect(await reasons(caller)).toEqual(["topic", "wording"].toReversed())
    expect((await findStale(ctx, { limit: 5, scope: { wording: true } })).stale).toHaveLength(2)
    expect(await countStale(ctx, { wording: true })).toBe(2)

    const { jobId } = await (await caller.post("/api/hygiene/refresh")).json<{ jobId: string }>()
    await caller.post(`/api/hygiene/refresh/${jobId}/process`)
    expect(await reasons(caller)).toEqual(["wording"])
    const { jobId: asked, totalItems } = await (
      await caller.post("/api/hygiene/refresh", { wording: true })
    ).json<{ jobId: string; totalItems: number }>()
    expect(totalItems).toBe(1)
    await caller.post(`/api/hygiene/refresh/${asked}/process`)
    expect(await reasons(caller)).toEqual([])
  })

  it("is the wording, too, where a version without reasons has pushed it", async ({ expect }) => {
    const { org, ctx } = await aLivePush(1)
    await ctx.d1
      .prepare("UPDATE activations SET pushed_name = 'In other words', as_pushed = '1x9f.q0z3' WHERE org_id = ?")
      .bind(org.id)
      .run()
    expect(await reasons(await org.signedInAs("owner"))).toEqual(["wording"])
  })

  it("is a setting where the template or the connection is another one", async ({ expect, onTestFinished }) => {
    const pushed = await aLivePush(1)
    const { org, ctx, connectionId } = pushed
    const key = `key_${connectionId}`.toLowerCase()
    await asPushedBefore(pushed)
    onTestFinished(() => withdrawTemplate(ctx.d1, key))
    await aTemplate(ctx.d1, key, "About {{topic}}")
    const owner = await org.signedInAs("owner")
    await ctx.d1
      .prepare("UPDATE connections SET config = json_set(config, '$.template_key', ?1) WHERE id = ?2")
      .bind(key, connectionId)
      .run()
    expect(await reasons(owner)).toEqual(["settings"])
    expect(await countStale(ctx)).toBe(1)
  })
})

/** Topics of every test show the texts of all templates. */
async function withdrawTemplate(d1: D1Database, key: string) {
  await d1.prepare("DELETE FROM output_templates WHERE platform_key = ?").bind(key).run()
}

/** A template with a name field only. */
const aTemplate = (d1: D1Database, key: string, format: string) =>
  d1
    .prepare(
      `INSERT INTO output_templates (id, platform_key, display_name, config, created_at, updated_at)
       VALUES (?1, ?1, ?1, ?2, '', '')`,
    )
    .bind(
      key,
      JSON.stringify({ pathFields: [{ key: "topic", format }], includeSlug: false, descTemplate: "{{topic}}" }),
    )
    .run()

describe("deactivating", () => {
  it("deactivates the segment on the platform once", async ({ expect }) => {
    const { org, platform, ids, topicIds } = await aLivePush(1)
    const member = await org.signedInAs("member")
    const answer = await member.post(`/api/activations/${ids[0]}/deactivate`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      id: ids[0],
      status: "deactivated",
      deactivatedAt: expect.any(String) as string,
    })
    expect(await platform.live()).toEqual([])
    await expect(await member.post(`/api/activations/${ids[0]}/deactivate`)).toRefuse(
      409,
      "Activation is deactivated, cannot deactivate",
    )
    const history = await (await member.get(`/api/topics/${topicIds[0]}/history`)).json<{ changeType: string }[]>()
    expect(history.map(({ changeType }) => changeType)).toEqual(["deactivated", "activated", "created"])
  })

  it("changes nothing when the platform rejects the call", async ({ expect }) => {
    const { org, platform, ids, rows } = await aLivePush(1)
    const member = await org.signedInAs("member")
    await platform.faults({ type: "status", status: 400, on: "deactivate" })
    await expect(await member.post(`/api/activations/${ids[0]}/deactivate`)).toRefuse(
      502,
      "Platform deactivation failed",
    )
    expect((await rows())[0]).toMatchObject({ status: "active", intent: null, claim: null })
    expect(await platform.live()).toHaveLength(1)
  })

  it("is finished by the service when the platform's response was lost", async ({ expect }) => {
    const { ctx, platform, ids, rows, connectionId } = await aLivePush(1)
    await platform.faults({ type: "drop", on: "deactivate", applied: true, times: 4 })
    await expect(deactivateActivation(ctx, ids[0] ?? "")).rejects.toThrow("Platform deactivation failed")
    expect((await rows())[0]).toMatchObject({ status: "active", intent: "deactivate" })
    await settleConnection({ ...ctx, now: () => new Date(Date.now() + 7 * 3_600_000) }, connectionId)
    expect((await rows())[0]).toMatchObject({ status: "deactivated", intent: null })
    expect(await platform.live()).toEqual([])
  })

  it("removes a pending activation from its run without a platform call", async ({ expect }) => {
    const { org, platform, start, toTheEnd, rows } = await aPush(2)
    const member = await org.signedInAs("member")
    const { runId } = await start()
    const [first] = await rows()
    expect(await (await member.post(`/api/activations/${String(first?.["id"])}/deactivate`)).json()).toMatchObject({
      status: "deactivated",
    })
    const [batch] = await toTheEnd(runId)
    expect(batch).toMatchObject({ processed: 1, status: "completed" })
    expect(await platform.live()).toHaveLength(1)
  })

  it("returns 200 to one of two concurrent calls and 409 to the other", async ({ expect }) => {
    const { org, platform, ids } = await aLivePush(1)
    const member = await org.signedInAs("member")
    const calls = await Promise.all([1, 2].map(() => member.post(`/api/activations/${ids[0]}/deactivate`)))
    expect(calls.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    const refused = calls.find(({ status }) => status === 409)
    if (refused) await expect(refused).toRefuse(409, "Activation is deactivated, cannot deactivate")
    expect(await platform.calls("deactivate")).toHaveLength(1)
  })

  it("requires the activate permission", async ({ expect }) => {
    const { org, ids } = await aLivePush(1)
    const viewer = await org.signedInAs("viewer")
    await expect(await viewer.post(`/api/activations/${ids[0]}/deactivate`)).toRefuse(
      403,
      "Requires activate permission",
    )
    await expect(await (await org.signedInAs("member")).post("/api/activations/act_none/deactivate")).toRefuse(
      404,
      "Activation not found",
    )
  })
})

describe("refreshing", () => {
  it("replaces the segment by a new one with current names", async ({ expect }) => {
    const { org, ctx, platform, ids, topicIds } = await aLivePush(1)
    const member = await org.signedInAs("member")
    const [old] = await platform.live()
    await editTopic(ctx, topicIds[0] ?? "", { segment_type: "B2G" })
    const answer = await member.post(`/api/activations/${ids[0]}/refresh`)
    expect(answer.status).toBe(200)
    const fresh = await answer.json<ActivationRecord>()
    expect(fresh).toMatchObject({
      status: "active",
      stale: false,
      pushedName: expect.stringContaining("B2G") as string,
    })
    expect(fresh.id).not.toBe(ids[0])
    const live = await platform.live()
    expect(live.map(({ id, name }) => [id, name])).toEqual([[fresh.platformSegmentId, fresh.pushedName]])
    expect(fresh.platformSegmentId).not.toBe(old?.id)
    expect((await list(member, "?status=deactivated")).map(({ id }) => id)).toEqual([ids[0]])
    await expect(await member.post(`/api/activations/${ids[0]}/refresh`)).toRefuse(
      409,
      "Activation is deactivated, must be active to refresh",
    )
  })

  it("changes nothing when the old segment cannot be deactivated", async ({ expect }) => {
    const { org, platform, ids, rows } = await aLivePush(1)
    await platform.faults({ type: "status", status: 400, on: "deactivate" })
    const member = await org.signedInAs("member")
    await expect(await member.post(`/api/activations/${ids[0]}/refresh`)).toRefuse(
      502,
      "Failed to deactivate old segment on platform",
    )
    expect((await rows()).map(({ status, intent }) => [status, intent])).toEqual([["active", null]])
  })

  it("returns 502 when the new segment cannot be created, and a later push creates it", async ({ expect }) => {
    const { org, platform, ids, rows, start, toTheEnd } = await aLivePush(1)
    await platform.faults({ type: "status", status: 400, on: "create" })
    const member = await org.signedInAs("member")
    await expect(await member.post(`/api/activations/${ids[0]}/refresh`)).toRefuse(
      502,
      "Failed to create new segment on platform",
    )
    expect((await rows()).map(({ status }) => status)).toEqual(["deactivated", "error"])
    expect(await platform.live()).toEqual([])
    const { runId } = await start()
    await toTheEnd(runId)
    expect(await platform.live()).toHaveLength(1)
  })

  it("finds the new segment when the platform's response was lost", async ({ expect }) => {
    const { ctx, platform, ids } = await aLivePush(1)
    await platform.faults({ type: "drop", on: "create", applied: true })
    const fresh = await refreshActivation(ctx, ids[0] ?? "")
    const live = await platform.live()
    expect(live.map(({ id }) => id)).toEqual([fresh.platformSegmentId])
    expect(await platform.calls("create")).toHaveLength(2)
  })

  it("is finished by the service when it was interrupted between deactivate and create", async ({ expect }) => {
    const { ctx, platform, ids, rows, connectionId } = await aLivePush(1)
    await platform.faults({ type: "drop", on: "create" }, { type: "drop", on: "list", times: 4 })
    await expect(refreshActivation(ctx, ids[0] ?? "")).rejects.toThrow("Failed to create new segment on platform")
    expect(await platform.live()).toEqual([])
    await settleConnection({ ...ctx, now: () => new Date(Date.now() + 7 * 3_600_000) }, connectionId)
    expect((await rows()).map(({ status }) => status)).toEqual(["deactivated", "active"])
    expect(await platform.live()).toHaveLength(1)
  })

  it("returns 409 for a topic the policy blocks, and keeps the old segment", async ({ expect }) => {
    const { org, ctx, platform, ids, connectionId } = await aLivePush(1)
    const owner = await org.signedInAs("owner")
    await owner.patch(`/api/connections/${connectionId}`, { config: { sensitivity_policy: "block_sensitive" } })
    await ctx.d1
      .prepare(
        "UPDATE topics SET sensitivity = 'Sensitive' WHERE id IN (SELECT topic_id FROM org_topics WHERE org_id = ?)",
      )
      .bind(org.id)
      .run()
    await expect(await owner.post(`/api/activations/${ids[0]}/refresh`)).toRefuse(
      409,
      "Blocked by sensitivity policy block_sensitive: the topic is Sensitive",
    )
    expect(await platform.live()).toHaveLength(1)
    expect(await platform.calls("deactivate")).toEqual([])
  })
})

describe("bulk requests", () => {
  it("return a result for every id", async ({ expect }) => {
    const { org, platform, ids } = await aLivePush(3)
    const member = await org.signedInAs("member")
    await platform.faults({ type: "status", status: 400, on: "deactivate", after: 1 })
    const answer = await member.post("/api/activations/bulk-deactivate", {
      activationIds: [...ids, "act_none", ids[0]],
    })
    expect(await answer.json()).toEqual({
      total: 4,
      success: 2,
      errors: 2,
      results: [
        { activationId: ids[0], status: "deactivated" },
        { activationId: ids[1], status: "error", error: "Platform deactivation failed" },
        { activationId: ids[2], status: "deactivated" },
        { activationId: "act_none", status: "error", error: "Activation not found" },
      ],
    })
    const again = await (await member.post("/api/activations/bulk-deactivate", { activationIds: [ids[0]] })).json()
    expect(again).toMatchObject({ results: [{ error: "Activation is deactivated, cannot deactivate" }] })
  })

  it("refresh many activations and return the new ids", async ({ expect }) => {
    const { org, platform, ids, rows } = await aLivePush(12)
    const before = new Map((await rows()).map((row) => [row["id"], row["platform_segment_id"]]))
    const member = await org.signedInAs("member")
    const answer = (await (await member.post("/api/activations/bulk-refresh", { activationIds: ids })).json()) as {
      success: number
      results: {
        activationId: string
        status: string
        newActivationId: string
        oldSegmentId: string
        newSegmentId: string
      }[]
    }
    expect(answer.success).toBe(12)
    expect(answer.results.every(({ status }) => status === "refreshed")).toBe(true)
    const active = (await list(member, "?status=active")).map(({ id }) => id)
    expect(active.sort()).toEqual(answer.results.map(({ newActivationId }) => newActivationId).sort())
    expect((await platform.live()).map(({ id }) => id).sort()).toEqual(
      answer.results.map(({ newSegmentId }) => newSegmentId).sort(),
    )
    for (const { activationId, oldSegmentId } of answer.results) expect(oldSegmentId).toBe(before.get(activationId))
  })

  it("require a list of 1 to 500 ids", async ({ expect }) => {
    const { org } = await aPush(0)
    const member = await org.signedInAs("member")
    for (const body of [{}, { activationIds: "act_1" }, { activationIds: [] }]) {
      await expect(await member.post("/api/activations/bulk-refresh", body)).toRefuse(
        400,
        "activationIds array is required",
      )
    }
    const many = Array.from({ length: 501 }, (_, i) => `act_${i}`)
    await expect(await member.post("/api/activations/bulk-deactivate", { activationIds: many })).toRefuse(
      400,
      "Maximum 500 activationIds per request",
    )
  })
})
