import { describe, it } from "vitest"
import { KNOWLEDGE_VERSION } from "../../knowledge/engine/version.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { aLivePush } from "../../testing/a-push.ts"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import type { Caller } from "../../testing/client.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import { addFromCatalog } from "../catalog/add-from-catalog.ts"
import { editGlobalTopic } from "./edit-topic.ts"
import type { AdminTopic } from "./schema.ts"

type Entry = {
  changeType: string
  source: string
  previousValues: Record<string, unknown>
  newValues: Record<string, unknown>
  engineVersionBefore: string
  changedBy: string
  id: string
  changedAt: string
  batchId: string | null
}
const patch = (operator: Caller, id: string, body: unknown) => operator.patch(`/api/admin/topics/${id}`, body)
const edit = (operator: Caller, id: string, body: unknown) => json<AdminTopic>(patch(operator, id, body))
const historyOf = (operator: Caller, id: string) => json<Entry[]>(operator.get(`/api/admin/topics/${id}/history`))
const textOf = (topic: AdminTopic) => ({ ...topic, name: topic.topicName })

describe("PATCH /api/admin/topics/:topicId", () => {
  it("changes a field in every library without an override", async ({ expect }) => {
    const [one, two, operator] = [await anOrg(), await anOrg(), await anOperator()]
    const name = aName("Truck owners")
    const { topicId } = await one.topic(name)
    const { id } = await two.topic(name)
    await (await two.signedInAs("owner")).patch(`/api/topics/${id}`, { segment_type: "B2G" })
    const edited = await edit(operator, topicId, { segmentType: "B2B" })
    expect(edited).toMatchObject({
      id: topicId,
      topicName: name,
      segmentType: "B2B",
      parentCategory: "Auto",
      engine: "local",
    })
    const segment = async (org: typeof one) =>
      (await json<Page>((await org.signedInAs("owner")).get("/api/topics"))).data[0]?.segment_type
    expect([await segment(one), await segment(two)]).toEqual(["B2B", "B2G"])
  })

  it("derives the group from the category, recomputes outputs and hash, and moves the vector", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    const name = aName("Truck owners")
    const { topicId } = await org.topic(name)
    const before = await edit(operator, topicId, { segmentType: "B2B" })
    const after = await edit(operator, topicId, { parentCategory: "travel" })
    expect(after).toMatchObject({
      parentCategory: "Travel",
      taxonomyType: "Travel & Leisure",
      subcategory: before.subcategory,
    })
    expect(after.segmentNameMarketplace).toContain("> Travel & Leisure > Travel >")
    expect(after.taxonomyHash).not.toBe(before.taxonomyHash)
    expect(after.updatedAt >= before.updatedAt).toBe(true)
    const { vectors } = testServices()
    const near = (topic: AdminTopic) => vectors.query(embed(textOf(topic)), { topK: 1, threshold: 0.999 })
    expect(await near(after)).toMatchObject([{ id: topicId }])
    expect(await near(before)).toEqual([])
  })

  it("prefers given values, and places a subcategory in its tree", async ({ expect }) => {
    const operator = await anOperator()
    const { topicId } = await (await anOrg()).topic()
    const own = await edit(operator, topicId, { parentCategory: "Pets", taxonomyType: "Automotive" })
    expect(own).toMatchObject({ parentCategory: "Pets", taxonomyType: "Automotive" })
    const moved = await edit(operator, topicId, { subcategory: "dogs" })
    expect(moved).toMatchObject({ subcategory: "Dogs", taxonomyPath: "Dogs", subcategoryL1: null })
    expect(moved.iabCode).not.toBe(own.iabCode)
  })

  it("recomputes the score when a layer changes", async ({ expect }) => {
    const operator = await anOperator()
    const { topicId } = await (await anOrg()).topic()
    const high = await edit(operator, topicId, {
      intensity: "High",
      secondaryIntent: "brand",
      keywords: ["a", "a", "b"],
    })
    const low = await edit(operator, topicId, { intensity: "Low", secondary_intent: null })
    expect(high.compositeScore).toBeGreaterThan(low.compositeScore)
    expect(high).toMatchObject({ secondaryIntent: "brand", keywords: ["a", "b"] })
    expect(low).toMatchObject({ secondaryIntent: null, keywords: ["a", "b"] })
  })

  it("renames, unless a live topic has the name", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    const [first, second, third] = [aName("Truck owners"), aName("Tea drinkers"), aName("Dentists")]
    const { topicId } = await org.topic(first)
    const { topicId: other } = await org.topic(second)
    const taken = await patch(operator, topicId, { topicName: second.toUpperCase() })
    await expect(taken).toRefuse(409, "A topic with this name already exists")
    await operator.post("/api/admin/topics/archive", { topicIds: [other] })
    const renamed = await edit(operator, topicId, { topicName: second })
    expect(renamed).toMatchObject({ topicName: second, normalizedName: second.toLowerCase() })
    expect(renamed.segmentNameInternal).toContain(second)
    const { data } = await json<Page>((await org.signedInAs("owner")).get(`/api/topics`))
    expect(data.map((topic) => topic.topic_name)).toEqual([second])
    // An archived topic can be renamed too, and stays archived.
    expect(await edit(operator, other, { topicName: third })).toMatchObject({
      topicName: third,
      archivedAt: expect.any(String),
    })
  })

  it("writes history and audit once, and nothing if nothing changes", async ({ expect }) => {
    const operator = await anOperator()
    const { topicId } = await (await anOrg()).topic()
    await edit(operator, topicId, { segmentType: "B2E" })
    await edit(operator, topicId, { segmentType: "B2E" })
    const [entry, ...more] = await historyOf(operator, topicId)
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      id: expect.stringMatching(/^hist_/),
      changeType: "reclassified",
      source: "admin_ui",
      batchId: null,
      engineVersionBefore: "2.5",
      engineVersionAfter: "2.5",
      previousValues: { segment_type: "B2C", knowledge_version: KNOWLEDGE_VERSION },
      // New words do not undo what a person decided.
      newValues: { segment_type: "B2E", knowledge_version: "" },
      metadata: {},
    })
    expect(Object.keys(entry?.newValues ?? {}).sort()).toEqual(Object.keys(entry?.previousValues ?? {}).sort())
    const { data } = await json<Page<{ details: unknown }>>(operator.get(`/api/admin/audit?target=${topicId}`))
    expect(data.map(({ details }) => details)).toEqual([
      {
        topicName: expect.any(String) as string,
        from: { segment_type: "B2C" },
        to: { segment_type: "B2E" },
        fields: ["segment_type"],
      },
    ])
  })

  it("flags a topic for review, and removes the flag", async ({ expect }) => {
    const operator = await anOperator()
    const { topicId } = await (await anOrg()).topic()
    const flagged = await edit(operator, topicId, { reviewStatus: "needs_review", reviewReason: "Looks odd" })
    expect(flagged).toMatchObject({ reviewStatus: "needs_review", reviewReason: "Looks odd", segmentType: "B2C" })
    const cleared = await edit(operator, topicId, { reviewStatus: null })
    expect(cleared).toMatchObject({ reviewStatus: null, reviewReason: null, taxonomyHash: flagged.taxonomyHash })
  })

  it("keeps both of two concurrent edits", async ({ expect }) => {
    const org = await anOrg()
    const { topicId } = await org.topic()
    const ctx = org.ctx()
    let clock = Date.now()
    const later = { ...ctx, now: () => new Date((clock += 1)) }
    await Promise.all([
      editGlobalTopic(later, topicId, { segmentType: "B2B" }),
      editGlobalTopic(later, topicId, { intensity: "Low" }),
    ])
    const operator = await anOperator()
    const { data } = await json<Page<AdminTopic>>(operator.get("/api/admin/topics?pageSize=1"))
    expect(data[0]).toMatchObject({ id: topicId, segmentType: "B2B", intensity: "Low" })
    expect(await historyOf(operator, topicId)).toHaveLength(2)
  })

  const refused: [string, object][] = [
    ["No valid fields to update", {}],
    ["No valid fields to update", { id: "tp_x", compositeScore: 5, mergedInto: "tp_y", seq: 1 }],
    ["topicName is required", { topicName: " " }],
    ["topicName must be at most 500 characters", { topicName: "x".repeat(501) }],
    ["parentCategory must be one of the 41 categories", { parentCategory: "Cars" }],
    ["parentCategory must be a string", { parent_category: ["Auto"] }],
    ["taxonomyType must be one of the 13 groups", { taxonomyType: "x" }],
    ["subcategory must be a level-0 node of the taxonomy", { subcategory: "'; DROP TABLE topics; --" }],
    ["segmentType must be one of B2B, B2C, B2B2C, B2E, B2G", { segmentType: "B2X" }],
    ["intensity must be one of High, Medium, Low", { intensity: "Huge" }],
    ["keywords must be an array", { keywords: "a" }],
    ["reviewStatus must be one of needs_review", { reviewStatus: "reviewed" }],
    ["Request body must be a JSON object", []],
  ]
  it.for(refused)("rejects: %s", async ([message, body], { expect }) => {
    const operator = await anOperator()
    const { topicId } = await (await anOrg()).topic()
    const answer = await patch(operator, topicId, body)
    await expect(answer).toRefuse(400, message)
  })

  it("returns 404 for an unknown or merged topic", async ({ expect }) => {
    const operator = await anOperator()
    await expect(await patch(operator, "tp_x", { segmentType: "B2B" })).toRefuse(404, "Topic not found")
    const { topicId } = await (await anOrg()).topic()
    await testServices().d1.prepare("UPDATE topics SET merged_into = 'tp_x' WHERE id = ?").bind(topicId).run()
    await expect(await patch(operator, topicId, { segmentType: "B2B" })).toRefuse(404, "Topic not found")
    expect(await historyOf(operator, topicId)).toEqual([])
    await expect(await operator.get("/api/admin/topics/tp_x/history")).toRefuse(404, "Topic not found")
  })
})

