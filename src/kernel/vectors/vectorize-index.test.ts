import { env } from "cloudflare:workers"
import { describe, it } from "vitest"
import { aVectorize } from "../../testing/vectorize-stub.ts"
import { embed, type TopicText } from "../../knowledge/similarity/embedding.ts"
import { openVectorizeIndex } from "./vectorize-index.ts"

const BOATS: TopicText = {
  name: "Zembrilliano boat owners",
  parentCategory: "Powersports & RV",
  taxonomyType: "Automotive",
  subcategory: "Boats",
  segmentType: "B2C",
  keywords: ["boat"],
}
const BLOCK = { topK: 5, threshold: 0.95 }
const CATEGORIES = ["Powersports & RV", "Travel"]

function anIndex() {
  const clock = { now: new Date("2026-11-15T00:00:00Z") }
  const delayed: unknown[] = []
  const vectorize = aVectorize(() => clock.now)
  const prefix = crypto.randomUUID()
  const overlay = { getByName: (name: string) => env.VECTORS.getByName(`${prefix}/${name}`) as never }
  const index = openVectorizeIndex(
    vectorize,
    overlay,
    () => clock.now,
    (error) => delayed.push(error),
  )
  const wait = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1_000)
  }
  return { index, vectorize, wait, delayed }
}

describe("the Vectorize index", () => {
  it("still finds a near-identical topic one second after the first was written", async ({ expect }) => {
    const { index, vectorize, wait } = anIndex()
    await index.upsert([{ id: "tp_first", vector: embed(BOATS) }])
    wait(1)
    const second = embed({ ...BOATS, name: "Zembriliano boat owners" })
    expect((await vectorize.query([...second], { topK: 5, returnValues: true })).matches).toEqual([])
    expect(await index.query(second, BLOCK)).toEqual([{ id: "tp_first", similarity: 1 }])
    wait(90)
    expect((await index.query(second, BLOCK)).map(({ id }) => id)).toEqual(["tp_first"])
  })

  it("empties the overlay once Vectorize shows the writes, and not before", async ({ expect }) => {
    const { index, wait } = anIndex()
    await index.upsert([{ id: "tp_first", vector: embed(BOATS) }])
    wait(45)
    expect(await index.settle(CATEGORIES)).toEqual({ settled: 0, resent: 0, waiting: 1 })
    wait(45)
    expect(await index.settle(CATEGORIES)).toEqual({ settled: 1, resent: 0, waiting: 0 })
    expect(await index.settle(CATEGORIES)).toEqual({ settled: 0, resent: 0, waiting: 0 })
    expect(await index.query(embed(BOATS), BLOCK)).toEqual([{ id: "tp_first", similarity: 1 }])
  })

  it("hides removed and rewritten vectors at once, although Vectorize still shows them", async ({ expect }) => {
    const { index, wait } = anIndex()
    const moved = { ...BOATS, name: "Trips to Lisbon", parentCategory: "Travel" }
    await index.upsert([
      { id: "tp_removed", vector: embed(BOATS) },
      { id: "tp_moved", vector: embed(BOATS) },
    ])
    wait(120)
    await index.settle(CATEGORIES)
    await index.remove([{ id: "tp_removed", category: BOATS.parentCategory }])
    await index.upsert([{ id: "tp_moved", vector: embed(moved), movedFrom: BOATS.parentCategory }])
    expect(await index.query(embed(BOATS), BLOCK)).toEqual([])
    expect(await index.query(embed(moved), BLOCK)).toEqual([{ id: "tp_moved", similarity: 1 }])
    wait(120)
    expect(await index.settle(CATEGORIES)).toEqual({ settled: 3, resent: 0, waiting: 0 })
    expect(await index.query(embed(BOATS), BLOCK)).toEqual([])
    expect(await index.query(embed(moved), BLOCK)).toEqual([{ id: "tp_moved", similarity: 1 }])
  })

  it("sends a write again that never arrived", async ({ expect }) => {
    const { index, vectorize, wait, delayed } = anIndex()
    vectorize.failing = true
    await index.upsert([{ id: "tp_first", vector: embed(BOATS) }])
    expect(delayed).toHaveLength(1)
    vectorize.failing = false
    expect(await index.query(embed(BOATS), BLOCK)).toEqual([{ id: "tp_first", similarity: 1 }])
    wait(11 * 60)
    expect(await index.settle(CATEGORIES)).toEqual({ settled: 0, resent: 1, waiting: 0 })
    wait(90)
    expect(await index.settle(CATEGORIES)).toEqual({ settled: 1, resent: 0, waiting: 0 })
  })

  it("keeps to the limits of a call with 2,500 topics", async ({ expect }) => {
    const { index, vectorize, wait } = anIndex()
    const entries = Array.from({ length: 2_500 }, (_, i) => ({
      id: `tp_${i}`,
      vector: embed({ ...BOATS, name: `Boat ${i}` }),
    }))
    await index.upsert(entries)
    expect(vectorize.calls.upsert).toBe(3)
    wait(90)
    const answers = await index.queryMany(
      entries.slice(0, 40).map(({ vector }) => vector),
      { topK: 200, threshold: 0.95 },
    )
    expect(answers.map(([best]) => best)).toEqual(entries.slice(0, 40).map(({ id }) => ({ id, similarity: 1 })))
    await expect(index.upsert([{ id: "x".repeat(65), vector: embed(BOATS) }])).rejects.toThrow("64 bytes")
  })
})
