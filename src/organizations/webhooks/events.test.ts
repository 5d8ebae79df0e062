import { describe, it } from "vitest"
import { testConnection } from "../../activation/connection-tests/test-connection.ts"
import { deactivateActivation } from "../../activation/segments/deactivate-or-refresh.ts"
import { noticeStale } from "../../activation/segments/notice-stale.ts"
import { ENGINE_VERSION } from "../../knowledge/engine/version.ts"
import { deleteTopics } from "../../topics/library/delete-topics.ts"
import { editTopic } from "../../topics/library/edit-topic.ts"
import { reclassifyTopic } from "../../topics/library/reclassify.ts"
import { addFromCatalog } from "../../topics/catalog/add-from-catalog.ts"
import { aJob, oldTopics } from "../../testing/a-job.ts"
import { aLivePush, aPush } from "../../testing/a-push.ts"
import { aReceiver } from "../../testing/a-receiver.ts"
import { aSync, someItems } from "../../testing/a-sync.ts"
import { aName, anOrg, testServices, type TestOrg } from "../../testing/factories.ts"
import { begin, named, takeChunk } from "../../testing/import-calls.ts"
import { json } from "../../testing/topic-answers.ts"
import { EVENT_TYPES } from "./event-types.ts"

const { d1 } = testServices()

type Row = { eventId: string; type: string; data: Record<string, unknown>; createdAt: string }

/** Events to deliver to a webhook, oldest first. */
async function eventsFor(webhookId: string): Promise<Row[]> {
  const { results } = await d1
    .prepare(
      "SELECT event_id AS eventId, type, data, created_at AS createdAt FROM webhook_deliveries WHERE webhook_id = ? ORDER BY rowid",
    )
    .bind(webhookId)
    .all<Omit<Row, "data"> & { data: string }>()
  return results.map(({ eventId, type, data, createdAt }) => ({
    eventId,
    type,
    data: JSON.parse(data) as Row["data"],
    createdAt,
  }))
}

/** Webhooks that lead nowhere: one for every event, one for topics that are deleted. */
async function listeners(org: TestOrg) {
  const all = await org.webhook()
  const deletions = await org.webhook({ events: ["topic.deleted"] })
  return {
    all: () => eventsFor(all.id),
    deletions: () => eventsFor(deletions.id),
    types: async () => (await eventsFor(all.id)).map(({ type }) => type),
  }
}

