import { describe, it } from "vitest"
import { KNOWLEDGE_VERSION } from "../../knowledge/engine/version.ts"
import { aName, anOperator, anOrg, testServices } from "../../testing/factories.ts"
import { manyTopics } from "../../testing/many-topics.ts"
import { fullScans, recordedD1 } from "../../testing/recorded-d1.ts"
import { json } from "../../testing/topic-answers.ts"
import { globalMetrics } from "./metrics.ts"
import type { FoundTopic, Metrics } from "./schema.ts"

const { d1 } = testServices()
const run = (text: string, ...values: unknown[]) =>
  d1
    .prepare(text)
    .bind(...values)
    .run()
const LIVE = "merged_into IS NULL AND archived_at IS NULL"
const counted = async (where: string) =>
  (await d1.prepare(`SELECT count(*) AS n FROM topics WHERE ${where}`).first<number>("n")) ?? 0

/** Counted directly, since other tests have their own versions. */
async function countOutdated(): Promise<number> {
  const { results } = await d1
    .prepare(
      `SELECT engine_version AS version, knowledge_version AS knowledge, count(*) AS n FROM topics WHERE ${LIVE} GROUP BY 1, 2`,
    )
    .all<{ version: string; knowledge: string; n: number }>()
  const isOld = ({ version, knowledge }: { version: string; knowledge: string }) => {
    const [major = 0, minor = 0] = version.split(".").map((part) => Number.parseInt(part, 10) || 0)
    const byOtherWords = version === "2.5" && knowledge !== KNOWLEDGE_VERSION && knowledge !== ""
    return major < 2 || (major === 2 && minor < 5) || byOtherWords
  }
  return results.filter(isOld).reduce((sum, { n }) => sum + n, 0)
}

describe("stats and metrics", () => {
  it("match counts of the topics", async ({ expect }) => {
    const operator = await anOperator()
    const marker = aName("").trim().toLowerCase()
    await manyTopics(300, marker)
    const mine = (i: number) => `id IN (SELECT id FROM topics WHERE id LIKE 'tp_${marker}%' AND seq % 9 = ${i})`
    await run(`UPDATE topics SET archived_at = 'x', review_status = 'needs_review' WHERE ${mine(0)}`)
    await run(`UPDATE topics SET merged_into = 'tp_x', engine = 'llm' WHERE ${mine(1)}`)
    await run(`UPDATE topics SET review_status = 'needs_review' WHERE ${mine(2)}`)
    await run(`UPDATE topics SET engine = 'llm', keywords = '[]' WHERE ${mine(3)}`)
    await run(`UPDATE topics SET iab_code = '', audience_type = '' WHERE ${mine(4)}`)
    await run(`UPDATE topics SET subcategory = '', engine_version = '2.10' WHERE ${mine(5)}`)
    await run(`UPDATE topics SET engine_version = '1.9' WHERE ${mine(6)}`)
    await run(`UPDATE topics SET knowledge_version = '0' WHERE ${mine(7)}`)

    const stats = await json<{ total: number; byParentCategory: Record<string, number>; bySegmentType: object }>(
      operator.get("/api/admin/topics/stats"),
    )
    expect(stats.total).toBe(await counted(LIVE))
    expect(stats.byParentCategory["Auto"]).toBe(await counted(`${LIVE} AND parent_category = 'Auto'`))
    expect(stats.bySegmentType).toMatchObject({ B2G: await counted(`${LIVE} AND segment_type = 'B2G'`) })

    const metrics = await json<Metrics>(operator.get("/api/admin/topics/metrics"))
    const part = async (where: string) => (await counted(`${LIVE} AND ${where}`)) / stats.total
    expect(metrics).toMatchObject({
      total: stats.total,
      archived: await counted("archived_at IS NOT NULL AND merged_into IS NULL"),
      merged: await counted("merged_into IS NOT NULL AND owner_org_id IS NULL"),
      needsReview: await counted(`${LIVE} AND review_status = 'needs_review'`),
      outdated: await countOutdated(),
      withLlm: await counted(`${LIVE} AND engine = 'llm'`),
      coverage: {
        iabCode: await part("iab_code <> ''"),
        keywords: await part("keywords <> '[]'"),
        audienceType: await part("audience_type <> ''"),
        subcategory: await part("subcategory <> ''"),
      },
    })
    expect(metrics.coverage.keywords).toBeLessThan(1)
    expect(metrics.byEngineVersion.find(({ engineVersion }) => engineVersion === "2.10")?.count).toBe(
      await counted(`${LIVE} AND engine_version = '2.10'`),
    )
    expect(metrics.byEngineVersion.reduce((sum, { count }) => sum + count, 0)).toBe(stats.total)
  })

  it("read indexes instead of topics", async ({ expect }) => {
    const recorded = recordedD1(d1)
    const prepare = (text: string) => recorded.d1.prepare(text).bind()
    await globalMetrics({
      directory: { prepare, batch: (list: D1PreparedStatement[]) => d1.batch(list) } as unknown as D1Database,
    })
    const plans = await recorded.plans()
    expect(plans).toHaveLength(10)
    // Whole indexes, but only those that contain just the counted rows.
    const scans = plans.flatMap(({ steps }) => fullScans(steps))
    expect(scans.map((step) => step.split(" ").at(-1) ?? "").sort()).toEqual([
      "topics_llm",
      "topics_version",
      "topics_without_code",
      "topics_without_keywords",
    ])
  })
})

