import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { describe, it } from "vitest"
import { consume } from "../../../workers/consumers/dispatch.ts"
import { sweepOutbox } from "../../kernel/queues/outbox.ts"
import type { Caller } from "../../testing/client.ts"
import { aName, anOrg, bindings, testServices } from "../../testing/factories.ts"
import { aWorkbook, textRows } from "../../testing/a-workbook.ts"
import { EQUAL_COLUMNS } from "../../testing/nasty-files.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import type { ImportMessage } from "./messages.ts"
import { takeFile, XLSX } from "./take-file.ts"

const TARGETS = [
  { csvColumn: "Name", targetField: "topic_name" as const },
  { csvColumn: "Type", targetField: "segment_type" as const },
]

type Status = Record<string, unknown> & { status: string }

const upload = (caller: Caller, id: string, body: BodyInit, type = "text/csv") =>
  caller.send(`/api/import/${id}/file`, { method: "POST", body, headers: { "content-type": type } })
const status = (caller: Caller, id: string) => json<Status>(caller.get(`/api/import/${id}/status`))
const bytes = (text: string) => new TextEncoder().encode(text)

/** A CSV with that many rows, every 100th without a name. */
function aFile(rows: number) {
  const tail = aName("").trim()
  const line = (i: number) => (i % 100 === 99 ? `,B2C` : `"Audience, ${tail} number ${i}",B2B`)
  return `Name,Type\r\n${Array.from({ length: rows }, (_, i) => line(i)).join("\r\n")}\r\n`
}

async function anImport(rows = 1) {
  const org = await anOrg()
  const { caller } = await org.apiKey()
  return { org, caller, ...(await org.importBatch(rows, { mappings: TARGETS })) }
}

