import { beforeAll, describe, it } from "vitest"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import { manyTopics } from "../../testing/many-topics.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { sampled } from "../../testing/runs.ts"
import { json, type Page } from "../../testing/topic-answers.ts"
import { listGlobalTopics } from "./list-topics.ts"
import { AdminListQuery } from "./schema.ts"
import type { AdminTopic } from "./schema.ts"

const COUNT = 1_200
const { d1 } = testServices()
let marker: string
/** In order of creation. */
let everything: AdminTopic[]

const run = (text: string, ...values: unknown[]) =>
  d1
    .prepare(text)
    .bind(...values)
    .run()
const ask = (query: Record<string, string>) => listGlobalTopics({ directory: d1 }, AdminListQuery.parse(query))

beforeAll(async () => {
  marker = aName("").trim().toLowerCase()
  await manyTopics(COUNT, marker)
  await run(
    `UPDATE topics SET archived_at = created_at WHERE id LIKE 'tp_7%' AND topic_name LIKE ?1 AND seq % 7 = 0`,
    `%${marker}%`,
  )
  await run(`UPDATE topics SET merged_into = 'tp_x' WHERE topic_name LIKE ? AND seq % 31 = 0`, `%${marker}%`)
  const [one, two] = [await anOrg(), await anOrg()]
  for (const org of [one, two]) {
    await (
      await org.signedInAs("owner")
    ).post("/api/topics/catalog", { filters: { search: marker, segmentType: "B2B" } })
  }
  const score = "UPDATE org_topics SET performance_score = ? WHERE org_id = ? AND topic_seq % 5 = ?"
  await run(score, 0.5, one.id, 1)
  await run(score, 0.25, two.id, 1)
  await run(score, -3, two.id, 2)
  await run("UPDATE org_topics SET performance_score = topic_seq WHERE org_id = ? AND topic_seq % 5 = 3", two.id)
  const pages = await Promise.all(
    Array.from({ length: COUNT / 100 }, (_, i) =>
      ask({ search: marker, page: `${i + 1}`, pageSize: "100", sortOrder: "asc", showArchived: "true" }),
    ),
  )
  everything = pages.flatMap(({ data }) => data)
})

function fits(topic: AdminTopic, query: Record<string, string>): boolean {
  if (query["showArchived"] !== "true" && topic.archivedAt !== null) return false
  if (query["parentCategory"] && topic.parentCategory !== query["parentCategory"]) return false
  if (query["segmentType"] && topic.segmentType !== query["segmentType"]) return false
  return topic.topicName.toLowerCase().includes((query["search"] ?? "").toLowerCase())
}

const FIELDS: Record<string, keyof AdminTopic> = {
  topic_name: "topicName",
  parent_category: "parentCategory",
  taxonomy_type: "taxonomyType",
  segment_type: "segmentType",
  audience_type: "audienceType",
  created_at: "createdAt",
}

/** The expected result: sorted by the column, then by creation; by score, unscored topics last, newest first. */
function byHand(query: Record<string, string>): string[] {
  const { sortBy = "created_at", sortOrder = "desc" } = query
  const all = everything.filter((topic) => fits(topic, query))
  const compare = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0)
  const turned = (list: AdminTopic[]) => (sortOrder === "desc" ? list.toReversed() : list)
  if (sortBy !== "performance_score") {
    const field = FIELDS[sortBy] ?? "createdAt"
    return turned(all.toSorted((a, b) => compare(a[field], b[field]))).map(({ id }) => id)
  }
  const seq = (topic: AdminTopic) => Number(topic.id.split("_").at(-1))
  const scored = all
    .filter(({ performanceScore }) => performanceScore !== null)
    .sort((a, b) => Number(a.performanceScore) - Number(b.performanceScore) || seq(a) - seq(b))
  const rest = all.filter(({ performanceScore }) => performanceScore === null).toReversed()
  return [...turned(scored), ...rest].map(({ id }) => id)
}

const SORTS = [...Object.keys(FIELDS), "performance_score"]
const QUERIES: Record<string, string>[] = [
  {},
  { parentCategory: "Auto" },
  { segmentType: "B2B" },
  { segmentType: "B2C", parentCategory: "Travel" },
  { parentCategory: "No such" },
]
const CASES: Record<string, string>[] = QUERIES.flatMap((query) =>
  SORTS.flatMap((sortBy) =>
    ["asc", "desc"].flatMap((sortOrder) =>
      ["true", "false"].map((showArchived) => Object.assign({ sortBy, sortOrder, showArchived }, query)),
    ),
  ),
)

