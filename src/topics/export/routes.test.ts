import { describe, it } from "vitest"
import { outputTemplates } from "../../kernel/db/schema/index.ts"
import { newId } from "../../kernel/ids.ts"
import type { Caller } from "../../testing/client.ts"
import { readCsv, readCsvRecords } from "../../testing/csv-reader.ts"
import { aName, anOrg, bindings, testServices, type TestOrg } from "../../testing/factories.ts"
import { insertRows } from "../../testing/insert-rows.ts"
import { type Created, json, type Page } from "../../testing/topic-answers.ts"
import type { TopicRecord } from "../library/schema.ts"

const STANDARD =
  "id,topic_id,topic_name,parent_category,taxonomy_type,subcategory,subcategory_l1,subcategory_l2,subcategory_l3," +
  "subcategory_l4,segment_type,audience_type,iab_code,keywords,intent,secondary_intent,intensity,awareness,funnel," +
  "buyer_journey,sensitivity,composite_score,engine_version,external_id,source,workspace_id,created_at,updated_at"
const FULL =
  ",performance_score,segment_name_dspapi,segment_name_marketplace,segment_name_internal,segment_desc_dspapi," +
  "segment_desc_marketplace,internal_description,segment_name_exchange,segment_desc_exchange"
const CERTAINTY = ",confidence,unsure,qualifiers"
const KEPT = ",tags,fields"
const OWNERS_ONLY = "Only organization owners can perform full exports"

const used = (org: TestOrg) => bindings.QUOTAS.getByName(org.id).used("exports")
const text = async (answer: Promise<Response>) => (await answer).text()
const library = (caller: Caller) => json<Page>(caller.get("/api/topics?pageSize=100"))
const run = (statement: string, ...values: unknown[]) =>
  testServices()
    .d1.prepare(statement)
    .bind(...values)
    .run()

/** A cell as displayed. */
function shown(record: TopicRecord, header: string): string {
  const value = record[header as Exclude<keyof TopicRecord, "platform_outputs" | "iab">]
  if (!Array.isArray(value)) return String(value ?? "")
  return value.map((one) => (typeof one === "string" ? one : `${one.kind}: ${one.value}`)).join(", ")
}

