import { describe, it } from "vitest"
import { createTopic } from "../library/create-topic.ts"
import { openBudget } from "../../kernel/budget/budget.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { anOrg, testServices } from "../../testing/factories.ts"
import { indexNewTopics, walkIndex } from "./reconcile-index.ts"

type Stored = {
  id: string
  topic_name: string
  parent_category: string
  taxonomy_type: string
  subcategory: string
  segment_type: string
  keywords: string
}

/** A topic in the database that is missing from the index. */
async function aLostTopic() {
  const org = await anOrg()
  const ctx = org.ctx()
  const away = { ...ctx.vectors, upsert: () => Promise.reject(new Error("away")) }
  const name = `Lost topic ${crypto.randomUUID().slice(0, 8)}`
  await createTopic({ ...ctx, vectors: away }, { topic_name: name })
  const row = await ctx.d1.prepare(`SELECT * FROM topics WHERE topic_name = ?`).bind(name).first<Stored>()
  if (!row) throw new Error("The topic was not written")
  const vector = embed({
    name: row.topic_name,
    parentCategory: row.parent_category,
    taxonomyType: row.taxonomy_type,
    subcategory: row.subcategory,
    segmentType: row.segment_type,
    keywords: JSON.parse(row.keywords) as string[],
  })
  const isFound = async () => {
    const matches = await ctx.vectors.query(vector, { topK: 5, threshold: 0.95 })
    return matches.some(({ id }) => id === row.id)
  }
  return { id: row.id, isFound, d1: ctx.d1 }
}

const anHourLater = () => new Date(Date.now() + 3_600_000)

/** Starts the index cursor here: earlier topics are left to the walk. */
const rowBefore = async (d1: D1Database, id: string) =>
  String(await d1.prepare("SELECT seq - 1 AS seq FROM topics WHERE id = ?").bind(id).first<number>("seq"))

async function walkAll() {
  const services = testServices()
  let cursor: string | null = "0"
  do cursor = await walkIndex(services, cursor)
  while (cursor !== "0")
}

it("renews keys that an earlier release wrote in another form", async ({ expect }) => {
  const ctx = (await anOrg()).ctx()
  const name = `Zembrilliano ${crypto.randomUUID().slice(0, 8)} sneakerheads`
  await createTopic(ctx, { topic_name: name })
  const key = () =>
    ctx.d1.prepare("SELECT canonical_key FROM topics WHERE topic_name = ?").bind(name).first<string>("canonical_key")
  const current = await key()
  await ctx.d1.prepare("UPDATE topics SET canonical_key = 'an older form' WHERE topic_name = ?").bind(name).run()
  await walkAll()
  expect(await key()).toBe(current)
})

describe("the index", () => {
  it("gets a missing vector a few minutes later", async ({ expect }) => {
    const topic = await aLostTopic()
    expect(await topic.isFound()).toBe(false)
    const before = await rowBefore(topic.d1, topic.id)
    // A recent topic is skipped, since its request may still be writing the vector.
    expect(await indexNewTopics(testServices(), before)).toBe(before)
    expect(await topic.isFound()).toBe(false)
    const reached = await indexNewTopics({ ...testServices(), now: anHourLater }, before)
    expect(await topic.isFound()).toBe(true)
    expect(Number(reached)).toBeGreaterThan(Number(before))
    expect(await indexNewTopics({ ...testServices(), now: anHourLater }, reached)).toBe(reached)
  })

  it("is walked: live topics are added, archived ones removed", async ({ expect }) => {
    const [lost, archived] = [await aLostTopic(), await aLostTopic()]
    await walkAll()
    await archived.d1
      .prepare(`UPDATE topics SET archived_at = ? WHERE id = ?`)
      .bind(new Date().toISOString(), archived.id)
      .run()
    await walkAll()
    expect([await lost.isFound(), await archived.isFound()]).toEqual([true, false])
  })

  it("is walked in several runs if the budget requires it, without writing unchanged vectors", async ({ expect }) => {
    const near = await aLostTopic()
    await near.d1.prepare(`UPDATE sqlite_sequence SET seq = seq + 25000 WHERE name = 'topics'`).run()
    const far = await aLostTopic()
    const before = await rowBefore(near.d1, near.id)
    const reached = await walkIndex(testServices(openBudget(20)), before)
    expect(reached).toBe(before)
    await walkAll()
    expect([await near.isFound(), await far.isFound()]).toEqual([true, true])
    const written: number[] = []
    const services = testServices()
    const upsert = async (entries: readonly unknown[]) => void written.push(entries.length)
    const reconcile: typeof services.vectors.reconcile = async (entries) => {
      const changed = await services.vectors.reconcile(entries)
      if (changed > 0) await upsert(entries)
      return changed
    }
    await walkIndex({ ...services, vectors: { ...services.vectors, reconcile } }, before)
    expect(written).toEqual([])
  })
})
