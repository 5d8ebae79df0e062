import { describe, it } from "vitest"
import { aName, anOrg } from "../../testing/factories.ts"
import { begin, NAME, named, sendChunk, started, statusOf, takeChunk } from "../../testing/import-calls.ts"
import { json, type HistoryEntry, type Page } from "../../testing/topic-answers.ts"

describe("POST /api/import/{batchId}/chunk", () => {
  it("creates, adopts, deduplicates and rejects rows, and counts each row once", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const { caller } = await org.apiKey()
    const [shared, own, fresh] = [aName("Ford truck owners"), aName("Tea drinkers"), aName("Gravel cyclists")]
    await other.topic(shared)
    await org.topic(own)
    const { batchId } = await begin(caller, { ...started, totalRows: 6 })
    const rows = named(fresh, shared, own, " ", fresh.toUpperCase(), "x".repeat(501))
    const answer = await takeChunk(caller, batchId, 0, rows)
    expect(answer).toEqual({
      chunkIndex: 0,
      successCount: 2,
      errorCount: 2,
      duplicateCount: 2,
      adoptedCount: 1,
      updatedCount: 0,
      newTopicIds: [expect.stringMatching(/^ot_/), expect.stringMatching(/^ot_/)],
      errors: [
        { row: 4, message: "topic_name is required" },
        { row: 6, message: "topic_name must be at most 500 characters" },
      ],
    })
    expect(await statusOf(caller, batchId)).toMatchObject({
      status: "completed",
      total_rows: 6,
      processed_rows: 6,
      success_count: 2,
      error_count: 2,
      duplicate_count: 2,
      adopted_count: 1,
      chunks_completed: 1,
      completed_at: expect.stringMatching(/Z$/),
    })
    const { data } = await json<Page>(caller.get("/api/topics?source=import"))
    expect(data.map(({ id }) => id).sort()).toEqual([...answer.newTopicIds].sort())
    const history = await json<HistoryEntry[]>(caller.get(`/api/topics/${answer.newTopicIds[0]}/history`))
    expect(history).toMatchObject([{ changeType: "imported", source: "import", metadata: { batchId } }])
  })

  it("uses the mapped columns and rejects rows with invalid values", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const targets = ["topic_name", "parent_category", "taxonomy_type", "subcategory", "segment_type"]
    const mappings = [...targets, "external_id", "keywords", "performance_score"].map((targetField) => ({
      csvColumn: `My ${targetField}`,
      targetField,
    }))
    const row = {
      "My topic_name": aName("Kombucha brewers"),
      "My parent_category": "food and beverage",
      "My taxonomy_type": "food & cpg",
      "My subcategory": "",
      "My segment_type": "b2b",
      "My external_id": 4711,
      "My keywords": "kombucha, scoby,, kombucha",
      "My performance_score": "0.75",
      Other: "left alone",
    }
    const bad = {
      parent_category: "Nonsense",
      taxonomy_type: "Auto",
      subcategory: "Nowhere",
      segment_type: "B2X",
      performance_score: "high",
    }
    const rows = [
      row,
      ...Object.entries(bad).map(([field, value]) => Object.assign({}, row, { [`My ${field}`]: value })),
    ]
    const { batchId } = await begin(caller, { ...started, totalRows: 6, mappings, strict: true })
    const answer = await takeChunk(caller, batchId, 0, rows, mappings)
    expect(answer.errors).toEqual([
      { row: 2, message: "parent_category must be one of the 41 categories" },
      { row: 3, message: "taxonomy_type must be one of the 13 groups" },
      { row: 4, message: "subcategory must be a level-0 node of the taxonomy" },
      { row: 5, message: "segment_type must be one of B2B, B2C, B2B2C, B2E, B2G" },
      { row: 6, message: "performance_score must be a number" },
    ])
    const { data } = await json<Page>(caller.get("/api/topics"))
    expect(data).toMatchObject([
      {
        parent_category: "Food & Beverage",
        taxonomy_type: "Food & CPG",
        segment_type: "B2B",
        external_id: "4711",
        keywords: ["kombucha", "scoby"],
        performance_score: 0.75,
        source: "import",
      },
    ])
  })

  it("fills a duplicate's empty fields and counts it as updated", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const name = aName("Tea drinkers")
    const { id } = await org.topic(name)
    const mappings = [...NAME, { csvColumn: "Ref", targetField: "external_id" }]
    const run = async (Ref: string) => {
      const { batchId } = await begin(caller, { ...started, mappings, totalRows: 1 })
      return takeChunk(caller, batchId, 0, [{ Name: name, Ref }], mappings)
    }
    expect(await run("a-1")).toMatchObject({ duplicateCount: 1, updatedCount: 1, successCount: 0, newTopicIds: [] })
    expect(await run("a-2")).toMatchObject({ duplicateCount: 1, updatedCount: 0 })
    const { data } = await json<Page>(caller.get("/api/topics"))
    expect(data).toMatchObject([{ id, external_id: "a-1" }])
  })

  it("reads a path as a topic and its place in the taxonomy", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const tail = aName("").trim()
    const { batchId } = await begin(caller)
    await sendChunk(caller, batchId, 0, named(`Acxiom > Interest > Auto > Luxury Cars > Ceramic coating ${tail}`))
    const { data } = await json<Page>(caller.get("/api/topics"))
    expect(data).toMatchObject([
      { topic_name: `Ceramic coating ${tail}`, parent_category: "Auto", subcategory: "Luxury Cars" },
    ])
  })

  it("rejects an invalid body", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const { id } = await org.importBatch(3)
    const whole = { chunkIndex: 0, rows: named("a"), mappings: NAME }
    const cases: [object, string][] = [
      [{ ...whole, chunkIndex: undefined }, "chunkIndex is required"],
      [{ ...whole, chunkIndex: -1 }, "chunkIndex must be a whole number of at least 0"],
      [{ ...whole, chunkIndex: 1 }, "chunkIndex must be below 1"],
      [{ ...whole, rows: undefined }, "rows array is required"],
      [{ ...whole, rows: [] }, "rows array is required"],
      [{ ...whole, rows: ["a"] }, "rows must be objects"],
      [{ ...whole, rows: named(...Array<string>(501).fill("a")) }, "rows must be at most 500 per chunk"],
      [{ ...whole, mappings: undefined }, "mappings must be a non-empty array"],
    ]
    for (const [body, message] of cases) {
      await expect(await caller.post(`/api/import/${id}/chunk`, body)).toRefuse(400, message)
    }
    await expect(await sendChunk(caller, "batch_1_none", 0, named("a"))).toRefuse(404, "Batch not found")
    expect(await statusOf(caller, id)).toMatchObject({ status: "processing", processed_rows: 0 })
  })

  it("rejects a row that is too long and imports the others", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const { id } = await org.importBatch(2)
    const rows = [{ Name: aName("Tea drinkers"), Notes: "x".repeat(5_000_000) }, { Name: aName("Coffee drinkers") }]
    const answer = await takeChunk(caller, id, 0, rows)
    expect(answer).toMatchObject({
      successCount: 1,
      errors: [{ row: 1, message: "Row is longer than 20,000 characters" }],
    })
  })

  it("writes to the workspace of its import", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const west = { "X-Workspace-Id": "west" }
    const { batchId } = await begin(caller, started, west)
    const east = { "X-Workspace-Id": "east" }
    await expect(await caller.get(`/api/import/${batchId}/status`, undefined, east)).toRefuse(404, "Batch not found")
    expect((await sendChunk(caller, batchId, 0, named(aName("Tea drinkers")))).status).toBe(200)
    expect((await json<Page>(caller.get("/api/topics", undefined, west))).total).toBe(1)
    expect((await json<Page>(caller.get("/api/topics", undefined, east))).total).toBe(0)
  })
})