describe("undoing an edit of a global topic", () => {
  const undo = (operator: Caller, id: string, entryId = "") =>
    operator.post(`/api/admin/topics/${id}/history/${entryId}/undo`)

  it("restores what the edit changed, but for what was changed again since", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    const { topicId } = await org.topic(aName("Truck owners"))
    const asItWas = await edit(operator, topicId, { keywords: ["trucks"] })
    await edit(operator, topicId, { topicName: aName("Lorry owners"), parentCategory: "Travel", segmentType: "B2B" })
    const [entry] = await historyOf(operator, topicId)
    await edit(operator, topicId, { segmentType: "B2G" })
    const undone = await json<AdminTopic>(undo(operator, topicId, entry?.id))
    const { updatedAt: _then, unsure: _was, ...before } = asItWas
    const again = { segmentType: "B2G", compositeScore: undone.compositeScore }
    const { topicName, normalizedName, parentCategory, taxonomyType, confidence } = before
    expect(undone).toMatchObject({ topicName, normalizedName, parentCategory, taxonomyType, confidence, ...again })
    expect((await historyOf(operator, topicId))[0]).toMatchObject({ metadata: { undoes: entry?.id } })
    await expect(await undo(operator, topicId, entry?.id)).toRefuse(
      409,
      "The topic was changed again since, nothing to undo",
    )
  })

  it("leaves jobs, archives and other topics alone", async ({ expect }) => {
    const [org, operator] = [await anOrg(), await anOperator()]
    const [{ topicId }, other] = [await org.topic(), await org.topic()]
    await edit(operator, topicId, { segmentType: "B2G" })
    const [entry] = await historyOf(operator, topicId)
    await expect(await undo(operator, other.topicId, entry?.id)).toRefuse(404, "History entry not found")
    await testServices().d1.prepare("UPDATE global_history SET batch_id = 'job_x' WHERE id = ?").bind(entry?.id).run()
    await expect(await undo(operator, topicId, entry?.id)).toRefuse(
      409,
      "Only single edits can be undone here, roll back the job or restore the topic instead",
    )
  })
})

it("counts the libraries and live segments that a change reaches", async ({ expect }) => {
  const { org, rows } = await aLivePush(2)
  const topicId = String((await rows())[0]?.["topic_id"])
  const operator = await anOperator()
  const reach = () => json(operator.get(`/api/admin/topics/${topicId}/reach`))
  expect(await reach()).toEqual({ libraries: 1, segments: 1, most: 1_000 })
  await addFromCatalog((await anOrg()).ctx(), { topicIds: [topicId] })
  expect(await reach()).toEqual({ libraries: 2, segments: 1, most: 1_000 })
  expect((await (await org.signedInAs("owner")).get(`/api/admin/topics/${topicId}/reach`)).status).toBe(403)
})
