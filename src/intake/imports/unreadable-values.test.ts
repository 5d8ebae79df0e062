import { describe, it } from "vitest"
import { aName, anOrg } from "../../testing/factories.ts"
import { begin, NAME, sendChunk, started, statusOf, takeChunk } from "../../testing/import-calls.ts"
import { messyFile } from "../../testing/messy-file.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import { readNumber } from "./read-number.ts"
import type { Receipt, RefusedRows } from "./schema.ts"

const MAPPINGS = [
  ...NAME,
  { csvColumn: "Category", targetField: "parent_category" },
  { csvColumn: "Score", targetField: "performance_score" },
  { csvColumn: "Id", targetField: "external_id" },
]

describe("numbers of a file", () => {
  it("have a decimal point or a decimal comma, or are percentages", ({ expect }) => {
    const cases: [string, number | undefined][] = [
      ["0.87", 0.87],
      ["0,87", 0.87],
      ["-12,5", -12.5],
      ["0,875", 0.875],
      ["1.234,5", 1234.5],
      ["1,234.5", 1234.5],
      ["1e3", 1000],
      // A thousand, or one and a bit.
      ["1,234", undefined],
      ["1,2,3", undefined],
      ["high", undefined],
      ["87%", 0.87],
      ["33,3 %", 0.333],
      ["%", undefined],
      ["5%%", undefined],
      ["1,234%", undefined],
      ["", undefined],
      ["Infinity", undefined],
    ]
    for (const [text, number] of cases) expect(readNumber(text), text).toBe(number)
  })
})

