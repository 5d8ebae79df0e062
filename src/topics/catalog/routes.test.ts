import { beforeAll, describe, it } from "vitest"
import { KNOWLEDGE_VERSION } from "../../knowledge/engine/version.ts"
import { aName, anOrg, testServices, type TestOrg } from "../../testing/factories.ts"
import { manyTopics } from "../../testing/many-topics.ts"
import { setCertainty } from "../../testing/set-certainty.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { sampled } from "../../testing/runs.ts"
import { type HistoryEntry, json, type Page } from "../../testing/topic-answers.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
import { SORTS } from "../library/schema.ts"
import { addFromCatalog } from "./add-from-catalog.ts"
import { catalogFacets } from "./catalog-facets.ts"
import { listCatalog } from "./list-catalog.ts"
import { CatalogQuery } from "./schema.ts"
import { everyDatabase } from "../../testing/every-database.ts"

type CatalogTopic = Awaited<ReturnType<typeof listCatalog>>["data"][number]

const COUNT = 4_000
let org: TestOrg
let marker: string
let everything: CatalogTopic[]
const external = new Set<string>()

const ask = (query: Record<string, string>) => listCatalog(org.ctx(), CatalogQuery.parse({ search: marker, ...query }))

/** Every third topic is in the library, every sixth has an external id there. */
beforeAll(async () => {
  org = await anOrg()
  marker = aName("").trim().toLowerCase()
  await manyTopics(COUNT, marker)
  await setCertainty(marker)
  const third = Array.from({ length: COUNT / 3 }, (_, i) => `tp_${marker}_${i * 3}`)
  for (let i = 0; i < third.length; i += 500) await addFromCatalog(org.ctx(), { topicIds: third.slice(i, i + 500) })
  const { d1 } = testServices()
  const marked = await d1
    .prepare("UPDATE org_topics SET external_id = 'x' WHERE org_id = ? AND seq % 2 = 0 RETURNING topic_id")
    .bind(org.id)
    .all<{ topic_id: string }>()
  for (const row of marked.results) external.add(row.topic_id)
  const pages = await Promise.all(
    Array.from({ length: COUNT / 100 }, (_, i) => ask({ page: `${i + 1}`, pageSize: "100", sortOrder: "asc" })),
  )
  everything = pages.flatMap(({ data }) => data)
}, 60_000)

const fits = (topic: CatalogTopic, query: Record<string, string>) =>
  Object.entries(query).every(([name, value]) => {
    if (name === "inLibrary") return topic.inLibrary === (value === "true")
    if (name === "hasExternalId") return external.has(topic.id) === (value === "true")
    if (name === "unsure") return topic.unsure === (value === "true")
    if (name === "confidence_lt") return topic.confidence !== null && topic.confidence < Number(value)
    if (name === "qualifier") return topic.qualifiers.some((one) => value === `${one.kind}:${one.value}`)
    if (name === "search")
      return value.split(" ").every((word) => topic.topicName.split(" ").some((w) => w.startsWith(word)))
    return name in topic ? topic[name as "id"] === value : true
  })

const CAMEL = {
  created_at: "createdAt",
  topic_name: "topicName",
  parent_category: "parentCategory",
  segment_type: "segmentType",
  taxonomy_type: "taxonomyType",
  audience_type: "audienceType",
} as const

const QUERIES: Record<string, string>[] = [
  {},
  { segmentType: "B2C" },
  { taxonomyType: "Automotive" },
  { parentCategory: "Auto", segmentType: "B2C" },
  { subcategory: "Luxury Cars" },
  { audienceType: "In-Market", segmentType: "B2C" },
  { inLibrary: "true" },
  { inLibrary: "false" },
  { inLibrary: "true", segmentType: "B2C" },
  { inLibrary: "false", parentCategory: "Auto" },
  { hasExternalId: "true" },
  { hasExternalId: "false" },
  { hasExternalId: "true", segmentType: "B2C" },
  { inLibrary: "true", hasExternalId: "false" },
  { inLibrary: "false", hasExternalId: "true" },
  { unsure: "true" },
  { unsure: "false", segmentType: "B2C" },
  { unsure: "false", inLibrary: "false" },
  { unsure: "true", inLibrary: "true" },
  { unsure: "false", inLibrary: "true", hasExternalId: "false", parentCategory: "Auto" },
  { confidence_lt: "0.4" },
  { confidence_lt: "0.4", inLibrary: "false", unsure: "false" },
  { qualifier: "age:25-54" },
  { qualifier: "gender:female", confidence_lt: "0.7", segmentType: "B2C" },
]

