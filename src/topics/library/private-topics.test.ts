import { beforeAll, describe, it } from "vitest"
import { generateMatrix } from "../../intake/matrix/generate-matrix.ts"
import { walkIndex } from "../catalog/reconcile-index.ts"
import type { Caller } from "../../testing/client.ts"
import { countDifferences } from "../../testing/count-differences.ts"
import { aName, anOperator, anOrg, bindings, type TestOrg, testServices } from "../../testing/factories.ts"
import { type Created, type HistoryEntry, json, type Page } from "../../testing/topic-answers.ts"
import { createTopic } from "./create-topic.ts"
import { topicText } from "./topic-row.ts"
import { routes } from "../../app/routes.ts"
import { classifyLocally } from "../../knowledge/engine/local.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"

type Settings = { privateTopics: boolean }
const globalRow = (id: string) =>
  bindings.DB.prepare("SELECT * FROM topics WHERE id = ?").bind(id).first<Record<string, string | null>>()

describe("a topic that one organization creates", () => {
  const SUPPLIED = {
    parent_category: "Travel",
    segment_type: "B2B",
    keywords: ["ourmarkerword"],
    segment_desc_marketplace: "Our marker description",
    internal_description: "Our marker note",
  }

  it("holds what the engine says; what was supplied is the organization's own", async ({ expect }) => {
    const name = aName("Ford truck owners")
    const mine = await (await anOrg()).signedInAs("owner")
    const created = await json<Created>(mine.post("/api/topics", { topic_name: name, ...SUPPLIED }))
    expect(created).toMatchObject({ ...SUPPLIED, private: false })
    expect(created.segment_name_dspapi).toContain("Travel")
    const row = await globalRow(created.topic_id)
    expect(row).toMatchObject({ topic_name: name, parent_category: "Auto", segment_type: "B2C" })
    expect(JSON.stringify(row)).not.toMatch(/marker/i)
    const other = await (await anOrg()).signedInAs("owner")
    const theirs = await json<Created>(other.post("/api/topics", { topic_name: name }))
    expect(theirs).toMatchObject({ topic_id: created.topic_id, parent_category: "Auto", segment_type: "B2C" })
    expect(JSON.stringify(theirs)).not.toMatch(/marker/i)
    const found = await json<Page>(other.get("/api/topics/catalog?search=ourmarkerword"))
    expect(found.total).toBe(0)
  })

  it("is the same whether it comes by import, matrix or sync", async ({ expect }) => {
    const org = await anOrg()
    const { id } = await org.importBatch(1, {
      mappings: [
        { csvColumn: "Name", targetField: "topic_name" },
        { csvColumn: "Words", targetField: "keywords" },
        { csvColumn: "Category", targetField: "parent_category" },
      ],
    })
    const { caller } = await org.apiKey()
    const name = aName("Ford truck owners")
    const mappings = [
      { csvColumn: "Name", targetField: "topic_name" },
      { csvColumn: "Words", targetField: "keywords" },
      { csvColumn: "Category", targetField: "parent_category" },
    ]
    const rows = [{ Name: name, Words: "markerword, other", Category: "Travel" }]
    await caller.post(`/api/import/${id}/chunk`, { chunkIndex: 0, rows, mappings })
    await generateMatrix(org.ctx(), {
      dimensions: [
        { name: "Brand", values: [aName("Ford")] },
        { name: "What", values: ["truck owners"] },
      ],
      parentCategory: "Travel",
    })
    const { data } = await json<Page>(caller.get("/api/topics"))
    expect(data.map(({ parent_category }) => parent_category)).toEqual(["Travel", "Travel"])
    for (const { topic_id } of data) {
      const row = await globalRow(topic_id)
      expect(row?.["parent_category"]).toBe("Auto")
      expect(row?.["keywords"]).not.toContain("markerword")
    }
    expect(await countDifferences(org.id)).toEqual([])
  })
})

