import { beforeAll, describe, it } from "vitest"
import { aName, anOrg, testServices, type TestOrg } from "../../testing/factories.ts"
import { manyTopics } from "../../testing/many-topics.ts"
import { setCertainty } from "../../testing/set-certainty.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { sampled } from "../../testing/runs.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import { libraryFacets } from "./library-facets.ts"
import { listHistory } from "./list-history.ts"
import { listTopics } from "./list-topics.ts"
import type { TopicRecord } from "./schema.ts"
import { ListQuery, SORTS } from "./schema.ts"
import { libraryStats } from "./stats.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const COUNT = 6_000
let org: TestOrg
let everything: TopicRecord[]
let marker: string

/** A library large enough that each read strategy is the best one for some query. */
beforeAll(async () => {
  org = await anOrg()
  marker = aName("").trim().toLowerCase()
  await manyTopics(COUNT, marker)
  await setCertainty(marker)
  const owner = await org.signedInAs("owner")
  await owner.post("/api/topics/catalog", { filters: { search: marker } })
  const { d1 } = testServices()
  await d1.batch([
    d1.prepare("UPDATE org_topics SET external_id = 'ext-' || seq WHERE org_id = ? AND seq % 3 = 0").bind(org.id),
    d1.prepare("UPDATE org_topics SET source = 'import' WHERE org_id = ? AND seq % 4 = 0").bind(org.id),
    d1
      .prepare(
        "UPDATE org_topics SET created_at = (SELECT created_at FROM topics WHERE id = topic_id) WHERE org_id = ?",
      )
      .bind(org.id),
    // Hours become days, so that lists can be filtered by them.
    d1
      .prepare(
        `UPDATE org_topics SET created_at = '2026-01-0' || (1 + substr(created_at, 13, 1)) || substr(created_at, 11)
         WHERE org_id = ?`,
      )
      .bind(org.id),
    d1
      .prepare(
        `UPDATE org_topics SET overrides = '{"segment_type":"B2B","parent_category":"Auto"}' WHERE org_id = ? AND seq % 50 = 0`,
      )
      .bind(org.id),
  ])
  for (const [tag, every] of [
    ["Third", 3],
    ["rare", 2_100],
  ] as const) {
    await d1
      .prepare(
        "INSERT INTO topic_tags (org_id, tag, link_seq) SELECT org_id, ?, seq FROM org_topics WHERE org_id = ? AND seq % ? = 0",
      )
      .bind(tag, org.id, every)
      .run()
  }
  for (const { on, status, every } of SEGMENTS) {
    await d1
      .prepare(
        `INSERT OR IGNORE INTO activations (id, org_id, org_topic_id, topic_id, connection_id, platform, status, created_at)
         SELECT ?1 || ?2 || id, org_id, id, topic_id, ?1, 'dspapi', ?2, created_at FROM org_topics WHERE org_id = ?3 AND seq % ?4 = 0`,
      )
      .bind(on, status, org.id, every)
      .run()
  }
  everything = await readAll()
  for (const { on, status, every } of SEGMENTS) {
    const { results } = await d1
      .prepare("SELECT id FROM org_topics WHERE org_id = ? AND seq % ? = 0")
      .bind(org.id, every)
      .all<{ id: string }>()
    for (const { id } of results) held.add(`${on} ${status} ${id}`).add(`any ${status} ${id}`)
  }
}, 60_000)

/** Connections with live, pending and rejected segments of every so many topics. */
const SEGMENTS = [
  { on: "conn_east", status: "active", every: 4 },
  { on: "conn_west", status: "active", every: 9 },
  { on: "conn_west", status: "pending", every: 10 }, // ignored where one is live
  { on: "conn_west", status: "error", every: 2 },
]
const held = new Set<string>()
const isLive = (id: string, on: string) => held.has(`${on} active ${id}`)

const ask = (query: Record<string, string>) => listTopics(org.ctx(), ListQuery.parse(query))

async function readAll(): Promise<TopicRecord[]> {
  const pages = await Promise.all(
    Array.from({ length: COUNT / 100 }, (_, i) => ask({ page: `${i + 1}`, pageSize: "100", sortOrder: "asc" })),
  )
  return pages.flatMap(({ data }) => data)
}

