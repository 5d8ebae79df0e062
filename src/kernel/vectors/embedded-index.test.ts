import { evictDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import * as fc from "fast-check"
import { describe, it } from "vitest"
import type { VectorIndex } from "../../../workers/objects/vector-index.ts"
import { openEmbeddedIndex } from "./embedded-index.ts"
import { categoryNumber, embed } from "../../knowledge/similarity/embedding.ts"
import { cosine, type Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import { byRank, type Match } from "../../knowledge/similarity/match.ts"
import { numRuns } from "../../testing/runs.ts"

const objects = env.VECTORS as DurableObjectNamespace<VectorIndex>

/** Each test uses its own objects. */
function anIndex() {
  const prefix = crypto.randomUUID()
  const stubOf = (name: string) => objects.getByName(`${prefix}/${name}`)
  const index = openEmbeddedIndex({ getByName: (name: string) => stubOf(name) })
  return { index, stubOf }
}

function bruteForce(all: ReadonlyMap<string, Embedding>, vector: Embedding, threshold: number, topK: number): Match[] {
  const matches = [...all].map(([id, candidate]) => ({ id, similarity: cosine(vector, candidate) }))
  return byRank(matches.filter(({ similarity }) => similarity >= threshold)).slice(0, topK)
}

const CATEGORIES = ["Auto", "Travel", "Pets"]
const WORDS = "ford truck owner buyer red blue dog cat hotel paris luxury 2024 zorblaxian camera lens".split(" ")

const topics = fc.record({
  name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }).map((words) => words.join(" ")),
  parentCategory: fc.constantFrom(...CATEGORIES),
  taxonomyType: fc.constant("Group"),
  subcategory: fc.constantFrom("One", "Two"),
  segmentType: fc.constantFrom("B2B", "B2C"),
  keywords: fc.subarray(["a", "b", "c"]),
})
const steps = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("upsert" as const), id: fc.nat(40), topic: topics }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove" as const), id: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("evict" as const) }) },
)

describe("the embedded index", () => {
  it("matches a brute-force scan across writes, removals and reloads", async ({ expect }) => {
    const thresholds = fc.constantFrom(0.95, 0.75)
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 5, maxLength: 40 }),
        fc.array(topics, { minLength: 3, maxLength: 6 }),
        thresholds,
        async (run, queries, threshold) => {
          const { index, stubOf } = anIndex()
          const stored = new Map<string, { vector: Embedding; category: string }>()
          for (const step of run) {
            if (step.kind === "upsert") {
              const id = `tp_${step.id}`
              const vector = embed(step.topic)
              await index.upsert([{ id, vector, movedFrom: stored.get(id)?.category }])
              stored.set(id, { vector, category: step.topic.parentCategory })
            } else if (step.kind === "remove") {
              const id = `tp_${step.id}`
              const category = stored.get(id)?.category
              if (category !== undefined) await index.remove([{ id, category }])
              stored.delete(id)
            } else {
              for (const category of new Set([...stored.values()].map((topic) => topic.category))) {
                const stub = stubOf(`${categoryNumber(category)}/0`)
                await stub.remove([])
                await evictDurableObject(stub)
              }
            }
          }
          const all = new Map([...stored].map(([id, { vector }]) => [id, vector]))
          const vectors = [...queries.map(embed), ...all.values()]
          const answers = await index.queryMany(vectors, { topK: 7, threshold })
          expect(answers).toEqual(vectors.map((vector) => bruteForce(all, vector, threshold, 7)))
        },
      ),
      { numRuns: numRuns(25) },
    )
  })

  it("folds its journal into blocks and reloads them", async ({ expect }) => {
    const { index, stubOf } = anIndex()
    const all = new Map<string, Embedding>()
    const topic = (i: number) => ({
      name: `topic ${i} ${WORDS[i % WORDS.length]}`,
      parentCategory: "Auto",
      taxonomyType: "",
      subcategory: String(i % 7),
      segmentType: "B2C",
      keywords: [],
    })
    for (let i = 0; i < 5_000; i++) all.set(`tp_${i}`, embed(topic(i)))
    const entries = [...all].map(([id, vector]) => ({ id, vector }))
    for (let i = 0; i < entries.length; i += 500) await index.upsert(entries.slice(i, i + 500))
    const gone = entries.filter((_, i) => i % 9 === 0).map(({ id }) => id)
    await index.remove(gone.map((id) => ({ id, category: "Auto" })))
    for (const id of gone) all.delete(id)
    await evictDurableObject(stubOf(`${categoryNumber("Auto")}/0`))
    for (const threshold of [0.95, 0.75]) {
      const queries = entries.filter((_, i) => i % 250 === 0).map(({ vector }) => vector)
      const answers = await index.queryMany(queries, { topK: 20, threshold })
      expect(answers).toEqual(queries.map((vector) => bruteForce(all, vector, threshold, 20)))
    }
  })

  it("adds a shard when one is full, and finds, moves and removes in all shards", async ({ expect }) => {
    const { index, stubOf } = anIndex()
    const auto = categoryNumber("Auto")
    for (const shard of [0, 1]) await stubOf(`${auto}/${shard}`).limitTo(3)
    const vectorOf = (name: string) =>
      embed({ name, parentCategory: "Auto", taxonomyType: "", subcategory: "", segmentType: "", keywords: [] })
    const names = ["red car", "blue car", "green car", "red van", "blue van", "green van", "red bus", "blue bus"]
    await index.upsert(names.map((name) => ({ id: name, vector: vectorOf(name) })))
    for (const name of names) {
      expect(await index.query(vectorOf(name), { topK: 1, threshold: 0.95 })).toEqual([{ id: name, similarity: 1 }])
    }
    await index.upsert([{ id: "red car", vector: vectorOf("purple boat") }])
    expect(await index.query(vectorOf("red car"), { topK: 1, threshold: 0.95 })).toEqual([])
    expect(await index.query(vectorOf("purple boat"), { topK: 1, threshold: 0.95 })).toEqual([
      { id: "red car", similarity: 1 },
    ])
    await index.remove([{ id: "blue bus", category: "Auto" }])
    expect(await index.query(vectorOf("blue bus"), { topK: 1, threshold: 0.95 })).toEqual([])
  })

  it("throws on a vector that breaks its bounds", async ({ expect }) => {
    const { index } = anIndex()
    const vector = embed({
      name: "red car",
      parentCategory: "Auto",
      taxonomyType: "",
      subcategory: "",
      segmentType: "",
      keywords: [],
    })
    vector[categoryNumber("Auto")] = 1
    await expect(index.upsert([{ id: "tp_1", vector }])).rejects.toThrow(RangeError)
  })
})