describe("GET /api/admin/topics/search", () => {
  const search = async (q: string, limit?: number) => {
    const query = new URLSearchParams({ q, ...(limit && { limit: `${limit}` }) })
    return json<FoundTopic[]>((await anOperator()).get(`/api/admin/topics/search?${query.toString()}`))
  }

  it("finds live topics by any part of their name, prefix matches first", async ({ expect }) => {
    const org = await anOrg()
    const word = `Zq${crypto.randomUUID().slice(0, 8)}`
    const names = [`Blue ${word} tables`, `${word} lamps`, `Chairs (${word})`, `Old ${word} rugs`, word]
    const ids: string[] = []
    for (const name of names) ids.push((await org.topic(name)).topicId)
    await run("UPDATE topics SET archived_at = 'x' WHERE id = ?", ids[3])
    const found = await search(word.toLowerCase())
    expect(found.map(({ topicName }) => topicName)).toEqual([names[4], names[1], names[0], names[2]])
    expect(found[1]).toEqual({
      id: ids[1],
      topicName: names[1],
      parentCategory: expect.any(String),
      taxonomyType: expect.any(String),
      segmentType: "B2C",
      subcategory: expect.any(String),
    })
    expect(await search(`(${word.toUpperCase()})`)).toHaveLength(1)
    expect(await search(word, 2)).toHaveLength(2)
    await run("UPDATE topics SET merged_into = 'tp_x' WHERE id = ?", ids[2])
    expect(await search(`(${word})`)).toEqual([])
  })

  it("requires at least two characters", async ({ expect }) => {
    const operator = await anOperator()
    for (const query of ["", "?q=", "?q=a", "?q=%20a%20"]) {
      const answer = await operator.get(`/api/admin/topics/search${query}`)
      await expect(answer).toRefuse(400, "q must be at least 2 characters")
    }
    const long = await operator.get(`/api/admin/topics/search?q=${"x".repeat(501)}`)
    await expect(long).toRefuse(400, "q must be at most 500 characters")
    await expect(await operator.get("/api/admin/topics/search?q=ab&limit=0")).toRefuse(
      400,
      "limit must be a number of at least 1",
    )
    for (const q of ["%%", "__", "''", "\u{10ffff}\u{10ffff}", "x".repeat(500), "\ud800\ud800"]) {
      expect(await search(q), q).toEqual([])
    }
  })
})
