import { describe, it } from "vitest"
import type { Caller } from "../../testing/client.ts"
import { readCsvRecords } from "../../testing/csv-reader.ts"
import { aName, anOrg } from "../../testing/factories.ts"
import { begin, NAME, started, takeChunk } from "../../testing/import-calls.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import { findLinks } from "../../topics/library/store.ts"
import { priceOf } from "../../topics/prices/price-of.ts"
import { listPrices } from "../../topics/prices/prices.ts"
import type { PriceRecord } from "../../topics/prices/schema.ts"
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

  it("leave with an export, and an import of it reads them back", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const owner = await org.signedInAs("owner")
    const name = aName("Tea")
    const { batchId } = await begin(owner, { ...started, mappings: MAPPINGS })
    const kept = { Price: "€ 2,50", Owner: "Eve", Tags: "spring, tea", "Cost centre": '17, "old"' }
    await takeChunk(owner, batchId, 0, [{ Name: name, ...kept }], MAPPINGS)
    const exported = async (caller: Caller, query = "") =>
      readCsvRecords(await (await caller.get(`/api/export?machine=true${query}`)).text())
    const [record] = await exported(owner)
    expect(await exported(owner, "&full=true")).toMatchObject([{ tags: record?.["tags"], fields: record?.["fields"] }])
    expect(JSON.parse(record?.["tags"] ?? "")).toEqual(["spring", "tea"])
    expect(JSON.parse(record?.["fields"] ?? "")).toEqual({ price: "€ 2,50", owner: "Eve", "Cost centre": '17, "old"' })

    const stranger = await other.signedInAs("owner")
    const columns = [
      { csvColumn: "topic_name", targetField: "topic_name" },
      { csvColumn: "tags", targetField: "tags" },
      { csvColumn: "fields", targetField: "field" },
    ]
    const again = await begin(stranger, { ...started, mappings: columns })
    await takeChunk(stranger, again.batchId, 0, [record ?? {}], columns)
    const [back] = await exported(stranger)
    expect([back?.["tags"], back?.["fields"]]).toEqual([record?.["tags"], record?.["fields"]])
  })

  it("set prices for buyers where the import says so and its sender may", async ({ expect }) => {
    const org = await anOrg()
    const [owner, member] = [await org.signedInAs("owner"), await org.signedInAs("member")]
    const prices = { ...started, mappings: MAPPINGS, prices: true }
    await expect(await member.post("/api/import", prices)).toRefuse(
      403,
      "You may not set prices. Import without `prices`, and the column is kept as a note",
    )
    const [priced, noted, dear] = [aName("Tea"), aName("Mate"), aName("Coffee")]
    const first = await begin(owner, prices)
    await takeChunk(owner, first.batchId, 0, [{ Name: priced, Price: "€ 2,50" }], MAPPINGS)
    const second = await begin(member, { ...started, mappings: MAPPINGS })
    await takeChunk(member, second.batchId, 0, [{ Name: noted, Price: "3" }], MAPPINGS)
    const third = await begin(owner, prices)
    await takeChunk(owner, third.batchId, 0, [{ Name: dear, Price: "9 USD" }], MAPPINGS)

    const links = async () => (await json<Page>(owner.get("/api/topics"))).data
    const offered = async () => {
      const known = await listPrices(org.ctx())
      const rows = await findLinks(
        org.ctx(),
        (await links()).map(({ id }) => id),
      )
      return Object.fromEntries([...rows.values()].map((row) => [row.topic_name, priceOf(known, row).options[0]]))
    }
    const po = { model: "cpm", currency: "EUR", cpm: 2.5, pricing_option_id: "po_cpm_2_5_EUR" }
    expect((await offered())[priced]).toEqual(po)
    expect((await offered())[noted]).toMatchObject({ pricing_option_id: "po_no_fee" })

    // A price that someone sets for the topic is the topic's price; a default is not.
    const cpm = (amount: number) => ({ pricing_options: [{ model: "cpm", cpm: amount, currency: "USD" }] })
    await owner.post("/api/prices", cpm(1))
    const id = (await links()).find(({ topic_name: name }) => name === dear)?.id
    await owner.post("/api/prices", { ...cpm(7), topicId: id })
    const after = await offered()
    expect([after[priced], after[noted]?.["cpm"], after[dear]?.["cpm"]]).toEqual([po, 1, 7])

    // The list of one topic's prices begins with the one that buyers are offered.
    const pricesOf = async (name: string) => {
      const topicId = (await links()).find(({ topic_name: one }) => one === name)?.id
      return json<PriceRecord[]>(owner.get(`/api/prices?topicId=${String(topicId)}`))
    }
    expect(await pricesOf(priced)).toMatchObject([{ kind: "import", pricing_options: [po] }, { kind: "default" }])
    const kindsOf = async (name: string) => (await pricesOf(name)).map(({ kind }) => kind)
    expect(await kindsOf(noted)).toEqual(["default"])
    expect(await kindsOf(dear)).toEqual(["topic", "import", "default"])
    const stranger = await (await anOrg()).signedInAs("owner")
    await expect(await stranger.get(`/api/prices?topicId=${String(id)}`)).toRefuse(404, "Topic not found")
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
    const categories = ["Finance", "auto", "Finance & Insurance", "Zorbs"]
    expect(await json<CheckedNames>(caller.post("/api/import/check", { categories }))).toEqual({
      names: [],
      categories: ["Banking & Credit", "Auto", "Finance & Insurance", null],
    })
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