describe("events", () => {
  it("arrive at the receiver within seconds, signed, with the envelope of the interface", async ({ expect }) => {
    const org = await anOrg()
    const receiver = await aReceiver(org, ["topic.classified"])
    const member = await org.signedInAs("member")
    const name = aName("Truck owners")
    const topic = await json<Record<string, string>>(member.post("/api/topics", { topic_name: name }))
    await expect.poll(receiver.received).toHaveLength(1)
    expect((await receiver.received())[0]).toEqual({
      id: expect.stringMatching(/^evt_\w+$/),
      type: "topic.classified",
      created_at: topic["created_at"],
      org_id: org.id,
      data: {
        topic_id: topic["topic_id"],
        topic_name: name,
        parent_category: topic["parent_category"],
        taxonomy_type: topic["taxonomy_type"],
        segment_type: topic["segment_type"],
        engine_version: ENGINE_VERSION,
        source: "manual",
        org_topic_id: topic["id"],
      },
    })
  })

  it("tell of topics: classified once, reclassified, deleted", async ({ expect }) => {
    const org = await anOrg()
    const { all, deletions, types } = await listeners(org)
    const other = await listeners(await anOrg())
    const ctx = org.ctx()
    const { id, topicId } = await org.topic()
    // A duplicate is not classified, and an edit is not a reclassification.
    const link = await d1.prepare("SELECT topic_name FROM org_topics WHERE id = ?").bind(id).first<string>("topic_name")
    await org.topic(link ?? "")
    await editTopic(ctx, id, { segment_type: "B2B" })
    expect(await types()).toEqual(["topic.classified"])
    await reclassifyTopic(ctx, id, false)
    await deleteTopics(ctx, [id])
    await deleteTopics(ctx, [id])
    const sent = await all()
    expect(sent.map(({ type, data }) => [type, data["topic_id"], data["source"]])).toEqual([
      ["topic.classified", topicId, "manual"],
      ["topic.reclassified", topicId, "reclassify:local"],
      ["topic.deleted", topicId, "manual"],
    ])
    // The override is gone with the reclassification.
    expect(sent[1]?.data["segment_type"]).not.toBe("B2B")
    const [deleted] = await deletions()
    expect(deleted?.eventId).toBe(sent[2]?.eventId)
    expect(await other.all()).toEqual([])
  })

  it("tell every library that has it of a topic that operators or others classified again", async ({ expect }) => {
    const { org, ids, category } = await oldTopics(1)
    const second = await anOrg()
    await addFromCatalog(second.ctx(), { topicIds: [String(ids[0])] })
    const [own, others] = [await listeners(org), await listeners(second)]
    await aJob(org.ctx(), "reclassify", { mode: "local", parentCategoryFilter: category })
    expect(await own.types()).toEqual(["topic.reclassified"])
    expect(await others.all()).toMatchObject([
      { type: "topic.reclassified", data: { topic_id: ids[0], engine_version: ENGINE_VERSION, source: "catalog" } },
    ])
    // An organization that asks for it has one event, the other libraries have theirs.
    const link = await d1
      .prepare("SELECT id FROM org_topics WHERE org_id = ? AND topic_id = ?")
      .bind(second.id, ids[0])
      .first<string>("id")
    await reclassifyTopic(second.ctx(), link ?? "", false)
    expect(await others.types()).toEqual(["topic.reclassified", "topic.reclassified"])
    expect((await others.all())[1]?.data["source"]).toBe("reclassify:local")
    expect(await own.types()).toEqual(["topic.reclassified", "topic.reclassified"])
  })

  it("tell of imports that are completed or fail, and of each of their topics", async ({ expect }) => {
    const org = await anOrg()
    const { all, types } = await listeners(org)
    const member = await org.signedInAs("member")
    const { batchId } = await begin(member, {
      filename: "a.csv",
      totalRows: 2,
      mappings: [{ csvColumn: "Name", targetField: "topic_name" }],
    })
    await takeChunk(member, batchId, 0, named(aName("Cat people"), ""))
    expect((await types()).sort()).toEqual(["import.completed", "topic.classified"])
    expect((await all()).find(({ type }) => type === "import.completed")?.data).toMatchObject({
      batch_id: batchId,
      filename: "a.csv",
      status: "completed",
      total_rows: 2,
      success_count: 1,
      error_count: 1,
      failure: null,
    })
    const failed = await org.importBatch()
    await member.patch(`/api/import/${failed.id}/status`, { status: "failed" })
    const cancelled = await org.importBatch()
    await member.patch(`/api/import/${cancelled.id}/status`, { status: "cancelled" })
    expect((await all()).slice(2)).toMatchObject([{ type: "import.failed", data: { batch_id: failed.id } }])
  })

  it("tell of syncs that are completed or fail", async ({ expect }) => {
    const org = await anOrg()
    const { all } = await listeners(org)
    const { start, toTheEnd, connectionId } = await aSync(org, { items: someItems(2) })
    const { runId } = await start()
    await toTheEnd(runId)
    const ofRuns = async () => (await all()).filter(({ type }) => type.startsWith("sync."))
    expect(await ofRuns()).toMatchObject([
      { type: "sync.completed", data: { run_id: runId, connection_id: connectionId, success_count: 2 } },
    ])
    await d1
      .prepare("UPDATE connections SET config = json_set(config, '$.base_url', 'https://10.0.0.1/') WHERE id = ?")
      .bind(connectionId)
      .run()
    await expect(start()).rejects.toThrow("Sync page failed")
    expect((await ofRuns()).slice(1)).toMatchObject([
      { type: "sync.failed", data: { connection_id: connectionId, failure: expect.any(String) } },
    ])
  })

  it("tell of segments that are pushed, stale and deactivated", async ({ expect }) => {
    const { org, ctx, topicIds, start, toTheEnd, rows, connectionId } = await aPush(1)
    const { all } = await listeners(org)
    await toTheEnd((await start()).runId)
    const [activation] = await rows()
    expect(await all()).toMatchObject([
      {
        type: "activation.pushed",
        data: {
          activation_id: activation?.["id"],
          topic_id: activation?.["topic_id"],
          org_topic_id: topicIds[0],
          connection_id: connectionId,
          platform: "marketplace",
          platform_segment_id: activation?.["platform_segment_id"],
          segment_name: activation?.["pushed_name"],
        },
      },
    ])
    const services = {
      ...testServices(),
      queues: { ...testServices().queues, "strata-webhooks": { sendBatch: async () => {} } },
    }
    const ofSegments = async () => (await all()).filter(({ type }) => type !== "topic.classified")
    const notice = async () => {
      for (let cursor: string | null = null, first = true; first || cursor !== null; first = false)
        cursor = await noticeStale(services, cursor)
    }
    await notice()
    expect(await ofSegments()).toHaveLength(1)
    await editTopic(ctx, topicIds[0] ?? "", { topic_name: aName("Van owners") })
    await notice()
    await notice()
    expect((await ofSegments()).slice(1)).toMatchObject([
      {
        type: "activation.stale",
        data: {
          activation_id: activation?.["id"],
          segment_name: activation?.["pushed_name"],
          current_segment_name: expect.stringContaining("Van owners"),
        },
      },
    ])
    await editTopic(ctx, topicIds[0] ?? "", { topic_name: aName("Bus owners") })
    await notice()
    expect(await ofSegments()).toHaveLength(3)
    await deactivateActivation(ctx, String(activation?.["id"]))
    expect((await ofSegments()).slice(3)).toMatchObject([
      {
        type: "activation.deactivated",
        data: { activation_id: activation?.["id"], platform_segment_id: activation?.["platform_segment_id"] },
      },
    ])
  })

  it("tell of a connection whose test failed, not of one that passed", async ({ expect }) => {
    const { org, ctx, connectionId } = await aLivePush(1)
    const { all } = await listeners(org)
    expect(await testConnection(ctx, connectionId)).toMatchObject({ success: true })
    expect(await all()).toEqual([])
    const { id } = await org.connection({ config: { base_url: "http://127.0.0.1:1/x" } })
    expect(await testConnection(ctx, id)).toMatchObject({ success: false })
    expect(await all()).toMatchObject([
      { type: "connection.test_failed", data: { connection_id: id, name: "Source", platform: "custom_api" } },
    ])
  })

  it("are written only for enabled webhooks of their type", async ({ expect }) => {
    const org = await anOrg()
    const disabled = await org.webhook()
    await d1.prepare("UPDATE webhooks SET disabled_at = 'now' WHERE id = ?").bind(disabled.id).run()
    const deletions = await org.webhook({ events: ["topic.deleted"] })
    await org.topic()
    expect(await eventsFor(disabled.id)).toEqual([])
    expect(await eventsFor(deletions.id)).toEqual([])
    const plain = await anOrg()
    await plain.topic()
    const count = await d1
      .prepare("SELECT count(*) AS n FROM webhook_deliveries WHERE org_id = ?")
      .bind(plain.id)
      .first<number>("n")
    expect(count).toBe(0)
  })

  it("have eleven types", ({ expect }) => {
    expect(EVENT_TYPES).toHaveLength(11)
  })
})