describe("a private topic", () => {
  const MARKER = `Zyxq${crypto.randomUUID().slice(0, 8)}`
  const NAME = `${MARKER} truck owners`
  let org: TestOrg
  let owner: Caller
  let mine: Created
  let other: Caller
  let otherOrg: TestOrg

  beforeAll(async () => {
    ;[org, otherOrg] = [await anOrg(), await anOrg()]
    ;[owner, other] = [await org.signedInAs("owner"), await otherOrg.signedInAs("owner")]
    mine = await json<Created>(
      owner.post("/api/topics", { topic_name: NAME, private: true, keywords: [`${MARKER}words`] }),
    )
    await owner.patch(`/api/topics/${mine.id}`, { performance_score: 99 })
    // Everything that could carry it into the catalog has run.
    await owner.post(`/api/topics/${mine.id}/reclassify`, {})
    await walkIndex(testServices(), null)
    await otherOrg.topic()
  })

  it("is in its own library like any other", async ({ expect }) => {
    expect(mine).toMatchObject({ topic_name: NAME, private: true })
    expect(await json<Page>(owner.get(`/api/topics?search=${MARKER}`))).toMatchObject({
      total: 1,
      data: [{ id: mine.id }],
    })
    expect(await json<object>(owner.get("/api/topics/stats"))).toMatchObject({ total: 1 })
    expect(await json<object>(owner.get(`/api/topics/${mine.topic_id}/explain`))).toMatchObject({
      topic: { id: mine.id },
    })
    const [exported] = await json<Created[]>(owner.get("/api/export?format=json"))
    expect(exported).toMatchObject({ id: mine.id, private: true })
    const edited = await json<Created>(owner.patch(`/api/topics/${mine.id}`, { segment_type: "B2B" }))
    expect(edited).toMatchObject({ segment_type: "B2B", private: true })
    expect((await json<Page>(owner.get("/api/topics"))).total).toBe(1)
    expect(await countDifferences(org.id)).toEqual([])
  })

  it("is a duplicate for its own organization, by name and by alias", async ({ expect }) => {
    const again = await owner.post("/api/topics", { topic_name: NAME.toUpperCase() })
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ id: mine.id, duplicate: true })
    expect(await json<object>(owner.post("/api/topics/check-duplicate", { topic_name: NAME }))).toMatchObject({
      isDuplicate: true,
      existingTopic: { id: mine.topic_id },
    })
    const elsewhere = await json<Created>(
      owner.post("/api/topics", { topic_name: `owners of ${MARKER} trucks` }, { "x-workspace-id": "emea" }),
    )
    expect(elsewhere.topic_id).toBe(mine.topic_id)
  })

  it("never appears on any read route of another organization, or of operators", async ({ expect }) => {
    const operator = await anOperator()
    const { caller: key } = await otherOrg.apiKey()
    const { caller: sdk } = await otherOrg.sdkKey()
    const queries = [
      `search=${MARKER}`,
      `q=${MARKER}&limit=100`,
      "pageSize=100&limit=100&showArchived=true&sortBy=performance_score",
      "pageSize=100&sortBy=created_at&showArchived=true",
      `inLibrary=false&search=${MARKER}`,
      "inLibrary=false&pageSize=100&sortBy=topic_name&sortOrder=desc",
      `topicId=${mine.topic_id}`,
      `format=json&search=${MARKER}`,
      "status=needs_review",
      "",
    ]
    const ids = [mine.id, mine.topic_id]
    const paths = routes
      .filter(
        ({ definition: { method, access } }) =>
          method === "get" && access.by !== "relay" && access.by !== "maintenance",
      )
      .flatMap(({ definition: { path } }) => {
        if (!path.includes("{")) return queries.map((query) => `${path}?${query}`)
        // One row is read, whatever the query says.
        const named = ids.map((id) => path.replaceAll(/\{\w+\}/g, id))
        return named.flatMap((one) => [one, `${one}?${queries[0]}`])
      })
    expect(paths.length).toBeGreaterThan(400)
    // Audit logs first: they show what their readers searched for, as in the other paths.
    paths.sort((a, b) => Number(b.includes("/audit")) - Number(a.includes("/audit")))
    const found: string[] = []
    for (const path of paths) {
      const caller = path.startsWith("/api/admin") ? operator : path.startsWith("/api/sdk/") ? sdk : other
      const answer = await caller.get(path)
      if ((await answer.text()).includes(MARKER)) found.push(path)
    }
    expect(found).toEqual([])
    const byKey = await key.get(`/api/topics/catalog?search=${MARKER}`)
    expect(await byKey.json()).toMatchObject({ total: 0, data: [] })
  })

  it("matches nothing that another organization asks about or brings in", async ({ expect }) => {
    const { caller: sdk } = await otherOrg.sdkKey()
    const question = { topic_name: NAME, parent_category: "Auto" }
    for (const answer of [
      await other.post("/api/topics/check-duplicate", question),
      await sdk.post("/api/sdk/check-duplicate", question),
      await other.post("/api/topics/check-duplicate", { topic_name: `Owners of ${MARKER} Trucks` }),
    ]) {
      const text = await answer.text()
      expect(JSON.parse(text)).toMatchObject({ isDuplicate: false })
      expect(text).not.toContain(MARKER)
    }
    for (const id of [mine.topic_id, mine.id]) {
      expect(await json<object>(other.post("/api/topics/catalog", { topicIds: [id] }))).toEqual({ added: 0 })
      await expect(await other.post(`/api/topics/${id}/publish`)).toRefuse(404, "Topic not found")
    }
    expect(await json<object>(other.post("/api/topics/catalog", { filters: { search: MARKER } }))).toEqual({ added: 0 })
    const classified = await other.post("/api/classify", { messages: [{ role: "user", content: NAME }] })
    expect(classified.headers.get("x-classification-engine")).toBe("local")
    const preview = await json<{ duplicates: number }>(
      other.post("/api/topics/generate-matrix", {
        dimensions: [
          { name: "a", values: [MARKER] },
          { name: "b", values: ["truck owners"] },
        ],
        preview: true,
      }),
    )
    expect(preview.duplicates).toBe(0)
    const operator = await anOperator()
    await expect(await operator.patch(`/api/admin/topics/${mine.topic_id}`, { segmentType: "B2B" })).toRefuse(
      404,
      "Topic not found",
    )
    expect(await json<object>(operator.post("/api/admin/topics/archive", { topicIds: [mine.topic_id] }))).toEqual({
      archived: 0,
    })
    const vector = embed(topicText({ ...classifyLocally(NAME), topicName: NAME }))
    const matches = (await testServices().vectors.queryMany([vector], { topK: 5, threshold: 0.5 })).flat()
    expect(matches.map(({ id }) => id)).not.toContain(mine.topic_id)
  })

  it("does not keep another organization from having one of the same name, private or not", async ({ expect }) => {
    const [second, third] = [await anOrg(), await anOrg()]
    const theirs = await createTopic(second.ctx(), { topic_name: NAME, private: true })
    expect(theirs).toMatchObject({ private: true })
    expect(theirs).not.toHaveProperty("duplicate")
    expect(theirs.topic_id).not.toBe(mine.topic_id)
    const open = await createTopic(third.ctx(), { topic_name: NAME })
    expect(open).toMatchObject({ private: false })
    expect([mine.topic_id, theirs.topic_id]).not.toContain(open.topic_id)
    // Its own comes first for each.
    expect((await createTopic(org.ctx(), { topic_name: NAME })).topic_id).toBe(mine.topic_id)
    // A name that is in the catalog already is adopted from there.
    const fourth = await createTopic((await anOrg()).ctx(), { topic_name: NAME, private: true })
    expect(fourth).toMatchObject({ topic_id: open.topic_id, private: false })
    await expect(await owner.post(`/api/topics/${mine.id}/publish`)).toRefuse(
      409,
      "The catalog already has this topic, add it from there",
    )
  })
})

