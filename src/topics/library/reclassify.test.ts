import { describe, it } from "vitest"
import { readRows } from "../../kernel/db/rows.ts"
import { globalHistory, llmCalls } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { classifyLocally } from "../../knowledge/engine/local.ts"
import { aProvider } from "../../testing/a-provider.ts"
import { aName, anOrg, testServices, type TestContext } from "../../testing/factories.ts"
import type { ScriptInput } from "../../testing/provider-scripts.ts"
import { type Created, type HistoryEntry, json, type Page } from "../../testing/topic-answers.ts"
import type { Plan } from "../../kernel/ports/plans.ts"
import { reclassifyTopic, reclassifyTopics } from "./reclassify.ts"
import { everyDatabase } from "../../testing/every-database.ts"

type Reclassified = Created & { llm: boolean; fallback: boolean }

async function anLlmOrg(scripts: ScriptInput[] = [], plan?: Plan) {
  const org = await anOrg(plan)
  const { provider, seen } = await aProvider(scripts)
  const ctx: TestContext = { ...org.ctx(), llm: provider }
  return { org, ctx, seen, calls: () => readRows(ctx.d1, llmCalls, sql`WHERE org_id = ${org.id}`) }
}

const used = ({ ctx }: { ctx: TestContext }) =>
  ctx.meter.reserve("classifications", 10_000).then(
    () => -1,
    (error: { details: { used: number } }) => error.details.used,
  )

const age = (topicId: string) =>
  testServices()
    .d1.prepare(
      "UPDATE topics SET parent_category = 'Travel', engine_version = '2.4', keywords = '[\"old\"]' WHERE id = ?",
    )
    .bind(topicId)
    .run()