const FIELDS: Record<string, keyof TopicRecord> = {
  taxonomyType: "taxonomy_type",
  parentCategory: "parent_category",
  subcategory: "subcategory",
  subcategoryL1: "subcategory_l1",
  subcategoryL2: "subcategory_l2",
  segmentType: "segment_type",
  audienceType: "audience_type",
  iabCode: "iab_code",
  engineVersion: "engine_version",
  source: "source",
  sensitivity: "sensitivity",
  intensity: "intensity",
  buyerJourney: "buyer_journey",
}

/** Every third topic is tagged "third", every 2,100th "rare" as well. */
const isTagged = ({ external_id: externalId }: TopicRecord, tag: string) => {
  const seq = Number(externalId?.slice("ext-".length))
  return seq % ({ rare: 2_100, third: 3 }[tag.toLowerCase()] ?? Number.POSITIVE_INFINITY) === 0
}

function isQualified({ qualifiers }: TopicRecord, asked: string): boolean {
  const [kind, value] = asked.split(":")
  return qualifiers.some((one) => one.kind === kind && (value === undefined || one.value === value))
}

function fits(record: TopicRecord, query: Record<string, string>): boolean {
  return Object.entries(query).every(([name, value]) => {
    const field = FIELDS[name]
    if (field) return record[field] === value
    if (name === "hasExternalId") return (record.external_id !== null) === (value === "true")
    if (name === "unsure") return record.unsure === (value === "true")
    if (name === "confidence_lt") return record.confidence !== null && record.confidence < Number(value)
    if (name === "confidence_gte") return record.confidence !== null && record.confidence >= Number(value)
    if (name === "created_from") return record.created_at.slice(0, 10) >= value
    if (name === "created_to") return record.created_at.slice(0, 10) <= value
    if (name === "pushed_to") return isLive(record.id, value)
    if (name === "not_pushed_to") return !isLive(record.id, value) && !held.has(`${value} pending ${record.id}`)
    if (name === "tag") return isTagged(record, value)
    if (name === "qualifier") return isQualified(record, value)
    if (name === "internalId") return record.external_id?.toLowerCase().includes(value.toLowerCase()) ?? false
    if (name !== "search") return true
    return value.split(" ").every((word) => record.topic_name.split(" ").some((part) => part.startsWith(word)))
  })
}

/** The expected result: all matching records, sorted by the column, then by creation in the same direction. */
function byHand(query: Record<string, string>): TopicRecord[] {
  const { sortBy = "created_at", sortOrder = "desc" } = query
  const key = sortBy as "topic_name"
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  // The records are already in order of creation, and sorting is stable.
  const sorted = everything.filter((record) => fits(record, query)).sort((a, b) => compare(a[key], b[key]))
  return sortOrder === "desc" ? sorted.toReversed() : sorted
}

