import { describe, it } from "vitest"
import type { ChunkAnswer } from "../imports/schema.ts"
import type { Caller } from "../../testing/client.ts"
import { aProvider } from "../../testing/a-provider.ts"
import { aName, anOperator, anOrg, bindings, testServices } from "../../testing/factories.ts"
import { NAME, named } from "../../testing/import-calls.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import { createSeeding, seedChunk } from "./seeding.ts"
import type { AdminTopic } from "../../topics/operators/schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const PATH = "/api/admin/topics/bulk"
const { d1 } = testServices()
const begin = async (operator: Caller, totalRows: number) => {
  const body = { filename: "seed.csv", totalRows, mappings: NAME }
  return (await json<{ batchId: string }>(operator.post(PATH, body))).batchId
}
const sendChunk = (operator: Caller, batchId: string, chunkIndex: number, rows: object[], mappings: object[] = NAME) =>
  operator.post(`${PATH}/${batchId}/chunk`, { chunkIndex, rows, mappings })
const statusOf = (operator: Caller, batchId: string) =>
  json<Record<string, unknown>>(operator.get(`${PATH}/${batchId}/status`))
const topicNamed = async (name: string) =>
  (await d1.prepare("SELECT * FROM topics WHERE topic_name = ?").bind(name).all<Record<string, string>>()).results
const links = async (topicId: string) =>
  d1.prepare("SELECT count(*) AS n FROM org_topics WHERE topic_id = ?").bind(topicId).first<number>("n")