describe("local reclassify", () => {
  it("updates the global topic, clears the organization's overrides and writes both histories", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const [owner, them] = [await org.signedInAs("owner"), await other.signedInAs("owner")]
    const name = aName("Ford truck owners")
    const { id, topicId } = await org.topic(name)
    const theirs = await other.topic(name)
    await age(topicId)
    await owner.patch(`/api/topics/${id}`, { segment_type: "B2E", subcategory: "Motorcycles" })
    const { subcategory } = classifyLocally(name)
    await them.patch(`/api/topics/${theirs.id}`, { segment_type: "B2G" })

    const answer = await owner.post(`/api/topics/${topicId}/reclassify`)
    expect(answer.status).toBe(200)
    const record = await json<Reclassified>(answer)
    expect(record).toMatchObject({
      id,
      topic_id: topicId,
      topic_name: name,
      parent_category: "Auto",
      subcategory,
      segment_type: "B2C",
      engine_version: "2.5",
      llm: false,
      fallback: false,
    })
    expect((await json<Page>(them.get("/api/topics"))).data[0]).toMatchObject({
      parent_category: "Auto",
      segment_type: "B2G",
      engine_version: "2.5",
    })

    const [entry] = await json<HistoryEntry[]>(owner.get(`/api/topics/${id}/history`))
    expect(entry).toMatchObject({
      changeType: "reclassified",
      changedBy: org.userId("owner"),
      source: "reclassify:local",
      metadata: { llm: false, fallback: false },
      previousValues: { parent_category: "Travel", segment_type: "B2E", subcategory: "Motorcycles", keywords: ["old"] },
      newValues: { parent_category: "Auto", segment_type: "B2C", subcategory, engine_version: "2.5" },
    })
    const [global] = await readRows(org.ctx().d1, globalHistory, sql`WHERE topic_id = ${topicId}`)
    expect(global).toMatchObject({
      changeType: "reclassified",
      engineVersionBefore: "2.4",
      engineVersionAfter: "2.5",
      source: "admin_reclassify_local",
      previousValues: { parent_category: "Travel", keywords: ["old"] },
      newValues: { parent_category: "Auto" },
    })
    expect(global?.previousValues).not.toHaveProperty("segment_type")
    expect((await json<HistoryEntry[]>(them.get(`/api/topics/${theirs.id}/history`))).map((e) => e.changeType)).toEqual(
      ["field_edit", "created"],
    )
  })

  it("classifies a link with a name of its own by that name, and leaves the global topic alone", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const [owner, them] = [await org.signedInAs("owner"), await other.signedInAs("owner")]
    const name = aName("Ford truck owners")
    const { id, topicId } = await org.topic(name)
    await other.topic(name)
    const renamed = aName("Women aged 18-24 with diabetes looking for cat food")
    await owner.patch(`/api/topics/${id}`, { topic_name: renamed, segment_type: "B2E" })
    const globalRow = () => org.ctx().d1.prepare("SELECT * FROM topics WHERE id = ?").bind(topicId).first()
    const before = await globalRow()

    const record = await json<Reclassified>(owner.post(`/api/topics/${id}/reclassify`))
    const read = classifyLocally(renamed)
    const expected = {
      topic_name: renamed,
      parent_category: read.parentCategory,
      subcategory: read.subcategory,
      segment_type: read.segmentType,
      sensitivity: "Sensitive",
      intent: read.intent,
      secondary_intent: read.secondaryIntent,
      funnel: read.funnel,
      composite_score: read.compositeScore,
      confidence: read.confidence,
      qualifiers: read.qualifiers,
      keywords: read.keywords,
      engine_version: "2.5",
    }
    expect(read.parentCategory).not.toBe("Auto")
    expect(record).toMatchObject({ id, topic_id: topicId, ...expected })
    expect(record.segment_name_marketplace).toContain(read.parentCategory)
    const [listed] = (await json<Page>(owner.get("/api/topics"))).data
    expect(listed).toMatchObject(expected)
    const csv = await (await owner.get("/api/export?format=csv")).text()
    expect(csv).toContain(`,${read.intent},${read.secondaryIntent ?? ""},`)

    expect(await globalRow()).toEqual(before)
    expect((await json<Page>(them.get("/api/topics"))).data[0]).toMatchObject({
      topic_name: name,
      parent_category: "Auto",
    })
    expect(await readRows(org.ctx().d1, globalHistory, sql`WHERE topic_id = ${topicId}`)).toEqual([])
    const [entry] = await json<HistoryEntry[]>(owner.get(`/api/topics/${id}/history`))
    expect(entry).toMatchObject({
      changeType: "reclassified",
      previousValues: { parent_category: "Auto", segment_type: "B2E" },
      newValues: { parent_category: read.parentCategory, segment_type: read.segmentType, sensitivity: "Sensitive" },
    })

    // Nobody has set this level, and a push that blocks what is not known must not take it for set.
    const level = await json<{ confidence: number; known: boolean }>(owner.get(`/api/topics/${id}/sensitivity`))
    expect(level.confidence).toBe(read.sensitivityConfidence)

    const place = { parent_category: "Travel", subcategory: "Hotels & Resorts" }
    expect(await json(owner.patch(`/api/topics/${id}`, place))).toMatchObject({ ...place, confidence: null })
    const back = await json(owner.patch(`/api/topics/${id}`, { topic_name: name }))
    expect(back).toMatchObject({
      topic_name: name,
      parent_category: "Auto",
      sensitivity: "None",
      intent: before?.["intent"],
    })
  })

  it("reclassifies links with and without own names together", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const [plain, named] = [await org.topic(aName("Ford truck owners")), await org.topic(aName("Toyota van owners"))]
    await age(plain.topicId)
    await owner.patch(`/api/topics/${named.id}`, { topic_name: aName("Scuba divers") })
    const answer = await json<object>(owner.post("/api/topics/reclassify", { ids: [plain.id, named.id] }))
    expect(answer).toMatchObject({ total: 2, success: 2 })
    const byId = new Map((await json<Page>(owner.get("/api/topics"))).data.map((one) => [one.id, one.parent_category]))
    expect([byId.get(plain.id), byId.get(named.id)]).toEqual(["Auto", "Sports & Outdoors"])
  })

  it("moves the topic in the vector index", async ({ expect }) => {
    const org = await anOrg()
    const { id, topicId } = await org.topic(aName("Ford truck owners"))
    await age(topicId)
    const upserted: unknown[] = []
    const ctx = org.ctx()
    const vectors = { ...ctx.vectors, upsert: async (entries: readonly unknown[]) => void upserted.push(...entries) }
    await reclassifyTopic({ ...ctx, vectors }, id, false)
    expect(upserted).toMatchObject([{ id: topicId, movedFrom: "Travel" }])
  })

  it("counts every topic and is never rejected", async ({ expect }) => {
    const { org, ctx } = await anLlmOrg([], "free")
    const topics = [await org.topic(), await org.topic(), await org.topic()]
    await ctx.meter.record({ classifications: 99 })
    const answer = await reclassifyTopics(ctx, { ids: [...topics.map(({ id }) => id), "ot_x"], llm: false })
    expect(answer).toEqual({
      total: 4,
      success: 3,
      failed: 1,
      errors: [{ id: "ot_x", message: "Topic not found" }],
      llm: false,
      llmCount: 0,
      fallbackCount: 0,
    })
    expect(await used({ ctx })).toBe(102)
  })

  it("takes 500 topics at once, and no more", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const ids = (n: number) => Array.from({ length: n }, (_, i) => `ot_${i}`)
    const reclassify = (n: number, llm?: boolean) => owner.post("/api/topics/reclassify", { ids: ids(n), llm })
    expect((await reclassify(500)).status).toBe(200)
    await expect(await reclassify(501)).toRefuse(400, "Maximum 500 topics for local reclassify")
    const same = { ids: Array.from({ length: 501 }, () => "ot_0") }
    await expect(await owner.post("/api/topics/reclassify", same)).toRefuse(
      400,
      "Maximum 500 topics for local reclassify",
    )
    await expect(await reclassify(101, true)).toRefuse(400, "Maximum 100 topics for LLM reclassify")
    expect((await reclassify(100, true)).status).toBe(200)
    for (const body of [{}, { ids: [] }, { ids: "x" }]) {
      await expect(await owner.post("/api/topics/reclassify", body)).toRefuse(400, "ids array is required")
    }
    await expect(await owner.post("/api/topics/x/reclassify", { llm: 1 })).toRefuse(400, "llm must be true or false")
  })
})