describe("publishing", () => {
  it("moves a topic into the catalog with its name and what the engine says, and nothing else", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const name = aName("Ford truck owners")
    const mine = await json<Created>(
      owner.post("/api/topics", { topic_name: name, private: true, keywords: ["ownwords"], external_id: "x" }),
    )
    const published = await json<Created>(owner.post(`/api/topics/${mine.topic_id}/publish`))
    expect(published).toMatchObject({ id: mine.id, topic_id: mine.topic_id, private: false, keywords: ["ownwords"] })
    const other = await (await anOrg()).signedInAs("owner")
    const search = encodeURIComponent(name)
    const catalog = await json<{ data: object[] }>(other.get(`/api/topics/catalog?search=${search}`))
    expect(catalog.data).toMatchObject([{ id: mine.topic_id, topicName: name, inLibrary: false }])
    expect(await json<object>(other.post("/api/topics/check-duplicate", { topic_name: name }))).toMatchObject({
      isDuplicate: true,
      existingTopic: { id: mine.topic_id },
    })
    const theirs = await json<Created>(other.post("/api/topics", { topic_name: name }))
    expect(theirs.topic_id).toBe(mine.topic_id)
    expect(theirs.keywords).not.toContain("ownwords")
    const [entry] = await json<HistoryEntry[]>(owner.get(`/api/topics/${mine.id}/history`))
    expect(entry).toMatchObject({
      changeType: "field_edit",
      previousValues: { private: true },
      newValues: { private: false },
    })
    expect((await owner.post(`/api/topics/${mine.id}/publish`)).status).toBe(200)
    expect(await countDifferences(org.id)).toEqual([])
  })
})

