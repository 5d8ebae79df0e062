import { describe, it } from "vitest"
import { consume } from "../../../workers/consumers/dispatch.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { aLivePush, aPush } from "../../testing/a-push.ts"
import { aName } from "../../testing/factories.ts"
import { createPushRun } from "./create-run.ts"
import { cancelPushRun } from "./end-run.ts"
import { pushRunStatus } from "./find-run.ts"
import { type DryRun, NewPush, type PushRunRecord } from "./schema.ts"
import { resumeStalled } from "../../operations/recovery/resume-stalled.ts"

const everything = NewPush.parse({ filters: {} })

type Segments = Pick<DryRun, "segments">

describe("a push run", () => {
  it("creates a segment per topic, 25 per call", async ({ expect }) => {
    const { org, platform, topicIds, path } = await aPush(27)
    const { caller } = await org.apiKey(["activations"])
    const started = await caller.post(path, { topicIds })
    expect(started.status).toBe(200)
    const run = (await started.json()) as { runId: string }
    expect(run).toEqual({
      runId: expect.stringMatching(/^run_/) as string,
      totalSegments: 27,
      status: "running",
      skipped: 0,
    })
    const push = async () => (await caller.post(`${path}/${run.runId}/push`)).json<Record<string, unknown>>()
    const counts = { runId: run.runId, errorCount: 0 }
    const first = { status: "running", done: false, processed: 25, successCount: 25, remaining: 2 }
    expect(await push()).toMatchObject({ ...counts, ...first })
    const last = { status: "completed", done: true, processed: 2, successCount: 2, remaining: 0 }
    expect(await push()).toMatchObject({ ...counts, ...last })
    expect(await platform.live()).toHaveLength(27)
    expect(await platform.calls("create")).toHaveLength(27)
    await expect(await caller.post(`${path}/${run.runId}/push`)).toRefuse(409, "Run is completed, cannot push")
    const status = await (await caller.get(`${path}/${run.runId}/status`)).json<PushRunRecord>()
    expect(status).toMatchObject({ totalSegments: 27, processedSegments: 27, successCount: 27, errorCount: 0 })
    expect(status).toMatchObject({ status: "completed", errors: [], completedAt: expect.any(String) as string })
    const runs = await (await caller.get(path.replace(/run$/, "runs"))).json<PushRunRecord[]>()
    expect(runs.map(({ runId }) => runId)).toEqual([run.runId])
  })

  it("ends that its connection is untested, unless the connection was changed meanwhile", async ({ expect }) => {
    const { org, connectionId, start, push, toTheEnd } = await aPush(26)
    const owner = await org.signedInAs("owner")
    const path = `/api/connections/${connectionId}`
    const status = async () => (await (await owner.get(path)).json<{ status: string }>()).status
    const { runId } = await start()
    expect(await status()).toBe("untested")
    await push(runId)
    expect(await status()).toBe("active")
    await owner.patch(path, { config: { currency: "EUR" } })
    expect(await status()).toBe("untested")
    await toTheEnd(runId)
    expect(await status()).toBe("active")
  })

  it("accepts org and global topic ids, and rejects unknown ones", async ({ expect }) => {
    const { org, ctx, path, start } = await aPush(1)
    const { topicId } = await org.topic()
    expect(await start({ topicIds: [topicId] })).toMatchObject({ totalSegments: 1 })
    const member = await org.signedInAs("member")
    await expect(await member.post(path, { topicIds: [topicId, "ot_none"] })).toRefuse(404, "Topic not found")
    for (const body of [{}, { topicIds: "x" }, { topicIds: [] }, { filters: 7 }]) {
      await expect(await member.post(path, body)).toRefuse(400, "topicIds array or filters object required")
    }
    await expect(await member.post(path, { filters: { category: "Auto" } })).toRefuse(400, "filters has no category")
    const inbound = await org.connection()
    await expect(await member.post(`/api/connections/${inbound.id}/push/run`, { filters: {} })).toRefuse(
      400,
      "Connection is not outbound",
    )
    await expect(await member.post(`${path}/run_none/push`)).toRefuse(404, "Push run not found")
    await expect(createPushRun(ctx, "conn_none", everything)).rejects.toThrow("Connection not found")
  })

  it("accepts all filters of the topic list", async ({ expect }) => {
    const { org, ctx, topicIds, path, rows } = await aPush(3)
    await editTopic(ctx, topicIds[1] ?? "", { segment_type: "B2G" })
    const member = await org.signedInAs("member")
    const chosen = async (filters: Record<string, unknown>) => {
      const answer = await member.post(path, { filters, dryRun: true })
      return (await answer.json<Segments>()).segments.map(({ orgTopicId }) => orgTopicId).sort()
    }
    expect(await chosen({})).toEqual([...topicIds].sort())
    expect(await chosen({ segmentType: "B2G" })).toEqual([topicIds[1]])
    expect(await chosen({ search: "truck", segmentType: "B2G" })).toEqual([topicIds[1]])
    expect(await chosen({ hasExternalId: true })).toEqual([])
    expect(await chosen({ hasExternalId: "false" })).toHaveLength(3)
    expect(await chosen({ unsure: false, confidence_lt: 1 })).toHaveLength(3)
    expect(await chosen({ unsure: "true" })).toEqual([])
    expect(await chosen({ confidence_lt: 0 })).toEqual([])
    expect(await chosen({ qualifier: "age:25-54" })).toEqual([])
    expect(await chosen({ search: "no topic has this name" })).toEqual([])
    expect(await rows()).toEqual([])
    expect(await (await member.post(path, { filters: { segmentType: "B2G" } })).json()).toMatchObject({
      totalSegments: 1,
    })
  })

  it("skips topics already active on the connection", async ({ expect }) => {
    const { org, start, toTheEnd, path } = await aLivePush(2)
    const third = await org.topic()
    const again = await start(everything)
    expect(again).toMatchObject({ totalSegments: 1, skipped: 2 })
    expect((await toTheEnd(again.runId))[0]?.results.map(({ orgTopicId }) => orgTopicId)).toEqual([third.id])
    const member = await org.signedInAs("member")
    const nothing = await (await member.post(path, { filters: {} })).json<{ runId: string }>()
    expect(nothing).toMatchObject({ totalSegments: 0, skipped: 3, status: "completed" })
    await expect(await member.post(`${path}/${nothing.runId}/push`)).toRefuse(409, "Run is completed, cannot push")
  })

  it("takes over pending segments of an abandoned run", async ({ expect }) => {
    const { ctx, start, toTheEnd, connectionId, platform } = await aPush(3)
    const left = await start()
    const again = await start()
    expect(again).toMatchObject({ totalSegments: 3, skipped: 0 })
    expect(await pushRunStatus(ctx, connectionId, left.runId)).toMatchObject({ status: "completed", totalSegments: 0 })
    await toTheEnd(again.runId)
    expect(await platform.calls("create")).toHaveLength(3)
  })

  it("rejects the second of two topics with the same segment name", async ({ expect }) => {
    const { ctx, topicIds, start, push, platform, connectionId } = await aPush(3)
    const name = aName("Twins")
    for (const id of topicIds.slice(0, 2)) {
      await ctx.d1
        .prepare("UPDATE org_topics SET overrides = json_set(overrides, '$.topic_name', ?1) WHERE id = ?2")
        .bind(name, id)
        .run()
    }
    const { runId } = await start()
    const { results } = await push(runId)
    expect(results.map(({ status }) => status).sort()).toEqual(["active", "active", "error"])
    const error = "Duplicate name already active on connection"
    expect(results.find(({ status }) => status === "error")).toMatchObject({ error })
    expect(await platform.calls("create")).toHaveLength(2)
    const status = await pushRunStatus(ctx, connectionId, runId)
    expect(status.errors.map(({ message }) => message)).toEqual([error])
  })

  it("stops when it is cancelled, and live segments stay live", async ({ expect }) => {
    const { ctx, start, push, rows, platform, connectionId } = await aPush(27)
    const { runId } = await start()
    await push(runId)
    expect(await cancelPushRun(ctx, connectionId, runId)).toEqual({ runId, status: "cancelled" })
    await expect(push(runId)).rejects.toThrow("Run is cancelled, cannot push")
    await expect(cancelPushRun(ctx, connectionId, runId)).rejects.toThrow("Run is cancelled, cannot cancel")
    const statuses = (await rows()).map(({ status }) => status)
    expect(statuses.filter((status) => status === "active")).toHaveLength(25)
    expect(statuses.filter((status) => status === "deactivated")).toHaveLength(2)
    expect(await platform.live()).toHaveLength(25)
  })
})