describe("a whole file", () => {
  it("is imported in the background, to the same end as chunk by chunk", async ({ expect }) => {
    const { caller, id } = await anImport()
    const answer = await upload(caller, id, aFile(1250))
    expect(answer.status).toBe(202)
    expect(await answer.json()).toMatchObject({ id, status: "processing", total_rows: 1250, chunks_total: 3 })
    await expect.poll(async () => (await status(caller, id)).status).toBe("completed")
    expect(await status(caller, id)).toMatchObject({
      processed_rows: 1250,
      success_count: 1238,
      error_count: 12,
      duplicate_count: 0,
      chunks_completed: 3,
    })
    const errors = await json<{ errors: object[] }>(caller.get(`/api/import/${id}/errors?limit=1`))
    expect(errors.errors).toEqual([{ row: 100, message: "topic_name is required", cells: { Name: "", Type: "B2C" } }])
    expect((await json<Page>(caller.get("/api/topics"))).total).toBe(1238)
    const { results } = await env.DB.prepare("SELECT id FROM outbox WHERE id LIKE ?").bind(`${id}%`).all()
    expect(results).toEqual([])
  })

  it("is refused at once if its header would take the parser's time, while the service answers others", async ({
    expect,
  }) => {
    const { org, caller, id } = await anImport()
    const [answer, health] = await Promise.all([upload(caller, id, EQUAL_COLUMNS), caller.get("/health")])
    expect(health.status).toBe(200)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: "The file has more than 500 columns" })
    expect(await status(caller, id)).toMatchObject({ status: "failed" })
    // The import that failed has not spent anything.
    expect(await org.importBatch(1, { mappings: TARGETS })).toHaveProperty("id")
  })

  it("accepts the same file again and rejects a different one", async ({ expect }) => {
    const { caller, id } = await anImport()
    const file = aFile(3)
    // Two concurrently and one later, when the import may have ended.
    const answers = await Promise.all([upload(caller, id, file), upload(caller, id, file)])
    expect(answers.map((one) => one.status)).toEqual([202, 202])
    const later = await upload(caller, id, aFile(2))
    expect(later.status).toBe(409)
    expect(["Batch already has a file", "Batch is not processing"]).toContain(
      (await later.json<{ error: string }>()).error,
    )
    await expect.poll(async () => (await status(caller, id)).status).toBe("completed")
    expect(await status(caller, id)).toMatchObject({ processed_rows: 3, success_count: 3, chunks_completed: 1 })
  })

  it("rejects another file while the first is being imported", async ({ expect }) => {
    const { org, id } = await anImport()
    const ctx = org.ctx()
    const silent = { sendBatch: async () => {} }
    const take = (file: string) => {
      const stream = new Blob([file]).stream() as ReadableStream<Uint8Array>
      return takeFile({ ...ctx, queues: { ...ctx.queues, "strata-imports": silent } }, id, stream)
    }
    const file = aFile(3)
    const first = await take(file)
    expect(first).toMatchObject({ status: "processing", total_rows: 3 })
    expect(await take(file)).toEqual(first)
    await expect(take(aFile(4))).rejects.toMatchObject({ status: 409, message: "Batch already has a file" })
    expect((await bindings.IMPORTS.list({ prefix: id })).objects).toHaveLength(1)
  })

  it("reports why a file cannot be read and imports nothing of it", async ({ expect }) => {
    const noColumn = 'The file has no column "Name"; its first row must name the columns'
    const cases: [BodyInit, string][] = [
      ["", "The file is empty"],
      [
        new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xfe]),
        "The file is not an Excel workbook (.xlsx), or it is damaged",
      ],
      [aWorkbook({ sheets: [{ name: "Topics", rows: textRows([["Tea"], ["Mate"]]) }] }), noColumn],
      [bytes("Name,Type\nTea\0,B2B"), "The file is not a CSV: it holds binary data"],
      ["Tea drinkers,B2C\nMate drinkers,B2C", noColumn],
      [`Name,Type\n${"Tea,B2C\n".repeat(50_001)}`, "Maximum 50,000 rows allowed"],
      [`Name,Type\nTea,B2B\n"${"x".repeat(5 * 2 ** 20)}",B2B\n`, "Row 2 is longer than 20,000 characters"],
      [new Uint8Array([...bytes("Name,Type\nCaf"), 0xe9, ...bytes(",B2C")]), "The file is not valid UTF-8 text"],
    ]
    for (const [file, message] of cases) {
      const { caller, id } = await anImport()
      await expect(await upload(caller, id, file)).toRefuse(400, message)
      expect(await status(caller, id)).toMatchObject({ status: "failed", failure: message, processed_rows: 0 })
      expect((await json<Page>(caller.get("/api/topics"))).total).toBe(0)
      expect((await bindings.IMPORTS.list({ prefix: id })).objects).toEqual([])
      await expect(await upload(caller, id, aFile(1))).toRefuse(409, "Batch is not processing")
    }
  })

  it("may be an Excel workbook, of which a sheet can be named", async ({ expect }) => {
    const { caller, id } = await anImport()
    const [tea, mate] = [aName("Tea; drinkers"), aName("Mate")]
    const workbook = aWorkbook({
      sheets: [
        { name: "First", rows: textRows([["Name"], ["Cocoa"]]) },
        {
          name: "Second",
          rows: textRows([
            ["Name", "a;b;c", "Type"],
            [tea, "", "B2B"],
            ["", "x"],
            [mate, "y", "B2C"],
          ]),
        },
      ],
    })
    const headers = { "content-type": XLSX }
    const answer = await caller.send(`/api/import/${id}/file?sheet=Second`, { method: "POST", body: workbook, headers })
    expect(await answer.json()).toMatchObject({ id, total_rows: 3 })
    await expect.poll(async () => (await status(caller, id)).status).toBe("completed")
    const { data } = await json<Page>(caller.get("/api/topics"))
    expect(data.map((topic) => topic["segment_type"]).sort()).toEqual(["B2B", "B2C"])
    const errors = await json<{ errors: object[] }>(caller.get(`/api/import/${id}/errors`))
    expect(errors.errors).toEqual([
      { row: 2, message: "topic_name is required", cells: { Name: "", "a;b;c": "x", Type: "" } },
    ])
  })

  it("refunds the import if its file cannot be read", async ({ expect }) => {
    const org = await anOrg("free")
    const { caller } = await org.apiKey()
    const { id } = await org.importBatch()
    const used = () => bindings.QUOTAS.getByName(org.id).used("imports")
    expect(await used()).toBe(1)
    await upload(caller, id, "nothing")
    expect(await used()).toBe(0)
  })

  it("streams a file of several parts", async ({ expect }) => {
    const { org, caller, id } = await anImport()
    const line = `,B2C,${"filler ".repeat(1400)}\n`
    const file = `Name,Type,Note\n${line.repeat(1800)}`
    expect(file.length).toBeGreaterThan(17_000_000)

    const ctx = org.ctx()
    const sent: unknown[] = []
    const keep = { sendBatch: async (messages: { body: unknown }[]) => void sent.push(...messages) }
    const stream = new Blob([file]).stream() as ReadableStream<Uint8Array>
    const record = await takeFile({ ...ctx, queues: { ...ctx.queues, "strata-imports": keep } }, id, stream)
    expect(record).toMatchObject({ total_rows: 1800, chunks_total: 4 })
    const [stored] = (await bindings.IMPORTS.list({ prefix: id })).objects
    expect(stored?.size).toBe(file.length)
    expect(sent).toHaveLength(1)
    await caller.patch(`/api/import/${id}/status`, { status: "cancelled" })
  })

  it("rejects a body of another content type", async ({ expect }) => {
    const { caller, id } = await anImport()
    await expect(await upload(caller, id, "{}", "application/json")).toRefuse(400, "Content-Type must be text/csv")
    await expect(await upload(caller, "batch_1_x", "Name\nTea")).toRefuse(404, "Batch not found")
    const otherOrg = await (await anOrg()).apiKey()
    await expect(await upload(otherOrg.caller, id, aFile(1))).toRefuse(404, "Batch not found")
    await caller.patch(`/api/import/${id}/status`, { status: "cancelled" })
    await expect(await upload(caller, id, aFile(1))).toRefuse(409, "Batch already cancelled")
  })
})

