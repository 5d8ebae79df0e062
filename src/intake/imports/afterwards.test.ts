import { describe, it } from "vitest"
import { aName, anOrg } from "../../testing/factories.ts"
import { begin, NAME, named, started, takeChunk } from "../../testing/import-calls.ts"
import { json, type Created, type HistoryEntry } from "../../testing/topic-answers.ts"

describe("after an import", () => {
  it("lists the rejected rows and reports the outcome of every row", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const own = aName("Tea drinkers")
    const known = await org.topic(own)
    const mappings = [...NAME, { csvColumn: "Type", targetField: "segment_type" }]
    const { batchId } = await begin(caller, { ...started, totalRows: 4, mappings, strict: true })
    const rows = [
      { Name: aName("Mate drinkers"), Type: "B2B", Note: "" },
      { Name: "", Type: "B2C", Note: "=1+1" },
      { Name: own, Type: "", Note: "" },
      { Name: 'Quoted, "cell"', Type: "B3B", Note: "two\nlines" },
    ]
    const { newTopicIds } = await takeChunk(caller, batchId, 0, rows, mappings)
    const errors = await json<Record<string, unknown>>(caller.get(`/api/import/${batchId}/errors`))
    expect(errors).toEqual({
      batchId,
      total: 2,
      errors: [
        { row: 2, message: "topic_name is required", cells: rows[1] },
        { row: 4, message: "segment_type must be one of B2B, B2C, B2B2C, B2E, B2G", cells: rows[3] },
      ],
      next: null,
    })
    const page = await json<Record<string, unknown>>(caller.get(`/api/import/${batchId}/errors?after=2&limit=1`))
    expect(page).toMatchObject({ errors: [{ row: 4 }], next: 4 })
    const file = await caller.get(`/api/import/${batchId}/errors?format=csv`)
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect((await file.text()).split("\r\n")).toEqual([
      "Name,Type,Note,import_row,import_error",
      ",B2C,'=1+1,2,topic_name is required",
      '"Quoted, ""cell""",B3B,"two\nlines",4,"segment_type must be one of B2B, B2C, B2B2C, B2E, B2G"',
      "",
    ])
    expect(await json(caller.get(`/api/import/${batchId}/receipt`))).toMatchObject({
      batchId,
      status: "completed",
      rows: 4,
      created: 1,
      adopted: 0,
      duplicate: 1,
      updated: 0,
      rejected: 2,
      balanced: true,
      chunks: [{ chunkIndex: 0, rows: 4, created: 1, duplicate: 1, rejected: 2 }],
    })
    const receipt = await (await caller.get(`/api/import/${batchId}/receipt?format=csv`)).text()
    expect(receipt.split("\r\n")).toEqual([
      "row,outcome,topic_id,message,topic_name,original_name",
      expect.stringMatching(`^1,created,${newTopicIds[0]},,Mate drinkers \\w+,$`),
      "2,rejected,,topic_name is required,,",
      expect.stringMatching(`^3,duplicate,${known.id},,Tea drinkers \\w+,$`),
      '4,rejected,,"segment_type must be one of B2B, B2C, B2B2C, B2E, B2G",,',
      "",
    ])
  })

  it("previews clean names, then applies them", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const tail = aName("").trim()
    const { batchId } = await begin(caller, { ...started, totalRows: 3 })
    const names = [`"truck  owners ${tail}`, `Clean Name ${tail}`, `tea_lovers ${tail}`]
    const { newTopicIds } = await takeChunk(caller, batchId, 0, named(...names))
    const expected = [
      { id: newTopicIds[0], oldName: names[0]?.replace("  ", " "), newName: `Truck Owners ${tail}` },
      { id: newTopicIds[2], oldName: names[2], newName: `Tea Lovers ${tail}` },
    ]
    const fix = (preview: boolean) => json(caller.post(`/api/import/${batchId}/fix-names`, { preview }))
    const answer = { batchId, engine: "rules", total: 3, changed: 2, names: expected, conflicts: [] }
    expect(await fix(true)).toEqual({ ...answer, preview: true })
    expect(await fix(true)).toEqual({ ...answer, preview: true })
    expect(await fix(false)).toEqual({ ...answer, preview: false })
    expect(await fix(false)).toMatchObject({ total: 3, changed: 0, names: [] })
    const { data } = await json<{ data: Created[] }>(caller.get("/api/topics?sortBy=topic_name&sortOrder=asc"))
    expect(data.map(({ topic_name: name }) => name)).toEqual([
      `Clean Name ${tail}`,
      `Tea Lovers ${tail}`,
      `Truck Owners ${tail}`,
    ])
    const history = await json<HistoryEntry[]>(caller.get(`/api/topics/${newTopicIds[0]}/history`))
    expect(history[0]).toMatchObject({
      changeType: "field_edit",
      source: "fix-names",
      previousValues: { topic_name: expected[0]?.oldName },
      newValues: { topic_name: `Truck Owners ${tail}` },
    })
  })

  it("keeps a name if another topic already has the clean one", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const tail = aName("").trim()
    const mappings = [...NAME, { csvColumn: "Catalog", targetField: "catalog_name" }]
    const { batchId } = await begin(caller, { ...started, mappings, totalRows: 1 })
    const name = `Segment: Zebra_Stable ${tail}`
    const { newTopicIds } = await takeChunk(caller, batchId, 0, [{ Name: name, Catalog: name }], mappings)
    expect(newTopicIds).toHaveLength(1)
    const { id } = await org.topic(`Lion den ${tail}`)
    const owner = await org.signedInAs("owner")
    await owner.patch(`/api/topics/${id}`, { topic_name: `Zebra Stable ${tail}` })
    expect(await json(caller.post(`/api/import/${batchId}/fix-names`, {}))).toMatchObject({
      changed: 0,
      conflicts: [{ newName: `Zebra Stable ${tail}` }],
    })
  })
})