const CASES = QUERIES.flatMap((query) => SORTS.map((sortBy) => ({ query, sortBy })))

describe("GET /api/topics/catalog", () => {
  it("returns the same rows, order and total as a full scan", async ({ expect }) => {
    expect(everything).toHaveLength(COUNT)
    for (const { query, sortBy } of sampled(CASES, 13)) {
      const sorted = everything
        .filter((topic) => fits(topic, query))
        .sort((a, b) => (a[CAMEL[sortBy]] < b[CAMEL[sortBy]] ? -1 : a[CAMEL[sortBy]] > b[CAMEL[sortBy]] ? 1 : 0))
        .toReversed()
      const last = Math.max(1, Math.ceil(sorted.length / 25))
      for (const page of new Set([1, Math.ceil(last / 2) + 1, last])) {
        const answer = await ask({ ...query, sortBy, page: `${page}` })
        const label = JSON.stringify({ ...query, sortBy, page })
        expect(answer.total, label).toBe(sorted.length)
        const expected = sorted.slice((page - 1) * 25, page * 25)
        expect(
          answer.data.map(({ id }) => id),
          label,
        ).toEqual(expected.map(({ id }) => id))
      }
    }
  })

  it("returns correct totals for filters on the whole catalog, with and without a search", async ({ expect }) => {
    const { d1 } = testServices()
    const live = "t.merged_into IS NULL AND t.archived_at IS NULL"
    const linked = `t.id IN (SELECT topic_id FROM org_topics WHERE org_id = '${org.id}'`
    const conditions: [Record<string, string>, string][] = [
      [{}, "true"],
      [{ segmentType: "B2C", audienceType: "In-Market" }, "segment_type = 'B2C' AND audience_type = 'In-Market'"],
      [{ subcategory: "Luxury Cars", segmentType: "B2C" }, "subcategory = 'Luxury Cars' AND segment_type = 'B2C'"],
      [{ inLibrary: "true" }, `${linked})`],
      [{ inLibrary: "false", segmentType: "B2C" }, `segment_type = 'B2C' AND NOT ${linked})`],
      [{ inLibrary: "true", subcategory: "Luxury Cars" }, `subcategory = 'Luxury Cars' AND ${linked})`],
      [{ hasExternalId: "true" }, `${linked} AND external_id IS NOT NULL)`],
      [{ hasExternalId: "false" }, `NOT ${linked} AND external_id IS NOT NULL)`],
      [
        { hasExternalId: "true", segmentType: "B2C" },
        `segment_type = 'B2C' AND ${linked} AND external_id IS NOT NULL)`,
      ],
      [{ inLibrary: "true", hasExternalId: "false" }, `${linked} AND external_id IS NULL)`],
      [{ unsure: "true" }, "unsure = 1"],
      [{ unsure: "false" }, "unsure = 0"],
      [{ unsure: "false", segmentType: "B2C" }, "unsure = 0 AND segment_type = 'B2C'"],
      [{ unsure: "false", inLibrary: "false" }, `unsure = 0 AND NOT ${linked})`],
      [{ confidence_lt: "0.5" }, "confidence < 0.5"],
      [{ confidence_lt: "0.5", inLibrary: "true" }, `confidence < 0.5 AND ${linked})`],
      [{ qualifier: "age" }, 'qualifiers LIKE \'%"kind":"age"%\''],
      [{ qualifier: "gender:Female", unsure: "false" }, 'unsure = 0 AND qualifiers LIKE \'%"value":"female"%\''],
    ]
    for (const [at, [query, condition]] of conditions.entries()) {
      const counted = await d1
        .prepare(`SELECT count(*) AS n FROM topics AS t WHERE ${live} AND ${condition}`)
        .first<{ n: number }>()
      // Another order for each filter.
      for (const sortBy of sampled([...SORTS.slice(at % SORTS.length), ...SORTS.slice(0, at % SORTS.length)], 3)) {
        const answer = await listCatalog(org.ctx(), CatalogQuery.parse({ ...query, sortBy }))
        expect(answer.total, JSON.stringify(query)).toBe(counted?.n)
        const column = sortBy === "created_at" || sortBy === "topic_name" ? sortBy : `${sortBy} DESC, created_at`
        const { results } = await d1
          .prepare(
            `SELECT id FROM topics AS t WHERE ${live} AND ${condition} ORDER BY ${column} DESC, seq DESC LIMIT 25`,
          )
          .all<{ id: string }>()
        expect(
          answer.data.map(({ id }) => id),
          JSON.stringify({ ...query, sortBy }),
        ).toEqual(results.map(({ id }) => id))
      }
    }
  })

  it("scans no table for any filter and sort", async ({ expect }) => {
    const recorded = recordedD1(testServices().d1)
    const ctx = { ...org.ctx(), ...everyDatabase(recorded.d1) }
    const cases = [undefined, marker].flatMap((search) => CASES.map(({ query, sortBy }) => ({ search, query, sortBy })))
    for (const { search, query, sortBy } of sampled(cases, 5))
      await listCatalog(ctx, CatalogQuery.parse({ search, ...query, sortBy }))
    await listCatalog(
      ctx,
      CatalogQuery.parse({ subcategoryL1: "x", subcategoryL2: "x", subcategoryL3: "x", subcategoryL4: "x" }),
    )
    await catalogFacets(ctx)
    const plans = await recorded.plans()
    expect(plans.length).toBeGreaterThan(50)
    for (const { text, steps } of plans) expect(fullScans(steps), text).toEqual([])
  })

  it.for([
    { query: {}, passes: 1 },
    // From the end, where few topics of other tests are: those among the first of the list are found with the count.
    { query: { sortBy: "topic_name", sortOrder: "desc", segmentType: "B2C" }, passes: 1 },
    { query: { page: "100" }, passes: 2 },
  ])("goes through the word index as often as needed for $query", async ({ query, passes }, { expect }) => {
    const recorded = recordedD1(testServices().d1)
    await listCatalog({ ...org.ctx(), ...everyDatabase(recorded.d1) }, CatalogQuery.parse({ search: marker, ...query }))
    const plans = await recorded.plans()
    expect(plans.filter(({ text }) => text.includes(" MATCH "))).toHaveLength(passes)
  })

  it("searches names, paths and keywords, and requires every word", async ({ expect }) => {
    const viewer = await org.signedInAs("viewer")
    const total = async (search: string) =>
      (await json<Page>(viewer.get(`/api/topics/catalog?search=${encodeURIComponent(search)}`))).total
    const { topicId } = await org.topic(`${aName("Men's runners'")} gear`)
    const name =
      (await testServices()
        .d1.prepare("SELECT topic_name, keywords, taxonomy_path, parent_category FROM topics WHERE id = ?")
        .bind(topicId)
        .first<Record<string, string>>()) ?? {}
    const tail = name["topic_name"]?.split(" ").at(-2) ?? ""
    const [keyword = ""] = JSON.parse(name["keywords"] ?? "[]") as string[]
    for (const words of [
      "men's",
      "mens",
      "RUNNERS",
      keyword,
      name["taxonomy_path"],
      name["parent_category"],
      tail.slice(0, 6),
    ]) {
      expect(await total(`${tail} ${words}`), words).toBe(1)
    }
    expect(await total(`${tail} nothing`)).toBe(0)
    expect(await total(`${tail} OR ford`)).toBe(0)
    expect(await total(`_s423243`)).toBe(0)
    expect(await total(`facets:`)).toBe(0)
  })

  it("returns the record of the interface", async ({ expect }) => {
    const name = aName("Ford truck owners")
    const { topicId } = await org.topic(name)
    const other = await (await anOrg()).signedInAs("viewer")
    const path = `/api/topics/catalog?search=${encodeURIComponent(name)}`
    const { data } = await json<Page<CatalogTopic>>(other.get(path))
    expect(data).toEqual([
      {
        id: topicId,
        topicName: name,
        parentCategory: "Auto",
        taxonomyType: "Automotive",
        subcategory: expect.any(String),
        segmentType: "B2C",
        audienceType: "Ownership",
        iabCode: expect.any(String),
        engineVersion: "2.5",
        knowledgeVersion: KNOWLEDGE_VERSION,
        createdAt: expect.stringMatching(/Z$/),
        inLibrary: false,
        confidence: expect.closeTo(0.9, 0),
        unsure: false,
        qualifiers: [],
      },
    ])
    const mine = await json<Page<CatalogTopic>>((await org.signedInAs("viewer")).get(path))
    expect(mine.data[0]?.inLibrary).toBe(true)
  })

  it("rejects invalid queries", async ({ expect }) => {
    const viewer = await org.signedInAs("viewer")
    await expect(await viewer.get("/api/topics/catalog?inLibrary=1")).toRefuse(400, "inLibrary must be true or false")
  })
})

