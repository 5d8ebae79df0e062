import { describe, it } from "vitest"
import { aName, anOrg } from "../../testing/factories.ts"
import { begin, NAME, named, sendChunk, started, statusOf } from "../../testing/import-calls.ts"
import { importSentChunk } from "./import-chunk.ts"
import { json, type Page } from "../../testing/topic-answers.ts"

describe("starting an import", () => {
  it("returns the number of chunks", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const batch = await begin(caller, { ...started, totalRows: 1201, useLLM: true })
    expect(batch).toEqual({ batchId: expect.stringMatching(/^batch_\d{13}_\w+$/), chunksTotal: 3, chunkSize: 500 })
    expect(await statusOf(caller, batch.batchId)).toEqual({
      id: batch.batchId,
      filename: "topics.csv",
      status: "processing",
      total_rows: 1201,
      processed_rows: 0,
      success_count: 0,
      error_count: 0,
      duplicate_count: 0,
      adopted_count: 0,
      updated_count: 0,
      chunks_total: 3,
      chunks_completed: 0,
      use_llm: true,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      completed_at: null,
      failure: null,
    })
  })

  it("rejects invalid input with the messages of the interface", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const cases: [unknown, string][] = [
      [{}, "filename, totalRows, and mappings are required"],
      [{ useLLM: true }, "filename, totalRows, and mappings are required"],
      [{ totalRows: 3, mappings: NAME }, "filename is required"],
      [{ ...started, filename: " " }, "filename is required"],
      [{ filename: "a.csv", mappings: NAME }, "totalRows is required"],
      [{ ...started, totalRows: 50_001 }, "Maximum 50,000 rows allowed"],
      [{ ...started, totalRows: 0 }, "totalRows must be a whole number of at least 1"],
      [{ ...started, totalRows: 1.5 }, "totalRows must be a whole number of at least 1"],
      [{ ...started, totalRows: "3" }, "totalRows must be a whole number of at least 1"],
      [{ filename: "a.csv", totalRows: 3 }, "mappings must be a non-empty array"],
      [{ ...started, mappings: [] }, "mappings must be a non-empty array"],
      [{ ...started, mappings: {} }, "mappings must be a non-empty array"],
      [{ ...started, mappings: [{ csvColumn: "a", targetField: "keywords" }] }, "mappings must include topic_name"],
      [{ ...started, mappings: [...NAME, ...NAME] }, "mappings must name each targetField once"],
      [{ ...started, useLLM: "yes" }, "useLLM must be true or false"],
      [[], "Request body must be a JSON object"],
    ]
    for (const [body, message] of cases) await expect(await caller.post("/api/import", body)).toRefuse(400, message)
    expect((await begin(caller, { ...started, totalRows: 50_000 })).chunksTotal).toBe(100)
  })

  it("uses one of the month's imports", async ({ expect }) => {
    const { caller } = await (await anOrg("free")).apiKey()
    for (let i = 0; i < 5; i++) expect((await caller.post("/api/import", started)).status).toBe(200)
    const answer = await caller.post("/api/import", started)
    await expect(answer).toRefuse(429, "Monthly imports quota exceeded")
    expect(await answer.json()).toMatchObject({ limit: 5, used: 5, remaining: 0 })
  })
})

describe("ending an import", () => {
  it("cancels or fails only a processing import", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    for (const ending of ["cancelled", "failed"]) {
      const { id } = await org.importBatch(3)
      const end = (to: string) => caller.patch(`/api/import/${id}/status`, { status: to })
      await expect(await end("completed")).toRefuse(400, "status must be cancelled or failed")
      expect(await json(end(ending))).toEqual({ batchId: id, status: ending })
      const refusal = `Batch is ${ending}, can only cancel/fail a processing batch`
      await expect(await end("cancelled")).toRefuse(409, refusal)
      const message = ending === "cancelled" ? "Batch already cancelled" : "Batch is not processing"
      await expect(await sendChunk(caller, id, 0, named("a"))).toRefuse(409, message)
      expect((await statusOf(caller, id))["completed_at"]).not.toBeNull()
    }
    const missing = await caller.patch("/api/import/batch_1_x/status", { status: "cancelled" })
    await expect(missing).toRefuse(404, "Batch not found")
  })

  it("keeps topics already imported and discards a chunk in flight", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const { id } = await org.importBatch(1000)
    await sendChunk(caller, id, 0, named(aName("Tea drinkers")))
    const ctx = org.ctx()
    const vectors: typeof ctx.vectors = {
      ...ctx.vectors,
      queryMany: async (...asked) => {
        await caller.patch(`/api/import/${id}/status`, { status: "cancelled" })
        return ctx.vectors.queryMany(...asked)
      },
    }
    const mappings = NAME
    const late = importSentChunk({ ...ctx, vectors }, id, { chunkIndex: 1, rows: named(aName("Late tea")), mappings })
    await expect(late).rejects.toMatchObject({ status: 409, message: "Batch already cancelled" })
    expect((await json<Page>(caller.get("/api/topics"))).total).toBe(1)
    expect(await statusOf(caller, id)).toMatchObject({ status: "cancelled", processed_rows: 1, chunks_completed: 1 })
  })
})