const QUERIES: Record<string, string>[] = [
  {},
  { segmentType: "B2C" },
  { parentCategory: "Auto" },
  { taxonomyType: "Automotive", segmentType: "B2B" },
  { parentCategory: "Auto", sensitivity: "None" },
  { subcategory: "Luxury Cars" },
  { subcategoryL1: "Luxury Cars deeper" },
  { subcategoryL2: "Luxury Cars deeper still", segmentType: "B2C" },
  { audienceType: "In-Market", segmentType: "B2C" },
  { iabCode: "23" },
  { engineVersion: "2.4" },
  { source: "import", intensity: "High" },
  { sensitivity: "None", buyerJourney: "Decision" },
  { hasExternalId: "true" },
  { hasExternalId: "false", segmentType: "B2C" },
  { internalId: "ext-1" },
  { internalId: "XT-1" },
  { internalId: "ext-1", segmentType: "B2C" },
  { search: "ford" },
  { search: "tru lux" },
  { search: "ford", parentCategory: "Auto" },
  { search: "o", segmentType: "B2C" },
  { parentCategory: "No such" },
  { unsure: "true" },
  { unsure: "false" },
  { unsure: "false", segmentType: "B2C" },
  { unsure: "true", segmentType: "B2C", subcategory: "Luxury Cars" },
  { unsure: "false", search: "ford", hasExternalId: "true" },
  { unsure: "false", confidence_lt: "0.5", qualifier: "age" },
  { confidence_lt: "0.2" },
  { confidence_lt: "1", segmentType: "B2C" },
  { confidence_lt: "0" },
  { confidence_lt: ".6", search: "tru lux" },
  { qualifier: "age" },
  { qualifier: "age:25-54", unsure: "true" },
  { qualifier: "gender:female", parentCategory: "Auto" },
  { qualifier: "gender:male" },
  { confidence_gte: "0.8" },
  { confidence_gte: "0.4", confidence_lt: "0.6", segmentType: "B2C" },
  { created_from: "2026-01-02" },
  { created_to: "2026-01-01", parentCategory: "Auto" },
  { created_from: "2026-01-02", created_to: "2026-01-02", search: "ford" },
  { created_from: "2027-01-01" },
  { tag: "third" },
  { tag: "rare" },
  { tag: "THIRD", segmentType: "B2C", created_from: "2026-01-03" },
  { tag: "third", search: "tru lux" },
  { tag: "none" },
  { pushed_to: "conn_east" },
  { not_pushed_to: "conn_west" },
  { pushed_to: "conn_east", not_pushed_to: "conn_west" },
  { pushed_to: "any", segmentType: "B2C" },
  { not_pushed_to: "any", search: "tru lux" },
  { pushed_to: "conn_none" },
]
const CASES: (Record<string, string> & { sortOrder?: string })[] = QUERIES.flatMap((query) =>
  SORTS.flatMap((sortBy) => [
    { ...query, sortBy },
    { ...query, sortBy, sortOrder: "asc" },
  ]),
)

describe("the library's list", () => {
  it("returns the same rows, order and total as a full scan", async ({ expect }) => {
    expect(everything).toHaveLength(COUNT)
    expect(new Set(everything.map(({ id }) => id)).size).toBe(COUNT)
    for (const query of sampled(CASES, 23)) {
      const expected = byHand(query)
      const last = Math.max(1, Math.ceil(expected.length / 25))
      for (const page of new Set([1, Math.ceil(last / 3), Math.ceil(last / 2) + 1, last])) {
        const answer = await ask({ ...query, page: `${page}` })
        const label = JSON.stringify({ ...query, page })
        expect(answer.total, label).toBe(expected.length)
        expect(answer.totalPages, label).toBe(Math.ceil(expected.length / 25))
        const names = expected.slice((page - 1) * 25, page * 25).map(({ topic_name: name }) => name)
        expect(
          answer.data.map(({ topic_name: name }) => name),
          label,
        ).toEqual(names)
      }
    }
  })

  it("scans no table for any filter and sort", async ({ expect }) => {
    const recorded = recordedD1(testServices().d1)
    for (const workspace of ["", "west"]) {
      const ctx = { ...org.ctx(), ...everyDatabase(recorded.d1), workspace }
      for (const query of sampled(
        CASES.filter(({ sortOrder }) => sortOrder !== "asc"),
        11,
      )) {
        for (const page of workspace === "" ? ["1", "100"] : ["1"])
          await listTopics(ctx, ListQuery.parse({ ...query, page }))
      }
      await libraryStats(ctx)
      await libraryFacets(ctx)
    }
    await listHistory({ ...org.ctx(), ...everyDatabase(recorded.d1) }, everything[0]?.id ?? "")
    const plans = await recorded.plans()
    expect(plans.length).toBeGreaterThan(50)
    for (const { text, steps } of plans) expect(fullScans(steps), text).toEqual([])
    const scan = await testServices().d1.prepare("EXPLAIN QUERY PLAN SELECT * FROM org_topics ORDER BY intensity").all()
    expect(fullScans(scan.results.map((row) => String(row["detail"])))).toHaveLength(1)
  })

  it("returns stats and facets", async ({ expect }) => {
    const tally = (field: "segment_type" | "taxonomy_type") =>
      Object.fromEntries(
        Object.entries(Object.groupBy(everything, (record) => record[field])).map(([k, v]) => [k, v?.length]),
      )
    expect(await libraryStats(org.ctx())).toEqual({
      total: COUNT,
      bySegmentType: tally("segment_type"),
      byTaxonomyType: tally("taxonomy_type"),
    })
    const names = (field: keyof TopicRecord) =>
      [...new Set(everything.map((record) => record[field]).filter((value) => value !== null))].map(String).sort()
    expect(await libraryFacets(org.ctx())).toEqual({
      parentCategories: names("parent_category"),
      taxonomyTypes: names("taxonomy_type"),
      subcategories: names("subcategory"),
      subcategoryL1s: names("subcategory_l1"),
      subcategoryL2s: names("subcategory_l2"),
      subcategoryL3s: [],
      subcategoryL4s: [],
      audienceTypes: names("audience_type"),
      segmentTypes: names("segment_type"),
    })
  })
})