describe("seeding", () => {
  it("adds rows to the catalog but to no library, and charges nothing", async ({ expect }) => {
    const operator = await anOperator()
    const created = await operator.post(PATH, { filename: "seed.csv", totalRows: 501, mappings: NAME })
    expect(created.status).toBe(200)
    const started = await json<{ batchId: string }>(created)
    expect(started).toEqual({ batchId: expect.stringMatching(/^batch_\d+_/), chunksTotal: 2, chunkSize: 500 })
    const known = aName("Known truck owners")
    const { topicId } = await (await anOrg()).topic(known)
    const [fresh, twice] = [aName("Fresh tea drinkers"), aName("Dentists twice")]
    const answer = await json<ChunkAnswer>(
      sendChunk(operator, started.batchId, 0, named(known, fresh, twice, twice.toUpperCase(), " ")),
    )
    expect(answer).toEqual({
      chunkIndex: 0,
      successCount: 2,
      errorCount: 1,
      duplicateCount: 2,
      adoptedCount: 0,
      updatedCount: 0,
      newTopicIds: [expect.stringMatching(/^tp_/), expect.stringMatching(/^tp_/)],
      errors: [{ row: 5, message: "topic_name is required" }],
    })
    const [topic, ...more] = await topicNamed(fresh)
    expect(more).toEqual([])
    expect(topic).toMatchObject({ id: answer.newTopicIds[0], parent_category: "Food & Beverage", engine: "local" })
    expect(await links(topic?.["id"] ?? "")).toBe(0)
    expect(await links(topicId)).toBe(1)
    expect(await statusOf(operator, started.batchId)).toMatchObject({
      id: started.batchId,
      org_id: "system",
      status: "processing",
      total_rows: 501,
      processed_rows: 5,
      success_count: 2,
      error_count: 1,
      duplicate_count: 2,
      chunks_total: 2,
      chunks_completed: 1,
      use_llm: false,
      completed_at: null,
    })
    await sendChunk(operator, started.batchId, 1, named(aName("Gardeners")))
    expect(await statusOf(operator, started.batchId)).toMatchObject({ status: "completed", chunks_completed: 2 })
    expect(await bindings.QUOTAS.getByName("system").used("classifications")).toBe(0)
    expect(await bindings.QUOTAS.getByName("system").used("imports")).toBe(0)
  })

  it("uses the other mapped columns, and makes the topic searchable by vector", async ({ expect }) => {
    const [operator, owner] = [await anOperator(), await (await anOrg()).signedInAs("owner")]
    const batchId = await begin(operator, 1)
    const name = aName("Truck owners")
    const mappings = [
      ...NAME,
      { csvColumn: "Segment", targetField: "segment_type" },
      { csvColumn: "Id", targetField: "external_id" },
    ]
    await sendChunk(operator, batchId, 0, [{ Name: name, Segment: "b2b", Id: "ignored" }], mappings)
    expect(await topicNamed(name)).toMatchObject([{ segment_type: "B2B" }])
    const check = await json<Record<string, unknown>>(
      owner.post("/api/topics/check-duplicate", { topic_name: name.replace("owners", "owner") }),
    )
    expect(check).toMatchObject({ isDuplicate: true })
  })

  it("imports a chunk once when it is sent repeatedly and concurrently", async ({ expect }) => {
    const operator = await anOperator()
    const batchId = await begin(operator, 40)
    const names = Array.from({ length: 40 }, () => aName(`Word${crypto.randomUUID().slice(0, 6)}`))
    const rows = named(...names)
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendChunk(operator, batchId, 0, rows)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const results = await Promise.all(answers.map((answer) => json<ChunkAnswer>(answer)))
    expect(results.filter(({ skipped }) => skipped)).toHaveLength(3)
    expect(results.find(({ skipped }) => !skipped)).toMatchObject({ successCount: 40, duplicateCount: 0 })
    expect(await json(sendChunk(operator, batchId, 0, rows))).toEqual({
      chunkIndex: 0,
      successCount: 0,
      errorCount: 0,
      duplicateCount: 0,
      adoptedCount: 0,
      updatedCount: 0,
      newTopicIds: [],
      errors: [],
      skipped: true,
    })
    for (const name of names) expect(await topicNamed(name)).toHaveLength(1)
    expect(await statusOf(operator, batchId)).toMatchObject({
      processed_rows: 40,
      success_count: 40,
      status: "completed",
    })
  })

  it("writes nothing when the chunk fails, and creates one topic for two seedings of the same name", async ({
    expect,
  }) => {
    const org = await anOrg()
    const ctx = org.ctx()
    const input = { filename: "a.csv", totalRows: 1, mappings: NAME, useLLM: false }
    const [one, two] = [await createSeeding(ctx, input), await createSeeding(ctx, input)]
    const name = aName("Truck owners")
    const chunk = { chunkIndex: 0, rows: named(name), mappings: NAME }
    const broken = {
      ...ctx,
      ...everyDatabase({
        prepare: (text: string) =>
          ctx.d1.prepare(text.includes("UPDATE import_batches") ? "SELECT * FROM nowhere" : text),
        batch: (list: D1PreparedStatement[]) => ctx.d1.batch(list),
      } as unknown as D1Database),
    }
    await expect(seedChunk(broken, one.batchId, chunk)).rejects.toThrow("nowhere")
    expect(await topicNamed(name)).toEqual([])
    const [first, second] = await Promise.all([seedChunk(ctx, one.batchId, chunk), seedChunk(ctx, two.batchId, chunk)])
    expect([first.successCount + second.successCount, first.duplicateCount + second.duplicateCount]).toEqual([1, 1])
    expect(await topicNamed(name)).toHaveLength(1)
  })

  it("uses the LLM if requested, on behalf of the system organization", async ({ expect }) => {
    const { provider } = await aProvider([{ type: "answer" }])
    const ctx = { ...(await anOrg()).ctx(), llm: provider }
    const { batchId } = await createSeeding(ctx, { filename: "a.csv", totalRows: 1, mappings: NAME, useLLM: true })
    const name = aName("Truck owners")
    await seedChunk(ctx, batchId, { chunkIndex: 0, rows: named(name), mappings: NAME })
    expect(await topicNamed(name)).toMatchObject([{ engine: "llm" }])
    const { results } = await d1.prepare("SELECT purpose FROM llm_calls WHERE org_id = 'system'").all()
    expect(results).toContainEqual({ purpose: "import" })
  })

  it("is visible to operators only", async ({ expect }) => {
    const [operator, owner] = [await anOperator(), await (await anOrg()).signedInAs("owner")]
    const batchId = await begin(operator, 1)
    await expect(await owner.get(`/api/import/${batchId}/status`)).toRefuse(404, "Batch not found")
    await expect(await operator.get(`/api/import/${batchId}/status`)).toRefuse(404, "Batch not found")
    const { id } = await (await anOrg()).importBatch()
    await expect(await operator.get(`${PATH}/${id}/status`)).toRefuse(404, "Batch not found")
    await expect(await sendChunk(operator, id, 0, named("x"))).toRefuse(404, "Batch not found")
  })

  it("rejects invalid input with the messages of the interface", async ({ expect }) => {
    const operator = await anOperator()
    const right = { filename: "a.csv", totalRows: 1, mappings: NAME }
    const refused: [string, object][] = [
      ["filename, totalRows, and mappings are required", {}],
      ["filename is required", { ...right, filename: "" }],
      ["totalRows is required", { ...right, totalRows: undefined }],
      ["Total rows exceeds maximum of 50000", { ...right, totalRows: 50_001 }],
      ["mappings must be a non-empty array", { ...right, mappings: [] }],
    ]
    for (const [message, body] of refused) await expect(await operator.post(PATH, body)).toRefuse(400, message)
    expect((await operator.post(PATH, { ...right, totalRows: 50_000 })).status).toBe(200)
    const batchId = await begin(operator, 1)
    await expect(await sendChunk(operator, batchId, 1, named("x"))).toRefuse(400, "chunkIndex must be below 1")
    await sendChunk(operator, batchId, 0, named(aName("x")))
    await expect(await sendChunk(operator, batchId, 2, named("x"))).toRefuse(409, "Batch is not processing")
  })
})

describe("review-topics", () => {
  it("flags topics of a seeding for review", async ({ expect }) => {
    const operator = await anOperator()
    const batchId = await begin(operator, 2)
    const { newTopicIds } = await json<ChunkAnswer>(
      sendChunk(operator, batchId, 0, named(aName("Truck owners"), aName("Tea drinkers"))),
    )
    const [first = "", second = ""] = newTopicIds
    await d1.prepare("UPDATE topics SET archived_at = 'x' WHERE id = ?").bind(second).run()
    const path = `${PATH}/${batchId}/review-topics`
    const body = { topicIds: [...newTopicIds, first, "tp_unknown"], reason: "Odd words" }
    expect(await json(operator.post(path, body))).toEqual({ flagged: 1 })
    const { data } = await json<Page<AdminTopic>>(operator.get("/api/admin/topics?pageSize=1"))
    expect(data[0]).toMatchObject({ id: first, reviewStatus: "needs_review", reviewReason: "Odd words" })
    await expect(await operator.post(path, { topicIds: [], reason: "x" })).toRefuse(400, "topicIds array is required")
    await expect(await operator.post(path, { topicIds: [first] })).toRefuse(400, "reason is required")
    const unknown = await operator.post(`${PATH}/batch_x/review-topics`, body)
    await expect(unknown).toRefuse(404, "Batch not found")
  })
})
