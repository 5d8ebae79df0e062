import { describe, it } from "vitest"
import { bindings } from "../../testing/factories.ts"
import { bulkInsert, jsonParameters } from "./bulk-insert.ts"

const COLUMNS = ["id", "queue", "body", "created_at"] as const
const row = (i: number, tag: string, body = "{}") => [`${tag}-${i}`, tag, body, "2026-01-01T00:00:00.000Z"]

const countOf = async (tag: string) =>
  (await bindings.DB.prepare("SELECT count(*) AS n FROM outbox WHERE queue = ?").bind(tag).first<{ n: number }>())?.n

describe("bulk insert", () => {
  it("writes 500 rows with one statement", async ({ expect }) => {
    const rows = Array.from({ length: 500 }, (_, i) => row(i, "five-hundred"))
    const statements = bulkInsert(bindings.DB, "outbox", COLUMNS, rows)
    expect(statements).toHaveLength(1)
    await bindings.DB.batch(statements)
    expect(await countOf("five-hundred")).toBe(500)
  })

  it("preserves quotes, nulls, numbers and non-ASCII characters", async ({ expect }) => {
    const body = JSON.stringify({ text: `"'; DROP TABLE outbox; -- \u{1F600} \\ \n`, nothing: null, n: 1.5 })
    await bindings.DB.batch(bulkInsert(bindings.DB, "outbox", COLUMNS, [row(0, "letters", body)]))
    const stored = await bindings.DB.prepare("SELECT body FROM outbox WHERE queue = 'letters'").first<{
      body: string
    }>()
    expect(stored?.body).toBe(body)
  })

  it("stores objects as the JSON that they are", async ({ expect }) => {
    const body = {
      text: `"'; \u{1F600} \\ \n \u0000 \u007f \ud800`,
      list: [{ deep: [] }, "{}", 1e21, -0.1],
      nothing: null,
      yes: true,
    }
    const [id, queue, , createdAt] = row(0, "objects")
    const rows = [[id ?? "", queue ?? "", body, createdAt ?? ""]]
    await bindings.DB.batch(bulkInsert(bindings.DB, "outbox", COLUMNS, rows, "", ["body"]))
    const stored = await bindings.DB.prepare("SELECT body FROM outbox WHERE queue = 'objects'").first<string>("body")
    expect(stored).toBe(JSON.stringify(body))
  })

  it("stores cells that all rows have in common as those that differ", async ({ expect }) => {
    const columns = ["batch_id", "row", "message", "cells", "warning"]
    const rows = [0, 1, 2].map((i) => ["common-cells", i, 'It\'s "the same"', i === 1 ? "[]" : "{}", 0])
    await bindings.DB.batch(bulkInsert(bindings.DB, "import_errors", columns, rows))
    const shown = `SELECT ${columns.join(", ")}, typeof("row"), typeof(warning) FROM import_errors WHERE batch_id = ?`
    const found = await bindings.DB.prepare(shown).bind("common-cells").raw()
    expect(found).toEqual(rows.map((cells) => cells.concat("integer", "integer")))
  })

  it("stores JSON as JSON, even a text that all rows have in common", async ({ expect }) => {
    const rows = [row(0, "common-json", "same"), row(1, "common-json", "same")]
    await bindings.DB.batch(bulkInsert(bindings.DB, "outbox", COLUMNS, rows, "", ["body"]))
    const { results } = await bindings.DB.prepare("SELECT body FROM outbox WHERE queue = 'common-json'").all()
    expect(results).toEqual([{ body: '"same"' }, { body: '"same"' }])
  })

  it("stores nulls that all rows have in common", async ({ expect }) => {
    const rows = ["a", "b"].map((message) => ["common-nulls", null, null, message])
    await bindings.DB.batch(bulkInsert(bindings.DB, "job_errors", ["job_id", "item_id", "name", "message"], rows))
    const { results } = await bindings.DB.prepare("SELECT * FROM job_errors WHERE job_id = 'common-nulls'").all()
    expect(results).toMatchObject([
      { item_id: null, name: null, message: "a" },
      { item_id: null, name: null, message: "b" },
    ])
  })

  it("lets a condition name a cell, whether rows have it in common or not", async ({ expect }) => {
    const unlessBody = (excluded: string) =>
      bulkInsert(
        bindings.DB,
        "outbox",
        COLUMNS,
        [row(0, "condition", "a"), row(1, "condition", "b")],
        (cell) => `AND ${cell("body")} <> '${excluded}' AND ${cell("queue")} = 'condition'`,
      )
    await bindings.DB.batch(unlessBody("b"))
    expect(await countOf("condition")).toBe(1)
    expect(await bindings.DB.prepare("SELECT body FROM outbox WHERE queue = 'condition'").first("body")).toBe("a")
  })

  it("skips existing rows with ON CONFLICT DO NOTHING", async ({ expect }) => {
    const rows = [row(0, "twice"), row(1, "twice")]
    const statements = () => bulkInsert(bindings.DB, "outbox", COLUMNS, rows, "ON CONFLICT DO NOTHING")
    await bindings.DB.batch(statements())
    await bindings.DB.batch(statements())
    expect(await countOf("twice")).toBe(2)
  })

  it("splits rows into several parameters and throws on a row too large for one", ({ expect }) => {
    const parameters = jsonParameters(Array.from({ length: 10 }, () => "x".repeat(250_000)))
    expect(parameters.length).toBeGreaterThan(2)
    for (const json of parameters) expect(json.length).toBeLessThanOrEqual(1_000_000)
    expect(parameters.flatMap((json) => JSON.parse(json) as string[])).toHaveLength(10)
    expect(() => jsonParameters(["x".repeat(1_000_000)])).toThrow("too large")
    expect(jsonParameters([])).toEqual([])
  })
})