describe("the sensitivity policy", () => {
  const sensitive = async (pushed: Awaited<ReturnType<typeof aPush>>, levels: readonly string[]) => {
    for (const [i, level] of levels.entries()) {
      await pushed.ctx.d1
        .prepare(
          "UPDATE topics SET sensitivity = ?1, sensitivity_confidence = 0.99 WHERE id = (SELECT topic_id FROM org_topics WHERE id = ?2)",
        )
        .bind(level, pushed.topicIds[i])
        .run()
    }
  }

  it("blocks topics with the reason", async ({ expect }) => {
    for (const [policy, blocked] of [
      ["allow", []],
      ["block_sensitive", ["Sensitive"]],
      ["block_restricted", ["Restricted", "Sensitive"]],
    ] as const) {
      const pushed = await aPush(3, { config: { sensitivity_policy: policy } })
      await sensitive(pushed, ["None", "Restricted", "Sensitive"])
      const { runId } = await pushed.start()
      const { results } = await pushed.push(runId)
      const errors = results.filter(({ status }) => status === "error").map(({ error }) => error)
      expect(errors).toEqual(blocked.map((level) => `Blocked by sensitivity policy ${policy}: the topic is ${level}`))
      expect(await pushed.platform.live()).toHaveLength(3 - blocked.length)
    }
  })

  it("is applied by the dry run, which also warns when the policy allows a topic", async ({ expect }) => {
    const pushed = await aPush(3, { config: { sensitivity_policy: "block_sensitive" } })
    await sensitive(pushed, ["None", "Restricted", "Sensitive"])
    const member = await pushed.org.signedInAs("member")
    const dry = async () => {
      const answer = await member.post(pushed.path, { topicIds: pushed.topicIds, dryRun: true })
      return (await answer.json<Segments>()).segments
    }
    const reason = "Blocked by sensitivity policy block_sensitive: the topic is Sensitive"
    expect((await dry()).map(({ action, reason: why }) => [action, why])).toEqual([
      ["create", undefined],
      ["create", undefined],
      ["blocked", reason],
    ])
    await (
      await pushed.org.signedInAs("owner")
    ).patch(`/api/connections/${pushed.connectionId}`, {
      config: { sensitivity_policy: "allow" },
    })
    const allowed = await dry()
    expect(allowed.map(({ action }) => action)).toEqual(["create", "create", "create"])
    expect(allowed.map(({ warning }) => warning)).toEqual([
      undefined,
      "Restricted audience: advertising limits apply",
      "Sensitive audience: check privacy and platform rules before using it",
    ])
    expect(await pushed.rows()).toEqual([])
    expect(await pushed.platform.calls()).toEqual([])
  })
})