describe("GET /api/topics/catalog/facets", () => {
  it("returns the taxonomy's level-0 nodes and the values of live topics", async ({ expect }) => {
    const { d1 } = testServices()
    const { topicId } = await org.topic()
    await d1.prepare("UPDATE topics SET subcategory_l1 = 'Gone', archived_at = 'x' WHERE id = ?").bind(topicId).run()
    const facets = await json<Record<string, string[]>>(
      (await org.signedInAs("viewer")).get("/api/topics/catalog/facets"),
    )
    const nodes = GROUPS.flatMap(({ categories }) => categories.flatMap((c) => c.subcategories.map(({ name }) => name)))
    expect(facets["subcategories"]).toEqual([...new Set(nodes)].sort())
    for (const [name, column] of [
      ["subcategoryL1s", "subcategory_l1"],
      ["subcategoryL2s", "subcategory_l2"],
    ] as const) {
      const { results } = await d1
        .prepare(`SELECT DISTINCT ${column} AS value FROM topics WHERE ${column} IS NOT NULL AND ${isLive()}`)
        .all()
      expect(facets[name]).toEqual(results.map(({ value }) => String(value)).sort())
    }
    expect(facets["parentCategories"]).toContain("Auto")
    expect(facets["segmentTypes"]).toEqual(["B2B", "B2B2C", "B2C", "B2E", "B2G"])
  })
})

