import { env } from "cloudflare:workers"
import { describe, it } from "vitest"
import { aVectorize } from "../../testing/vectorize-stub.ts"
import { embed, type TopicText } from "../../knowledge/similarity/embedding.ts"
import { openEmbeddedIndex } from "./embedded-index.ts"
import type { UnsentIds, VectorShard } from "./vector-index.ts"
import { openVectorizeIndex } from "./vectorize-index.ts"

const BOATS: TopicText = {
  name: "Zembrilliano boat owners",
  parentCategory: "Powersports & RV",
  taxonomyType: "Automotive",
  subcategory: "Boats",
  segmentType: "B2C",
  keywords: ["boat"],
}
const TRIPS: TopicText = { ...BOATS, name: "Zembrilliano boat trips", parentCategory: "Travel" }
const BLOCK = { topK: 5, threshold: 0.95 }
const ANY = { topK: 5, threshold: 0.01 }

function anIndex() {
  const clock = { now: new Date("2026-11-15T00:00:00Z") }
  const delayed: unknown[] = []
  const vectorize = aVectorize(() => clock.now)
  const prefix = crypto.randomUUID()
  const objects = {
    getByName: (name: string) => env.VECTORS.getByName(`${prefix}/${name}`) as unknown as VectorShard & UnsentIds,
  }
  const embedded = openEmbeddedIndex(objects)
  const index = openVectorizeIndex(embedded, vectorize, objects.getByName("unsent"), (error) => delayed.push(error))
  const wait = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1_000)
  }
  return { index, vectorize, wait, delayed }
}

const idsOf = (matches: readonly { id: string }[]) => matches.map(({ id }) => id)

describe("the index with Vectorize", () => {
  it("finds a near-identical topic immediately, although Vectorize does not show it yet", async ({ expect }) => {
    const { index, vectorize } = anIndex()
    await index.upsert([{ id: "tp_first", vector: embed(BOATS) }])
    const second = embed({ ...BOATS, name: "Zembriliano boat owners" })
    expect((await vectorize.query([...second], { topK: 5, returnValues: true })).matches).toEqual([])
    expect(await index.query(second, BLOCK)).toEqual([{ id: "tp_first", similarity: 1 }])
  })

  it("answers many vectors without asking Vectorize", async ({ expect }) => {
    const { index, vectorize } = anIndex()
    await index.upsert([{ id: "tp_first", vector: embed(BOATS) }])
    expect(await index.queryMany([embed(BOATS), embed(TRIPS)], BLOCK)).toEqual([
      [{ id: "tp_first", similarity: 1 }],
      [],
    ])
    expect(vectorize.calls.query).toBe(0)
  })

  it("finds topics of other categories with one query to Vectorize", async ({ expect }) => {
    const { index, vectorize, wait } = anIndex()
    await index.upsert([
      { id: "tp_boats", vector: embed(BOATS) },
      { id: "tp_trips", vector: embed(TRIPS) },
    ])
    wait(90)
    expect(idsOf(await index.query(embed(BOATS), ANY))).toEqual(["tp_boats", "tp_trips"])
    expect(vectorize.calls.query).toBe(1)
  })

  it("believes the objects about the vector's own category", async ({ expect }) => {
    const { index, wait } = anIndex()
    await index.upsert([{ id: "tp_boats", vector: embed(BOATS) }])
    wait(90)
    await index.remove([{ id: "tp_boats", category: BOATS.parentCategory }])
    expect(await index.query(embed(BOATS), ANY)).toEqual([])
  })

  it("moves a topic to its new category", async ({ expect }) => {
    const { index } = anIndex()
    await index.upsert([{ id: "tp_moved", vector: embed(BOATS) }])
    await index.upsert([{ id: "tp_moved", vector: embed(TRIPS), movedFrom: BOATS.parentCategory }])
    expect(await index.query(embed(BOATS), BLOCK)).toEqual([])
    expect(await index.query(embed(TRIPS), BLOCK)).toEqual([{ id: "tp_moved", similarity: 1 }])
  })

  it("sends again what Vectorize did not accept, and only that", async ({ expect }) => {
    const { index, vectorize, wait, delayed } = anIndex()
    vectorize.failing = true
    await index.upsert([
      { id: "tp_live", vector: embed(BOATS) },
      { id: "tp_gone", vector: embed(BOATS) },
    ])
    expect(delayed).toHaveLength(1)
    expect(idsOf(await index.query(embed(BOATS), BLOCK))).toEqual(["tp_gone", "tp_live"])
    vectorize.failing = false
    const read = async (ids: readonly string[]) => {
      expect(ids).toEqual(["tp_gone", "tp_live"])
      return [{ id: "tp_live", vector: embed(BOATS) }]
    }
    expect(await index.sendUnsent?.(read)).toBe(2)
    expect(await index.sendUnsent?.(read)).toBe(0)
    wait(90)
    const { matches } = await vectorize.query([...embed(BOATS)], { topK: 5, returnValues: true })
    expect(idsOf(matches)).toEqual(["tp_live"])
  })

  it("skips unchanged vectors when it is reconciled", async ({ expect }) => {
    const { index, vectorize } = anIndex()
    const entries = [
      { id: "tp_boats", vector: embed(BOATS) },
      { id: "tp_trips", vector: embed(TRIPS) },
    ]
    expect(await index.reconcile(entries)).toBe(2)
    const writes = vectorize.calls.upsert
    expect(await index.reconcile(entries)).toBe(0)
    expect(vectorize.calls.upsert).toBe(writes)
    expect(await index.reconcile([{ id: "tp_boats", vector: embed({ ...BOATS, name: "Zembrilliano sailors" }) }])).toBe(
      1,
    )
  })

  it("keeps to the limits of a call with 2,500 topics", async ({ expect }) => {
    const { index, vectorize } = anIndex()
    const entries = Array.from({ length: 2_500 }, (_, i) => ({
      id: `tp_${i}`,
      vector: embed({ ...BOATS, name: `Boat ${i}` }),
    }))
    await index.upsert(entries)
    expect(vectorize.calls.upsert).toBe(3)
    const answers = await index.queryMany(
      entries.slice(0, 40).map(({ vector }) => vector),
      { topK: 200, threshold: 0.95 },
    )
    expect(answers.map(([best]) => best)).toEqual(entries.slice(0, 40).map(({ id }) => ({ id, similarity: 1 })))
    await expect(index.upsert([{ id: "x".repeat(65), vector: embed(BOATS) }])).rejects.toThrow("64 bytes")
  })
})