describe("the dry run", () => {
  it("reports active topics as unchanged and taken names as blocked", async ({ expect }) => {
    const { org, ctx, topicIds, path, platform } = await aLivePush(1)
    const twin = await org.topic()
    await ctx.d1
      .prepare(
        "UPDATE org_topics SET overrides = (SELECT json_object('topic_name', topic_name) FROM org_topics WHERE id = ?1) WHERE id = ?2",
      )
      .bind(topicIds[0], twin.id)
      .run()
    const member = await org.signedInAs("member")
    const { segments } = await (await member.post(path, { filters: {}, dryRun: true })).json<Segments>()
    const [live] = await platform.live()
    expect(segments).toEqual([
      expect.objectContaining({
        orgTopicId: topicIds[0],
        name: live?.name,
        description: live?.description,
        action: "unchanged",
      }),
      expect.objectContaining({
        orgTopicId: twin.id,
        action: "blocked",
        reason: "Duplicate name already active on connection",
      }),
    ])
  })

  it("marks unsure topics, and live segments that a refresh would change", async ({ expect }) => {
    const { org, ctx, topicIds, path, platform } = await aLivePush(2)
    const member = await org.signedInAs("member")
    const dry = async () => (await (await member.post(path, { topicIds, dryRun: true })).json<Segments>()).segments
    for (const segment of await dry()) {
      expect(segment).not.toHaveProperty("pushed")
      expect(segment).not.toHaveProperty("unsure")
    }
    await editTopic(ctx, topicIds[0] ?? "", { segment_type: "B2G" })
    await ctx.d1.prepare("UPDATE org_topics SET unsure = 1 WHERE id = ?").bind(topicIds[1]).run()
    const [edited, unsure] = await dry()
    expect((await platform.live()).map(({ name, description }) => ({ name, description }))).toContainEqual(
      edited?.pushed,
    )
    expect(edited).not.toHaveProperty("unsure")
    expect(unsure).toMatchObject({ unsure: true, action: "unchanged" })
  })

  it("returns exactly what the push sends", async ({ expect }) => {
    const { org, topicIds, path, start, push, platform } = await aPush(2, { on: "dspapi" })
    const member = await org.signedInAs("member")
    const { segments } = await (await member.post(path, { topicIds, dryRun: true })).json<Segments>()
    await push((await start()).runId)
    const live = (await platform.live()).map(({ name, description }) => ({ name, description }))
    expect(live).toEqual(segments.map(({ name, description }) => ({ name, description })))
  })
})