describe("POST /api/topics/catalog", () => {
  it("adopts by ids, skips existing, unknown and archived topics, and records it in the history", async ({
    expect,
  }) => {
    const buyer = await anOrg()
    const member = await buyer.signedInAs("member")
    const [one, two, archived] = [await org.topic(), await org.topic(), await org.topic()]
    await testServices().d1.prepare("UPDATE topics SET archived_at = 'x' WHERE id = ?").bind(archived.topicId).run()
    const add = (topicIds: string[]) => json<object>(member.post("/api/topics/catalog", { topicIds }))
    expect(await add([one.topicId, one.topicId, archived.topicId, "tp_unknown"])).toEqual({ added: 1 })
    expect(await add([one.topicId, two.topicId])).toEqual({ added: 1 })
    expect(await add([])).toEqual({ added: 0 })
    const { data } = await json<Page>(member.get("/api/topics?source=catalog&sortOrder=asc"))
    expect(data.map(({ topic_id: id }) => id)).toEqual([one.topicId, two.topicId])
    expect(new Set(data.map(({ id }) => id)).size).toBe(2)
    const history = await json<HistoryEntry[]>(member.get(`/api/topics/${one.topicId}/history`))
    expect(history).toMatchObject([{ changeType: "created", source: "catalog", changedBy: buyer.userId("member") }])
  })

  it("adopts all topics matching the filters, each once", async ({ expect }) => {
    const buyer = await anOrg()
    const member = await buyer.signedInAs("member")
    const filters = { search: marker, segmentType: "B2B", parentCategory: "Auto" }
    const expected = everything.filter((topic) => fits(topic, { segmentType: "B2B", parentCategory: "Auto" })).length
    expect(expected).toBeGreaterThan(0)
    const add = (headers?: Record<string, string>) =>
      json<object>(member.post("/api/topics/catalog", { filters }, headers))
    expect(await Promise.all([add(), add()])).toEqual(expect.arrayContaining([{ added: expected }, { added: 0 }]))
    expect(await add({ "x-workspace-id": "west" })).toEqual({ added: expected })
    expect((await json<Page>(member.get("/api/topics"))).total).toBe(expected * 2)
    expect(await json<object>(member.post("/api/topics/catalog", { filters: { search: "???" } }))).toEqual({ added: 0 })
  })

  it.for([
    [{}, "topicIds array or filters object required"],
    [{ topicIds: "x" }, "topicIds array or filters object required"],
    [{ filters: [] }, "topicIds array or filters object required"],
    [{ filters: { parentCategry: "Auto" } }, "filters has no parentCategry"],
    [{ topicIds: Array(501).fill("tp_x") }, "topicIds must be at most 500"],
  ] as const)("refuses %j", async ([body, message], { expect }) => {
    const member = await (await anOrg()).signedInAs("member")
    await expect(await member.post("/api/topics/catalog", body)).toRefuse(400, message)
  })
})