describe("the operators' list", () => {
  it("covers every kind of topic", ({ expect }) => {
    expect(everything.length).toBeGreaterThan(COUNT * 0.9)
    expect(everything.length).toBeLessThan(COUNT)
    expect(everything.filter(({ archivedAt }) => archivedAt !== null).length).toBeGreaterThan(100)
    expect(new Set(everything.map(({ performanceScore }) => performanceScore)).size).toBeGreaterThan(10)
    expect(everything.every(({ mergedInto }) => mergedInto === null)).toBe(true)
    expect(everything.every(({ createdAt }, i) => i === 0 || createdAt >= (everything[i - 1]?.createdAt ?? ""))).toBe(
      true,
    )
  })

  it.for(sampled(CASES, 5))("returns the expected page for %o", async (query, { expect }) => {
    const expected = byHand({ ...query, search: marker })
    for (const page of [1, 2, Math.ceil(expected.length / 20) || 1, 999]) {
      const answer = await ask({ ...query, search: marker.toUpperCase(), page: `${page}`, pageSize: "20" })
      expect(answer.data.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 20, page * 20))
      expect(answer).toMatchObject({
        total: expected.length,
        page,
        pageSize: 20,
        totalPages: Math.ceil(expected.length / 20),
      })
    }
  })

  it("finds a text anywhere in a name, ignoring case, of any length and with any characters", async ({ expect }) => {
    const name = `${aName("Café CRÈME (50% off) _under_ 'quoted'")} ${"long ".repeat(60)}end`
    const { topicId } = await (await anOrg()).topic(name)
    const found = async (search: string) => (await ask({ search })).data.map(({ id }) => id)
    const own = name.slice(-330)
    for (const text of [own, own.toUpperCase(), name, name.toLowerCase(), name.toUpperCase()]) {
      expect(await found(text), text).toEqual([topicId])
    }
    expect(await found("CRÈME (50%")).toContain(topicId)
    for (const text of ["crème", "% OFF", "_UNDER_", "'quoted'", "fé c"])
      expect(await found(text), text).toContain(topicId)
    for (const text of [`${own}x`, "%%%", "50_ off", "\u0000", "x' OR 1=1 --"])
      expect(await found(text), text).toEqual([])
  })

  it("returns whole records through the route", async ({ expect }) => {
    const operator = await anOperator()
    const page = await json<Page<AdminTopic>>(operator.get(`/api/admin/topics?search=${marker}&pageSize=500`))
    expect(page).toMatchObject({ page: 1, pageSize: 100 })
    expect(page.data[0]).toMatchObject({
      id: expect.stringMatching(/^tp_/),
      keywords: ["word"],
      platformOutputs: {},
      engine: "local",
      taxonomyHash: expect.any(String),
      reviewStatus: null,
      archivedAt: null,
    })
  })

  it("shows the readable fields of a corrupt topic", async ({ expect }) => {
    const [operator, name] = [await anOperator(), aName("Truck owners")]
    const { topicId } = await (await anOrg()).topic(name)
    await run("UPDATE topics SET keywords = '[', platform_outputs = 'x' WHERE id = ?", topicId)
    const { data } = await json<Page<AdminTopic>>(operator.get(`/api/admin/topics?search=${encodeURIComponent(name)}`))
    expect(data).toMatchObject([{ id: topicId, keywords: [], platformOutputs: {} }])
    const edited = await operator.patch(`/api/admin/topics/${topicId}`, { segmentType: "B2B" })
    expect(await edited.json()).toMatchObject({ segmentType: "B2B", platformOutputs: {} })
    await operator.post("/api/admin/topics/archive", { topicIds: [topicId] })
    const back = await operator.delete("/api/admin/topics/archive", { topicIds: [topicId] })
    expect(await back.json()).toEqual({ restored: 1 })
    await run("UPDATE topics SET keywords = '[]' WHERE id = ?", topicId)
  })

  it("rejects an invalid query", async ({ expect }) => {
    const operator = await anOperator()
    const refused: [string, string][] = [
      [
        "sortBy=id",
        `sortBy must be among created_at, topic_name, parent_category, segment_type, taxonomy_type, audience_type, performance_score`,
      ],
      ["sortOrder=up", "sortOrder must be asc or desc"],
      ["showArchived=1", "showArchived must be true or false"],
      ["pageSize=0", "pageSize must be a number of at least 1"],
      ["page=-1", "page must be a number of at least 1"],
    ]
    for (const [query, message] of refused) {
      await expect(await operator.get(`/api/admin/topics?${query}`)).toRefuse(400, message)
    }
    expect((await operator.get("/api/admin/topics?page=999999999999999&showArchived=true")).status).toBe(200)
  })

  it("scans no table without a search, and sorts only archived topics", async ({ expect }) => {
    for (const query of sampled(CASES, 3)) {
      const recorded = recordedD1(d1)
      await listGlobalTopics({ directory: recorded.d1 }, AdminListQuery.parse(query))
      for (const { text, steps } of await recorded.plans()) {
        expect(fullScans(steps), text).toEqual([])
        const sorts = steps.filter((step) => step.startsWith("USE TEMP B-TREE")).length
        const isFiltered = "segmentType" in query || "parentCategory" in query
        if (!isFiltered)
          expect(sorts, `${text} ${steps.join("; ")}`).toBeLessThanOrEqual(query["showArchived"] === "true" ? 1 : 0)
      }
    }
  })
})

describe("the highest score", () => {
  const scoreOf = async (id: string) => (await ask({ search: id })).data[0]?.performanceScore

  it("follows every link: new, changed, repointed and deleted", async ({ expect }) => {
    const orgs = [await anOrg(), await anOrg(), await anOrg()]
    const names = [aName("Scored"), aName("Other")]
    const [a = "", b = ""] = names
    const links: string[] = []
    for (const org of orgs) links.push((await org.topic(a)).id)
    const { topicId: other } = await (await anOrg()).topic(b)
    const set = (i: number, score: number | null) =>
      run("UPDATE org_topics SET performance_score = ? WHERE id = ?", score, links[i])
    expect(await scoreOf(a)).toBeNull()
    await set(0, 2)
    await set(1, 7.5)
    await set(2, -1)
    expect(await scoreOf(a)).toBe(7.5)
    await set(1, 1)
    expect(await scoreOf(a)).toBe(2)
    await run("UPDATE org_topics SET topic_id = ? WHERE id = ?", other, links[0])
    expect([await scoreOf(a), await scoreOf(b)]).toEqual([1, 2])
    await run("DELETE FROM org_topics WHERE id = ?", links[1])
    expect(await scoreOf(a)).toBe(-1)
    await set(2, null)
    expect(await scoreOf(a)).toBeNull()
    await set(2, 0)
    expect(await scoreOf(a)).toBe(0)
  })
})
