import { describe, it } from "vitest"
import { bindings } from "../../testing/factories.ts"
import { insertRows } from "../../testing/insert-rows.ts"
import { readRow, readRows } from "./rows.ts"
import { outputTemplates } from "./schema/index.ts"
import { sql } from "./sql.ts"

describe("rows of a table", () => {
  it("come back as the schema types them", async ({ expect }) => {
    const at = "2026-01-01T00:00:00.000Z"
    const rows = ["rows-b", "rows-a"].map((id) => ({
      id,
      platformKey: id,
      displayName: "A template",
      isActive: false,
      config: { pathFields: [{ key: "topic" }] },
      createdAt: at,
      updatedAt: at,
    }))
    await bindings.DB.batch(insertRows(bindings.DB, outputTemplates, rows))
    const read = await readRows(bindings.DB, outputTemplates, sql`WHERE id LIKE ${"rows-%"} ORDER BY id`)
    expect(read).toMatchObject(rows.toReversed())
    expect(await readRow(bindings.DB, outputTemplates, sql`WHERE id = ${"rows-a"}`)).toEqual(read[0])
    expect(await readRow(bindings.DB, outputTemplates, sql`WHERE id = ${"rows-c"}`)).toBeUndefined()
    await bindings.DB.prepare("DELETE FROM output_templates WHERE id LIKE 'rows-%'").run()
  })
})