describe("GET /api/topics", () => {
  it("pages by 25, and by 100 at most", async ({ expect }) => {
    const viewer = await org.signedInAs("viewer")
    const first = await json<Page>(viewer.get("/api/topics"))
    expect(first).toMatchObject({ page: 1, pageSize: 25, total: COUNT, totalPages: COUNT / 25 })
    expect(first.data).toHaveLength(25)
    const most = await json<Page>(viewer.get("/api/topics?pageSize=1000&page=2"))
    expect(most).toMatchObject({ page: 2, pageSize: 100, totalPages: COUNT / 100 })
    expect(most.data).toHaveLength(100)
  })

  it.for([
    ["page=0", "page must be a number of at least 1"],
    ["page=x", "page must be a number of at least 1"],
    ["pageSize=-1", "pageSize must be a number of at least 1"],
    ["sortBy=keywords", `sortBy must be among ${SORTS.join(", ")}`],
    ["sortOrder=up", "sortOrder must be asc or desc"],
    ["hasExternalId=maybe", "hasExternalId must be true or false"],
    ["unsure=1", "unsure must be true or false"],
    ["confidence_lt=1.1", "confidence_lt must be a number from 0 to 1"],
    ["confidence_lt=-0.1", "confidence_lt must be a number from 0 to 1"],
    ["confidence_lt=half", "confidence_lt must be a number from 0 to 1"],
    ["confidence_gte=2", "confidence_gte must be a number from 0 to 1"],
    ["created_from=yesterday", "created_from must be a date like 2026-11-15"],
    ["created_to=2026-02-30", "created_to must be a date like 2026-11-15"],
    [
      "qualifier=height:2",
      "qualifier must be one of age, gender, generation, income, geography, company_size, recency, device, model, language, household, proximity, credit_score, negation, with or without a value, as in age:25-54",
    ],
  ])("rejects %s", async ([query, message = ""], { expect }) => {
    const viewer = await org.signedInAs("viewer")
    await expect(await viewer.get(`/api/topics?${query}`)).toRefuse(400, message)
  })

  it("takes the moments at which a day begins and ends elsewhere", async ({ expect }) => {
    const viewer = await org.signedInAs("viewer")
    const total = async (from: string, to: string) =>
      (
        await json<Page>(
          viewer.get(`/api/topics?${new URLSearchParams({ created_from: from, created_to: to }).toString()}`),
        )
      ).total
    const day = await total("2026-01-02", "2026-01-02")
    expect(day).toBeGreaterThan(0)
    expect(await total("2026-01-02T01:00:00+01:00", "2026-01-03T01:59:59.999+02:00")).toBe(day)
    expect(await total("2026-01-02T00:00:00Z", "2026-01-02T00:00:00Z")).toBeLessThan(day)
  })

  it("treats no character of a search as syntax", async ({ expect }) => {
    const viewer = await org.signedInAs("viewer")
    const total = async (search: string) =>
      (await json<Page>(viewer.get(`/api/topics?search=${encodeURIComponent(search)}`))).total
    expect(await total('ford OR zebra "')).toBe(0)
    expect(await total("ford NOT truck")).toBe(0)
    expect(await total("words:ford")).toBe(0)
    expect(await total(`${org.id}_ford`)).toBe(0)
    expect(await total("(((")).toBe(0)
    expect(await total("FÓRD!")).toBe(await total("ford"))
    expect(await total("  ")).toBe(COUNT)
  })
})