describe("GET /api/export", () => {
  it("returns core fields and layers as CSV, newest first", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.topic(aName('Truck "owners", and others'))
    await org.topic(aName("Female tea drinkers aged 25-54"))
    await owner.patch(`/api/topics/${id}`, { segment_type: "B2B", parent_category: "Travel" })
    const { caller } = await org.apiKey(["export"])
    const answer = await caller.get("/api/export")
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    const today = new Date().toISOString().slice(0, 10)
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="topics-${today}.csv"`)
    const csv = await answer.text()
    expect(csv.split("\r\n")[0]).toBe(`${STANDARD}${CERTAINTY}${KEPT}`)
    const { data } = await library(owner)
    const headers = `${STANDARD}${CERTAINTY}${KEPT}`.split(",")
    expect(readCsv(csv).slice(1)).toEqual(data.map((record) => headers.map((header) => shown(record, header))))
    expect(data[1]).toMatchObject({ segment_type: "B2B", parent_category: "Travel" })
  })

  it("adds names, descriptions, scores and platform outputs for owners", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    await owner.post("/api/topics", {
      topic_name: aName("Tea drinkers"),
      segment_desc_dspapi: "Ours",
      keywords: ["a", "b"],
    })
    const [record] = (await library(owner)).data
    await owner.patch(`/api/topics/${record?.id}`, { performance_score: -0.5 })
    const answer = await owner.get("/api/export?full=true")
    expect(answer.headers.get("content-disposition")).toContain("topics-full-")
    const csv = await answer.text()
    // Columns of custom templates, which other tests create, follow these.
    expect(`${csv.split("\r\n")[0]},`.startsWith(`${STANDARD}${FULL},`)).toBe(true)
    expect(csv.split("\r\n")[0]?.endsWith(`${CERTAINTY},original_name${KEPT}`)).toBe(true)
    expect(readCsvRecords(csv)).toMatchObject([
      {
        keywords: "a, b",
        performance_score: "-0.5",
        segment_name_dspapi: record?.segment_name_dspapi,
        segment_name_marketplace: record?.segment_name_marketplace,
        segment_name_internal: record?.segment_name_internal,
        segment_desc_dspapi: "Ours",
        segment_desc_marketplace: record?.segment_desc_marketplace,
        internal_description: record?.internal_description,
        segment_name_exchange: "",
        segment_desc_exchange: "",
      },
    ])
  })

  it("has columns for custom templates", async ({ expect }) => {
    const org = await anOrg()
    const { topicId } = await org.topic()
    const platformKey = `p${aName("").trim().toLowerCase()}`
    const at = new Date().toISOString()
    const template = { id: newId("tpl"), platformKey, displayName: "One", createdAt: at, updatedAt: at }
    const { d1 } = testServices()
    await d1.batch(insertRows(d1, outputTemplates, [{ ...template, config: { pathFields: [{ key: "topic" }] } }]))
    const outputs = JSON.stringify({ [platformKey]: { name: "=A name", description: "A description" } })
    await run("UPDATE topics SET platform_outputs = ? WHERE id = ?", outputs, topicId)
    const [record] = readCsvRecords(await text((await org.signedInAs("owner")).get("/api/export?full=true")))
    await run("DELETE FROM output_templates WHERE id = ?", template.id)
    expect(record).toMatchObject({
      segment_name_exchange: "",
      [`segment_name_${platformKey}`]: "'=A name",
      [`segment_desc_${platformKey}`]: "A description",
    })
  })

  it("rejects full exports for everyone but owners, in either format, without charging", async ({ expect }) => {
    const org = await anOrg()
    const others = [
      await org.signedInAs("admin"),
      await org.signedInAs("member"),
      await org.signedInAs("viewer"),
      (await org.apiKey()).caller,
    ]
    for (const caller of others) {
      await expect(await caller.get("/api/export?full=true")).toRefuse(403, OWNERS_ONLY)
      await expect(await caller.get("/api/export?full=true&format=json")).toRefuse(403, OWNERS_ONLY)
    }
    expect(await used(org)).toBe(0)
    for (const caller of others) expect((await caller.get("/api/export?full=false")).status).toBe(200)
  })

  it("tells everyone but owners nothing of a full export by HEAD either", async ({ expect }) => {
    const org = await anOrg()
    const head = async (caller: Caller) => (await caller.send("/api/export?full=true", { method: "HEAD" })).status
    for (const role of ["admin", "member", "viewer"] as const) expect(await head(await org.signedInAs(role))).toBe(403)
    expect(await head((await org.apiKey()).caller)).toBe(403)
    expect(await head(await org.signedInAs("owner"))).toBe(200)
    expect(await used(org)).toBe(0)
  })

  it("returns the list's records as JSON, for viewers too", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    await owner.post("/api/topics", { topic_name: aName("=Tea drinkers"), internal_description: "Ours" })
    await owner.post("/api/topics", { topic_name: aName("Truck owners") }, { "X-Workspace-Id": "emea" })
    const answer = await (await org.signedInAs("viewer")).get("/api/export?format=json")
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="topics-[\d-]+\.json"$/)
    const { data } = await library(owner)
    expect(data).toHaveLength(2)
    expect(await answer.json()).toEqual(data)
    expect(await json<TopicRecord[]>(owner.get("/api/export?format=json&full=true"))).toEqual(data)
  })

  it("neutralizes formulas, except in machine mode", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const tail = aName("").trim()
    const names = [`=cmd|' /C calc'!A0 ${tail}`, `＋1 ${tail} violins`, `@SUM(1) ${tail} chess`, `-2 ${tail} tea`]
    for (const name of names) await owner.post("/api/topics", { topic_name: name, keywords: ["=one", "two"] })
    const safe = readCsvRecords(await text(owner.get("/api/export")))
    expect(safe.map((record) => record["topic_name"])).toEqual(names.map((name) => `'${name}`).toReversed())
    expect(safe[0]?.["keywords"]).toBe("'=one, two")
    const exact = readCsvRecords(await text(owner.get("/api/export?machine=true")))
    expect(exact.map((record) => record["topic_name"])).toEqual(names.toReversed())
    expect(exact[0]?.["keywords"]).toBe('["=one","two"]')
  })

  it("returns a header or an empty array for an empty library", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    expect(await text(owner.get("/api/export"))).toBe(`${STANDARD}${CERTAINTY}${KEPT}\r\n`)
    expect(await text(owner.get("/api/export?format=json"))).toBe("[]")
    expect(await text(owner.get("/api/export?search=%2B%2B"))).toBe(`${STANDARD}${CERTAINTY}${KEPT}\r\n`)
  })

  it("rejects unknown values", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    await expect(await owner.get("/api/export?format=xml")).toRefuse(400, "format must be csv or json")
    await expect(await owner.get("/api/export?hasExternalId=maybe")).toRefuse(
      400,
      "hasExternalId must be true or false",
    )
  })

  it("contains only topics of the organization and workspace", async ({ expect }) => {
    const [org, other] = [await anOrg(), await anOrg()]
    const owner = await org.signedInAs("owner")
    const name = aName("Tea drinkers")
    const inEmea = { "X-Workspace-Id": "emea" }
    const mine = await json<Created>(owner.post("/api/topics", { topic_name: name }, inEmea))
    const plain = await org.topic()
    const theirs = await other.topic(name)
    expect(theirs.topicId).toBe(mine.topic_id)
    const ids = async (caller: Caller, query: string, headers = {}) =>
      readCsvRecords(await text(caller.get(`/api/export${query}`, undefined, headers))).map(({ id }) => id)
    for (const query of ["", "?search=tea", "?segmentType=B2C", "?hasExternalId=false"]) {
      expect(await ids(await other.signedInAs("owner"), query), query).toEqual([theirs.id])
      expect(await ids(owner, query, inEmea), query).toEqual([mine.id])
    }
    expect(await ids(owner, "")).toEqual([plain.id, mine.id])
    expect(await ids(owner, "", { "X-Workspace-Id": "apac" })).toEqual([])
  })

  it("uses one export, and is rejected when none is left", async ({ expect }) => {
    const org = await anOrg("free")
    const owner = await org.signedInAs("owner")
    await text(owner.get("/api/export"))
    await text(owner.get("/api/export?format=json"))
    expect(await used(org)).toBe(2)
    const head = await owner.send("/api/export", { method: "HEAD" })
    expect(head.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    await owner.get("/api/export?format=xml")
    expect(await used(org)).toBe(2)
    await org.ctx().meter.reserve("exports", 8)
    const refused = await owner.get("/api/export")
    await expect(refused).toRefuse(429, "Monthly exports quota exceeded")
    expect(await refused.json()).toMatchObject({ limit: 10, used: 10, remaining: 0 })
  })

  it("returns an error and charges nothing if it fails before the first byte", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { topicId } = await org.topic()
    await run("UPDATE topics SET keywords = '[' WHERE id = ?", topicId)
    await expect(await owner.get("/api/export")).toRefuse(500, "Export failed")
    await expect(await owner.get("/api/export?format=json")).toRefuse(500, "Export failed")
    expect(await used(org)).toBe(0)
  })
})