describe("messages of an import", () => {
  const deliver = async (queue: string, body: unknown, attempts = 1) => {
    const batch = createMessageBatch(queue, [{ id: crypto.randomUUID(), timestamp: new Date(), attempts, body }])
    const ctx = createExecutionContext()
    await consume(testServices(), batch)
    return getQueueResult(batch, ctx)
  }

  /** An import whose file is split, with its chunk messages held back. */
  async function aCutImport(rows: number, plan: "enterprise" | "free" = "enterprise") {
    const org = await anOrg(plan)
    const { caller } = await org.apiKey()
    const { id } = await org.importBatch(rows, { mappings: TARGETS })
    const key = `${id}/by-hand`
    const tail = aName("").trim()
    const cells = Array.from({ length: rows }, (_, i) => [`Audience ${tail} number ${i}`, "B2C"])
    await bindings.IMPORTS.put(`${key}/0.json`, JSON.stringify({ header: ["Name", "Type"], rows: cells }))
    const message = { kind: "chunk", batchId: id, key: `${key}/0.json`, chunkIndex: 0, firstRow: 1, rows } as const
    return { org, caller, id, message: message satisfies ImportMessage }
  }

  it("reject the chunk's rows after all retries fail", async ({ expect }) => {
    const { caller, id, message } = await aCutImport(3)
    for (let i = 0; i < 2; i++) {
      const result = await deliver("strata-imports-dead", message, 6)
      expect(result.explicitAcks).toHaveLength(1)
    }
    expect(await status(caller, id)).toMatchObject({ status: "completed", processed_rows: 3, error_count: 3 })
    const { errors } = await json<{ errors: { row: number; message: string; cells: object }[] }>(
      caller.get(`/api/import/${id}/errors`),
    )
    expect(errors.map(({ row, message: reason }) => [row, reason])).toEqual(
      [1, 2, 3].map((row) => [
        row,
        "The row could not be processed: Background processing ended without an answer on every attempt",
      ]),
    )
    expect(errors[0]?.cells).toMatchObject({ Type: "B2C" })
  })

  it("count rows whose chunk object is missing", async ({ expect }) => {
    const { caller, id, message } = await aCutImport(2)
    await bindings.IMPORTS.delete(message.key)
    const result = await deliver("strata-imports", message)
    expect(result.retryMessages).toHaveLength(1)
    await deliver("strata-imports-dead", message)
    expect(await status(caller, id)).toMatchObject({ status: "completed", processed_rows: 2, error_count: 2 })
  })

  it("fail the import when its file cannot be split", async ({ expect }) => {
    const { org, caller, id } = await anImport()

    const ctx = org.ctx()
    const silent = { sendBatch: async () => {} }
    const stream = new Blob([aFile(3)]).stream() as ReadableStream<Uint8Array>
    await takeFile({ ...ctx, queues: { ...ctx.queues, "strata-imports": silent } }, id, stream)
    const [file] = (await bindings.IMPORTS.list({ prefix: id })).objects
    const cut = { kind: "cut", batchId: id, key: file?.key ?? "", chunkRows: 500 }
    await bindings.IMPORTS.delete(cut.key)
    expect((await deliver("strata-imports", cut)).retryMessages).toHaveLength(1)
    await deliver("strata-imports-dead", cut)
    expect(await status(caller, id)).toMatchObject({
      status: "failed",
      failure: expect.stringMatching(/^The file could not be read: /),
    })
  })

  it("reject the chunk's rows when too few credits are left", async ({ expect }) => {
    const { caller, id, message } = await aCutImport(101, "free")
    expect((await deliver("strata-imports", message)).explicitAcks).toHaveLength(1)
    expect(await status(caller, id)).toMatchObject({ status: "completed", error_count: 101, success_count: 0 })
    const { errors } = await json<{ errors: { message: string }[] }>(caller.get(`/api/import/${id}/errors?limit=1`))
    expect(errors[0]?.message).toBe("Monthly classifications quota exceeded")
  })

  it("are acked without effect for a cancelled import", async ({ expect }) => {
    const { caller, id, message } = await aCutImport(2)
    await caller.patch(`/api/import/${id}/status`, { status: "cancelled" })
    expect((await deliver("strata-imports", message)).explicitAcks).toHaveLength(1)
    expect(await status(caller, id)).toMatchObject({ status: "cancelled", processed_rows: 0 })
  })

  it("reject a row with more cells than the header, keeping all cells", async ({ expect }) => {
    const { caller, id, message } = await aCutImport(1)
    const rows = [["Tea", "green", "B2C"]]
    await bindings.IMPORTS.put(message.key, JSON.stringify({ header: ["Name", "Type"], rows }))
    await deliver("strata-imports", message)
    const { errors } = await json<{ errors: object[] }>(caller.get(`/api/import/${id}/errors`))
    expect(errors).toEqual([
      {
        row: 1,
        message: "Row has 3 cells, the header has 2",
        cells: { Name: "Tea", Type: "green", "column 3": "B2C" },
      },
    ])
  })

  it("stay in the outbox while the queue is down, and are sent by the sweep", async ({ expect }) => {
    const { org, caller, id } = await anImport()

    const ctx = org.ctx()
    const away = { sendBatch: () => Promise.reject(new Error("Queue is away")) }
    const stream = new Blob([aFile(3)]).stream() as ReadableStream<Uint8Array>
    await takeFile({ ...ctx, queues: { ...ctx.queues, "strata-imports": away } }, id, stream)
    expect(await status(caller, id)).toMatchObject({ status: "processing" })
    await sweepOutbox(testServices())
    await expect.poll(async () => (await status(caller, id)).status).toBe("completed")
  })
})
