import { describe, it } from "vitest"
import { aName, anOrg } from "../../testing/factories.ts"
import { begin, NAME, started, takeChunk } from "../../testing/import-calls.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import type { TopicDetails } from "../../topics/library/schema.ts"
import type { CheckedNames, RememberedValues } from "./schema.ts"

const MAPPINGS = [
  ...NAME,
  { csvColumn: "Price", targetField: "price" },
  { csvColumn: "Owner", targetField: "owner" },
  { csvColumn: "Tags", targetField: "tags" },
  { csvColumn: "Cost centre", targetField: "field" },
  { csvColumn: "constructor", targetField: "field" },
]

describe("columns that the service does not read", () => {
  it("are kept with new and known topics, and come back with a removed one", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const [fresh, known] = [aName("Tea"), aName("Mate")]
    const { id: knownId } = await org.topic(known)
    const { batchId } = await begin(owner, { ...started, totalRows: 3, mappings: MAPPINGS })
    const rows: Record<string, string>[] = [
      {
        Name: fresh,
        Price: "€ 2,50",
        Owner: "Eve",
        Tags: "spring, tea ,spring",
        "Cost centre": "17",
        constructor: "x",
      },
      { Name: known, Price: "cheap", Tags: "spring", "Cost centre": "18" },
      { Name: aName("Coffee") },
    ]
    const answer = await takeChunk(owner, batchId, 0, rows, MAPPINGS)
    expect(answer).toMatchObject({
      successCount: 2,
      duplicateCount: 1,
      warnings: [{ row: 2, field: "price", value: "cheap" }],
    })
    const { data } = await json<Page>(owner.get(`/api/topics?search=${encodeURIComponent(fresh)}`))
    const id = String(data[0]?.["id"])
    const details = async () => json<TopicDetails>(owner.get(`/api/topics/details?ids=${id},${knownId}`))
    const before = await details()
    expect(Object.entries(before[id]?.fields ?? {})).toEqual([
      ["price", "€ 2,50"],
      ["owner", "Eve"],
      ["Cost centre", "17"],
      ["constructor", "x"],
    ])
    expect(before[id]?.tags).toEqual(["spring", "tea"])
    expect(before[knownId]).toMatchObject({ tags: ["spring"], fields: { "Cost centre": "18" } })

    const removed = await owner.delete("/api/topics", { ids: [id] })
    await owner.post(`/api/topics/removals/${removed.headers.get("X-Removal-Id")}/restore`)
    expect((await details())[id]?.fields).toEqual(before[id]?.fields)
  })

  it("are at most twenty", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const many = Array.from({ length: 21 }, (_, i) => ({ csvColumn: `c${i}`, targetField: "field" }))
    await expect(await caller.post("/api/import", { ...started, mappings: [...NAME, ...many] })).toRefuse(
      400,
      "mappings must keep at most 20 columns as fields",
    )
  })
})

describe("a check of names", () => {
  it("tells the names that topics would get, and where they are already", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const [mine, theirs, fresh] = [aName("Tea"), aName("Mate"), aName("Coffee")]
    await org.topic(mine)
    await other.topic(theirs)
    const names = [`Acxiom > Food > ${mine}`, theirs, fresh, " ? "]
    const { caller } = await org.apiKey()
    expect(await json<CheckedNames>(caller.post("/api/import/check", { names }))).toEqual({
      names: [{ name: mine, known: "library" }, { name: theirs, known: "catalog" }, { name: fresh, known: null }, null],
    })
    await expect(await caller.post("/api/import/check", { names: [] })).toRefuse(400, "names array is required")
  })
})

describe("values that imports remember", () => {
  it("are the organization's, are added to, and are forgotten", async ({ expect }) => {
    const org = await anOrg()
    const [owner, member] = [await org.signedInAs("owner"), await org.signedInAs("member")]
    const finance = { field: "parent_category", from: " Money ", to: "Finance & Insurance" }
    await member.post("/api/import/values", { values: [finance] })
    const business = { field: "segment_type", from: "business", to: "B2B" }
    const both = await json<RememberedValues>(owner.post("/api/import/values", { values: [business] }))
    expect(both).toEqual({ values: [{ ...finance, from: "money" }, business] })
    const stranger = await (await anOrg()).signedInAs("owner")
    expect(await json(stranger.get("/api/import/values"))).toEqual({ values: [] })
    await owner.post("/api/import/values", { values: [{ ...finance, to: null }] })
    expect(await json(owner.get("/api/import/values"))).toEqual({ values: [business] })
    await expect(await owner.post("/api/import/values", { values: [{ ...finance, to: "Money" }] })).toRefuse(
      400,
      "values.0: to must be a value of the field",
    )
  })
})
