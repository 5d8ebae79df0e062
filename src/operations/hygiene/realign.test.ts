import { runInDurableObject } from "cloudflare:test"
import { describe, it } from "vitest"
import { anOrg, bindings, testServices, theMaintainer } from "../../testing/factories.ts"
import { findBySimilarity } from "../../topics/library/find-existing.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"

const TODAY = new Date().toISOString().slice(0, 10)
const counterOf = (orgId: string) => bindings.QUOTAS.getByName(orgId)
const align = async (orgId: string) =>
  (await theMaintainer.post("/api/maintenance/realign", { cursor: before(orgId) })).json()
/** Other tests have organizations in the same database: the page starts with this one. */
const before = (orgId: string) => `org:${orgId.slice(0, -1)}`

const storeUsage = (orgId: string, classifications: number) =>
  bindings.DB.prepare("INSERT OR REPLACE INTO usage_daily (org_id, day, total_classifications) VALUES (?, ?, ?)")
    .bind(orgId, TODAY, classifications)
    .run()
const storedUsage = (orgId: string) =>
  bindings.DB.prepare("SELECT total_classifications AS n FROM usage_daily WHERE org_id = ? AND day = ?")
    .bind(orgId, TODAY)
    .first<number>("n")

describe("quota counters after a restore", () => {
  it("start from the stored usage when they are empty", async ({ expect }) => {
    const org = await anOrg("free")
    await storeUsage(org.id, 99)
    expect(await counterOf(org.id).used("classifications")).toBe(99)
    await org.ctx().meter.reserve("classifications", 1)
    await expect(org.ctx().meter.reserve("classifications", 1)).rejects.toThrow(
      "Monthly classifications quota exceeded",
    )
    await counterOf(org.id).flush()
    expect(await storedUsage(org.id)).toBe(100)
  })

  it("write figures that the database lost", async ({ expect }) => {
    const org = await anOrg("free")
    await org.ctx().meter.reserve("classifications", 7)
    await counterOf(org.id).flush()
    await bindings.DB.prepare("DELETE FROM usage_daily WHERE org_id = ?").bind(org.id).run()
    await align(org.id)
    expect(await storedUsage(org.id)).toBe(7)
    expect(await counterOf(org.id).used("classifications")).toBe(7)
  })

  it("take the higher of two figures, with what is counted meanwhile", async ({ expect }) => {
    const org = await anOrg("free")
    const { meter } = org.ctx()
    await meter.reserve("classifications", 2)
    await counterOf(org.id).flush()
    await storeUsage(org.id, 50)
    await Promise.all([align(org.id), meter.reserve("classifications", 1)])
    await counterOf(org.id).flush()
    const used = await counterOf(org.id).used("classifications")
    expect([50, 51]).toContain(used)
    expect(await storedUsage(org.id)).toBe(used)
  })

  it("cost one read and no write when they agree", async ({ expect }) => {
    const org = await anOrg("free")
    await org.ctx().meter.reserve("classifications", 3)
    await counterOf(org.id).flush()
    await align(org.id)
    const dirty = await runInDurableObject(counterOf(org.id), (_, { storage }) =>
      storage.sql.exec("SELECT count(*) AS n FROM usage WHERE dirty = 1").one(),
    )
    expect(dirty).toEqual({ n: 0 })
  })
})

describe("the vector index after a restore", () => {
  it("finds every live topic again", async ({ expect }) => {
    const org = await anOrg()
    const { topicId } = await org.topic("Vintage Accordion Restorers")
    const row = await bindings.DB.prepare("SELECT * FROM topics WHERE id = ?")
      .bind(topicId)
      .first<Record<string, string>>()
    const text = {
      name: String(row?.["topic_name"]),
      parentCategory: String(row?.["parent_category"]),
      taxonomyType: String(row?.["taxonomy_type"]),
      subcategory: String(row?.["subcategory"]),
      segmentType: String(row?.["segment_type"]),
      keywords: JSON.parse(String(row?.["keywords"])) as string[],
    }
    const services = testServices()
    const found = async () => (await findBySimilarity(services, [{ vector: embed(text), name: text.name }]))[0]?.id
    await services.vectors.remove([{ id: topicId, category: text.parentCategory }])
    expect(await found()).toBeUndefined()
    for (let cursor: string | null = "topic:0"; cursor !== null;) {
      const page: Response = await theMaintainer.post("/api/maintenance/realign", { cursor })
      expect(page.status).toBe(200)
      ;({ cursor } = (await page.json()) as { cursor: string | null })
    }
    expect(await found()).toBe(topicId)
  })

  it("follows the quota counters", async ({ expect }) => {
    const last = await theMaintainer.post("/api/maintenance/realign", { cursor: "org:zzzz" })
    expect(await last.json()).toEqual({ organizations: 0, topics: 0, cursor: "topic:0" })
    await expect(await theMaintainer.post("/api/maintenance/realign", { cursor: "'; DROP" })).toRefuse(
      400,
      "cursor is not one of ours",
    )
  })
})