describe("the organization's default", () => {
  it("is chosen by owners and admins, and applies to topics, imports and matrices that do not say", async ({
    expect,
  }) => {
    const org = await anOrg()
    const [owner, member] = [await org.signedInAs("owner"), await org.signedInAs("member")]
    const path = "/api/organization/settings"
    expect(await json<Settings>(member.get(path))).toMatchObject({ privateTopics: false })
    await expect(await member.patch(path, { privateTopics: true })).toRefuse(403, "Forbidden")
    await expect(await owner.patch(path, {})).toRefuse(400, "No valid fields to update")
    await expect(await owner.patch(path, { privateTopics: "yes" })).toRefuse(400, "privateTopics must be true or false")
    expect(await json<Settings>(owner.patch(path, { privateTopics: true }))).toMatchObject({ privateTopics: true })
    const create = (body: object) => json<Created>(owner.post("/api/topics", { topic_name: aName("Tea"), ...body }))
    expect((await create({})).private).toBe(true)
    expect((await create({ private: false })).private).toBe(false)
    await expect(await owner.post("/api/topics", { topic_name: "x", private: 1 })).toRefuse(
      400,
      "private must be true or false",
    )
    const { id } = await org.importBatch(1)
    const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
    const rows = [{ Name: aName("Coffee") }]
    await owner.post(`/api/import/${id}/chunk`, { chunkIndex: 0, rows, mappings })
    expect(await json<object>(owner.get(`/api/import/${id}/status`))).toMatchObject({ private: true, success_count: 1 })
    const open = await org.importBatch(1, { private: false })
    await owner.post(`/api/import/${open.id}/chunk`, { chunkIndex: 0, rows: [{ Name: aName("Coffee") }], mappings })
    const dimensions = [
      { name: "a", values: [aName("Wine")] },
      { name: "b", values: ["lovers"] },
    ]
    await owner.post("/api/topics/generate-matrix", { dimensions })
    const { data } = await json<{ data: (Created & { private: boolean })[] }>(owner.get("/api/topics?sortOrder=asc"))
    expect(data.map((one) => one.private)).toEqual([true, false, true, false, true])
    const totalOf = async (query: string) => (await json<Page>(owner.get(`/api/topics?${query}`))).total
    expect(await totalOf("private=true")).toBe(3)
    expect(await totalOf("private=false&sortBy=topic_name")).toBe(2)
    expect(await totalOf("private=true&created_from=2026-01-01&unsure=false")).toBeLessThanOrEqual(3)
    await expect(await owner.get("/api/topics?private=maybe")).toRefuse(400, "private must be true or false")
    expect(await countDifferences(org.id)).toEqual([])
  })
})
