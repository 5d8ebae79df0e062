import { describe, it } from "vitest"
import { createTopic } from "../library/create-topic.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { anOrg, testServices } from "../../testing/factories.ts"
import { indexRecentTopics, walkIndex } from "./reconcile-index.ts"

type Stored = {
  id: string
  topic_name: string
  parent_category: string
  taxonomy_type: string
  subcategory: string
  segment_type: string
  keywords: string
}

/** A topic in the database that the index never heard of. */
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

/** The walk takes another slice every hour, so that which hour it is and how many topics there are decides what it sees. */
async function walkAllSlices() {
  const services = testServices()
  const last = await services.d1.prepare(`SELECT max(seq) AS seq FROM topics`).first<{ seq: number }>()
  for (let hour = 0; hour * 25_000 < (last?.seq ?? 0); hour++) {
    await walkIndex({ ...services, now: () => new Date(hour * 3_600_000) })
  }
}

describe("the index", () => {
  it("gets the vector that was not written, a few minutes later", async ({ expect }) => {
    const topic = await aLostTopic()
    expect(await topic.isFound()).toBe(false)
    await indexRecentTopics(testServices())
    expect(await topic.isFound()).toBe(true)
  })

  it("is walked: live topics come in, archived ones leave", async ({ expect }) => {
    const [lost, archived] = [await aLostTopic(), await aLostTopic()]
    await indexRecentTopics(testServices())
    await archived.d1
      .prepare(`UPDATE topics SET archived_at = ? WHERE id = ?`)
      .bind(new Date().toISOString(), archived.id)
      .run()
    await walkAllSlices()
    expect([await lost.isFound(), await archived.isFound()]).toEqual([true, false])
  })

  it("is walked slice by slice, hour after hour, however large the catalog is", async ({ expect }) => {
    const near = await aLostTopic()
    await near.d1.prepare(`UPDATE sqlite_sequence SET seq = seq + 25000 WHERE name = 'topics'`).run()
    const far = await aLostTopic()
    await walkAllSlices()
    expect([await near.isFound(), await far.isFound()]).toEqual([true, true])
  })
})