describe("LLM reclassify", () => {
  it("uses the model's classification and records its cost", async ({ expect }) => {
    const { org, ctx, seen, calls } = await anLlmOrg([
      {
        type: "answer",
        fields: { parent_category: "Auto", subcategory: "Luxury Cars", segment_type: "B2E" },
        searches: 1,
      },
    ])
    const name = aName("Ford truck owners")
    const { id } = await org.topic(name)
    const record = await reclassifyTopic(ctx, id, true)
    expect(record).toMatchObject({
      topic_name: name,
      subcategory: "Luxury Cars",
      segment_type: "B2E",
      llm: true,
      fallback: false,
    })
    expect(await seen()).toHaveLength(1)
    expect(await calls()).toMatchObject([{ purpose: "reclassify", failed: false, webSearches: 1 }])
    const [entry] = await json<HistoryEntry[]>((await org.signedInAs("viewer")).get(`/api/topics/${id}/history`))
    expect(entry).toMatchObject({ source: "reclassify:llm", metadata: { llm: true, fallback: false } })
  })

  it("falls back to the local engine if the model fails or is not configured", async ({ expect }) => {
    const { org, ctx, calls } = await anLlmOrg([{ type: "refusal" }])
    const { id, topicId } = await org.topic(aName("Ford truck owners"))
    await age(topicId)
    expect(await reclassifyTopic(ctx, id, true)).toMatchObject({ parent_category: "Auto", llm: true, fallback: true })
    expect(await calls()).toMatchObject([{ failed: true }])
    expect(await reclassifyTopic(org.ctx(), id, true)).toMatchObject({ llm: true, fallback: true })
    const [entry] = await json<HistoryEntry[]>((await org.signedInAs("viewer")).get(`/api/topics/${id}/history`))
    expect(entry).toMatchObject({ source: "reclassify:local", metadata: { llm: true, fallback: true } })
  })

  it("keeps the rules' value and asks for a review if the model answers outside the taxonomy", async ({ expect }) => {
    const { org, ctx } = await anLlmOrg([{ type: "wrong_segment_type" }, { type: "refusal" }])
    const review = async (id: string) =>
      ctx.d1
        .prepare("SELECT segment_type, review_status AS status, review_reason AS reason FROM topics WHERE id = ?")
        .bind(id)
        .first()
    const [wrong, refused] = [await org.topic(aName("Ford truck owners")), await org.topic()]
    expect(await reclassifyTopic(ctx, wrong.id, true)).toMatchObject({ segment_type: "B2C", fallback: true })
    expect(await review(wrong.topicId)).toEqual({
      segment_type: "B2C",
      status: "needs_review",
      reason: 'Invalid segment_type: "B2X"',
    })
    await reclassifyTopics(ctx, { ids: [refused.id], llm: true })
    expect(await review(refused.topicId)).toMatchObject({ status: null })
  })

  it("counts LLM results and fallbacks", async ({ expect }) => {
    const { org, ctx } = await anLlmOrg([{ type: "answer" }, { type: "refusal" }, { type: "answer" }])
    const topics = [await org.topic(), await org.topic(), await org.topic()]
    const answer = await reclassifyTopics(ctx, { ids: topics.map(({ id }) => id), llm: true })
    expect(answer).toMatchObject({
      total: 3,
      success: 3,
      failed: 0,
      errors: [],
      llm: true,
      llmCount: 2,
      fallbackCount: 1,
    })
  })

  it("is rejected if too few credits are left, and refunded if it fails", async ({ expect }) => {
    const { org, ctx, seen } = await anLlmOrg([], "free")
    const topics = [await org.topic(), await org.topic()]
    const ids = topics.map(({ id }) => id)
    await ctx.meter.record({ classifications: 99 })
    await expect(reclassifyTopics(ctx, { ids, llm: true })).rejects.toMatchObject({
      status: 429,
      message: "Monthly classifications quota exceeded",
      details: { limit: 100, used: 99, remaining: 0 },
    })
    expect(await seen()).toEqual([])
    const [id = ""] = ids
    let batches = 0
    const d1 = {
      prepare: (text: string) => ctx.d1.prepare(text),
      // The first batch reads the link, the second writes.
      batch: (list: D1PreparedStatement[]) => (++batches > 1 ? Promise.reject(new Error("away")) : ctx.d1.batch(list)),
    } as D1Database
    await expect(reclassifyTopic({ ...ctx, ...everyDatabase(d1) }, id, true)).rejects.toThrow("away")
    expect(await seen()).toHaveLength(1)
    expect(await used({ ctx })).toBe(99)
    expect(await reclassifyTopic(ctx, id, true)).toMatchObject({ fallback: false })
    expect(await used({ ctx })).toBe(100)
  })

  it("returns 404 before checking the quota", async ({ expect }) => {
    const { org, ctx } = await anLlmOrg([], "free")
    await ctx.meter.record({ classifications: 100 })
    const owner = await org.signedInAs("owner")
    await expect(await owner.post("/api/topics/ot_x/reclassify", { llm: true })).toRefuse(404, "Topic not found")
    const { id } = await org.topic()
    await expect(await owner.post(`/api/topics/${id}/reclassify`, { llm: true })).toRefuse(
      429,
      "Monthly classifications quota exceeded",
    )
    expect((await owner.post(`/api/topics/${id}/reclassify`, {})).status).toBe(200)
  })
})