describe("a background run", () => {
  it("completes without the client", async ({ expect }) => {
    const { ctx, start, connectionId, platform } = await aPush(30)
    const { runId } = await start({ background: true })
    await expect.poll(async () => (await pushRunStatus(ctx, connectionId, runId)).status).toBe("completed")
    expect(await platform.live()).toHaveLength(30)
    expect(await platform.calls("create")).toHaveLength(30)
  })

  it("completes after the runs queued before it", async ({ expect }) => {
    const { ctx, start, topicIds, connectionId, platform } = await aPush(4)
    const runs: string[] = []
    for (const id of topicIds) runs.push((await start({ topicIds: [id], background: true })).runId)
    const statuses = () =>
      Promise.all(runs.map(async (runId) => (await pushRunStatus(ctx, connectionId, runId)).status))
    await expect.poll(statuses).toEqual(runs.map(() => "completed"))
    expect(await platform.live()).toHaveLength(4)
  })

  it("fails with a reason when its message becomes a dead letter", async ({ expect }) => {
    const { ctx, start, rows, connectionId } = await aPush(2)
    const { runId } = await start()
    const message = {
      id: crypto.randomUUID(),
      body: { runId },
      attempts: 6,
      timestamp: new Date(),
      ack: () => {},
      retry: () => {},
    }
    await consume(ctx, { queue: "strata-pushes-dead", messages: [message] } as unknown as MessageBatch)
    expect(await pushRunStatus(ctx, connectionId, runId)).toMatchObject({
      status: "failed",
      failure: "Background processing ended without an answer on every attempt",
      errorCount: 2,
    })
    expect((await rows()).map(({ status, error }) => [status, error])).toEqual([
      ["error", "Background processing ended without an answer on every attempt"],
      ["error", "Background processing ended without an answer on every attempt"],
    ])
  })

  it("is resumed by the cron when a message was lost", async ({ expect }) => {
    const { ctx, connectionId, platform } = await aPush(2)
    const lost = { ...ctx, queues: { ...ctx.queues, "strata-pushes": { sendBatch: async () => {} } } }
    const { runId } = await createPushRun(lost, connectionId, { ...everything, background: true })
    expect(await platform.live()).toEqual([])
    await resumeStalled(ctx)
    await expect.poll(async () => (await pushRunStatus(ctx, connectionId, runId)).status).toBe("completed")
    expect(await platform.live()).toHaveLength(2)
  })
})

describe("deleting a connection", () => {
  it("is rejected while it has active segments", async ({ expect }) => {
    const { org, connectionId, ids } = await aLivePush(1)
    const owner = await org.signedInAs("owner")
    const path = `/api/connections/${connectionId}`
    await expect(await owner.delete(path)).toRefuse(409, "Connection has active activations, deactivate them first")
    await owner.post(`/api/activations/${ids[0]}/deactivate`)
    expect((await owner.delete(path)).status).toBe(200)
  })

  it("cancels pending activations", async ({ expect }) => {
    const { org, connectionId, start, rows } = await aPush(1)
    const owner = await org.signedInAs("owner")
    await start()
    expect((await owner.delete(`/api/connections/${connectionId}`)).status).toBe(200)
    expect((await rows()).map(({ status }) => status)).toEqual(["deactivated"])
  })
})