describe("a value that cannot be read", () => {
  it("is left out with a warning, and the rest of its row is imported", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const { batchId } = await begin(caller, { ...started, totalRows: 4, mappings: MAPPINGS })
    const names = [aName("Tea"), aName("Coffee"), aName("Mate")]
    const rows = [
      { Name: names[0], Category: "Nonsense", Score: "high", Id: "a-1" },
      { Name: names[1], Category: "auto", Score: "0,87", Id: "a-2" },
      { Name: "", Category: "Nonsense", Score: "1", Id: "a-3" },
      { Name: names[2], Category: "", Score: "", Id: "x".repeat(501) },
    ]
    const answer = await takeChunk(caller, batchId, 0, rows, MAPPINGS)
    const category = "parent_category must be one of the 41 categories, “Nonsense” was left out"
    const score = "performance_score must be a number, “high” was left out"
    const first = `${category}; ${score}`
    expect(answer).toMatchObject({
      successCount: 3,
      errorCount: 1,
      errors: [{ row: 3, message: "topic_name is required" }],
      warnings: [
        { row: 1, field: "parent_category", value: "Nonsense", message: category },
        { row: 1, field: "performance_score", value: "high", message: score },
        {
          row: 4,
          field: "external_id",
          message: expect.stringMatching(/^external_id must be at most 500 characters, “x{60}…” was left out$/),
        },
      ],
    })
    expect(await statusOf(caller, batchId)).toMatchObject({ warning_count: 2, error_count: 1 })
    const { data } = await json<{ data: object[] }>(caller.get("/api/topics?sortBy=created_at&sortOrder=asc"))
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ topic_name: names[0], external_id: "a-1", performance_score: null }),
        expect.objectContaining({ topic_name: names[1], external_id: "a-2", performance_score: 0.87 }),
      ]),
    )
    const path = `/api/import/${batchId}`
    const receipt = await json<Receipt>(caller.get(`${path}/receipt`))
    expect(receipt).toMatchObject({ created: 3, rejected: 1, warned: 2, balanced: true, chunks: [{ warned: 2 }] })
    expect(receipt.warnings).toEqual(answer.warnings)
    const lines = (await (await caller.get(`${path}/receipt?format=csv`)).text()).trim().split(/\r?\n/)
    expect(lines).toHaveLength(5)
    expect(lines[1]).toMatch(/^1,created,\w+,"parent_category must be/)
    expect(lines[3]).toBe("3,rejected,,topic_name is required,,")

    const errors = await json<RefusedRows>(caller.get(`${path}/errors`))
    expect(errors).toMatchObject({ total: 1, errors: [{ row: 3 }], next: null })
    const warnings = await json<RefusedRows>(caller.get(`${path}/errors?warnings=true`))
    expect(warnings).toMatchObject({ total: 2, errors: [{ row: 1, message: first, cells: { Id: "a-1" } }, { row: 4 }] })
    const file = await caller.get(`${path}/errors?warnings=true&format=csv`)
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="warnings-${batchId}.csv"`)
    expect((await file.text()).trim().split(/\r?\n/)).toHaveLength(3)
  })

  it("rejects its row if the import is strict", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const { batchId } = await begin(caller, { ...started, totalRows: 1, mappings: MAPPINGS, strict: true })
    const rows = [{ Name: aName("Tea"), Score: "high" }]
    const answer = await json<object>(sendChunk(caller, batchId, 0, rows, MAPPINGS))
    expect(answer).toMatchObject({ errors: [{ row: 1, message: "performance_score must be a number" }] })
    expect(answer).not.toHaveProperty("warnings")
    const status = await statusOf(caller, batchId)
    expect(status).toMatchObject({ strict: true })
    expect(status).not.toHaveProperty("warning_count")
    expect(await json(caller.get(`/api/import/${batchId}/receipt`))).not.toHaveProperty("warned")
    await expect(await caller.post("/api/import", { ...started, strict: "yes" })).toRefuse(
      400,
      "strict must be true or false",
    )
  })

  it("is no usual word for a category, and no group", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const places = [
      ["Automotive", { parent_category: "Auto", taxonomy_type: "Automotive" }],
      ["finance", { parent_category: "Banking & Credit" }],
      // "BEV" alone is a car.
      ["Food & Bev", { parent_category: "Food & Beverage" }],
      ["Electronics", { parent_category: "Consumer Tech" }],
      ["Retail & Style", { parent_category: "Shopping", taxonomy_type: "Retail & Style" }],
      ["Home", { parent_category: "Home & Garden", taxonomy_type: "Home & Living" }],
      ["retail", { parent_category: "Shopping", taxonomy_type: "Retail & Style" }],
      ["Family", { parent_category: "Parenting" }],
      ["Media", { parent_category: "Movies & TV" }],
      // A group says less than the place that the name has in it.
      ["Finance & Insurance", { parent_category: "Banking & Credit", subcategory: "Taxes" }, "Tax filers"],
      ["sports and entertainment", { parent_category: "Sports & Outdoors" }, "Trail runners"],
    ] as const
    const { batchId } = await begin(caller, { ...started, totalRows: places.length, mappings: MAPPINGS })
    const rows = places.map(([Category, , name = "Tea"]) => ({ Name: aName(name), Category }))
    expect(await takeChunk(caller, batchId, 0, rows, MAPPINGS)).not.toHaveProperty("warnings")
    const { data } = await json<{ data: object[] }>(caller.get("/api/topics?sortBy=created_at&sortOrder=asc"))
    for (const [i, [, place]] of places.entries()) {
      expect(data).toContainEqual(expect.objectContaining({ topic_name: rows[i]?.Name, ...place }))
    }
  })

  it("takes in at least 98% of a messy file, and gives a reason for the rest", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const mappings = [
      { csvColumn: "Segment Name", targetField: "topic_name" },
      { csvColumn: "Segment ID", targetField: "external_id" },
      { csvColumn: "Vertical", targetField: "parent_category" },
      { csvColumn: "Kind", targetField: "segment_type" },
      { csvColumn: "Score", targetField: "performance_score" },
      { csvColumn: "Tags", targetField: "keywords" },
    ]
    const { batchId } = await begin(caller, { ...started, filename: "messy.csv", mappings })
    const { text, refused } = messyFile(3_000, aName("").trim())
    const upload = { method: "POST", body: text, headers: { "content-type": "text/csv" } }
    expect((await caller.send(`/api/import/${batchId}/file`, upload)).status).toBe(202)
    await expect
      .poll(async () => (await statusOf(caller, batchId)).status, { timeout: 280_000, interval: 500 })
      .toBe("completed")
    const receipt = await json<Receipt>(caller.get(`/api/import/${batchId}/receipt`))
    expect(receipt).toMatchObject({ totalRows: 3_000, rows: 3_000, rejected: refused, balanced: true })
    expect(receipt.rows - receipt.rejected).toBeGreaterThanOrEqual(0.98 * 3_000)
    expect(receipt.warned).toBeGreaterThan(0)
    const { errors } = await json<RefusedRows>(caller.get(`/api/import/${batchId}/errors`))
    expect(new Set(errors.map(({ message }) => message))).toEqual(
      new Set(["topic_name is required", "topic_name must be at most 500 characters"]),
    )
    // Scores with a decimal comma arrived.
    const { data } = await json<{ data: { performance_score: number | null }[] }>(caller.get("/api/topics?limit=100"))
    expect(data.map((topic) => topic.performance_score)).toEqual(expect.arrayContaining([0.87, 12.5, 1234.5]))
    expect((await json<Page>(caller.get("/api/topics"))).total).toBe(receipt.created + receipt.adopted)
  }, 300_000)
})
