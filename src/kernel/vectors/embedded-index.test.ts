import { evictDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import * as fc from "fast-check"
import { describe, it } from "vitest"
import type { VectorIndex } from "../../../workers/objects/vector-index.ts"
import { openEmbeddedIndex } from "./embedded-index.ts"
import { categoryNumber, embed } from "../../knowledge/similarity/embedding.ts"
import { cosine, type Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
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

/** The object that holds the topics of a category. */
const firstShardOf = (category: string) => `group-${categoryNumber(category) % 6}/0`
const vectorIn = (parentCategory: string, name: string) =>
  embed({ name, parentCategory, taxonomyType: "", subcategory: "", segmentType: "", keywords: [] })

const CATEGORY_NAMES = GROUPS.flatMap((group) => group.categories.map(({ name }) => name))
/** One beside the others, and two that share an object with it. */
const [CATEGORY = "", ...NEIGHBOURS] = CATEGORY_NAMES.filter((name) => firstShardOf(name) === firstShardOf("Auto"))
const CATEGORIES = ["Travel", CATEGORY, ...NEIGHBOURS.slice(0, 2)]
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
              for (const name of new Set([...stored.values()].map(({ category }) => firstShardOf(category)))) {
                // An object that does not run cannot be evicted.
                await stubOf(name).remove([], 0)
                await evictDurableObject(stubOf(name))
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
    await evictDurableObject(stubOf(firstShardOf("Auto")))
    for (const threshold of [0.95, 0.75]) {
      const queries = entries.filter((_, i) => i % 250 === 0).map(({ vector }) => vector)
      const answers = await index.queryMany(queries, { topK: 20, threshold })
      expect(answers).toEqual(queries.map((vector) => bruteForce(all, vector, threshold, 20)))
    }
  })

  it("adds a shard when one is full, and finds, moves and removes in all shards", async ({ expect }) => {
    const { index, stubOf } = anIndex()
    for (const shard of [0, 1]) await stubOf(firstShardOf("Auto").replace("/0", `/${shard}`)).limitTo(3)
    const vectorOf = (name: string) => vectorIn("Auto", name)
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

  it("keeps the vectors of the categories that share an object apart, when it is loaded again too", async ({
    expect,
  }) => {
    const { index, stubOf } = anIndex()
    const entries = CATEGORIES.flatMap((category) =>
      Array.from({ length: 1_500 }, (_, i) => ({ id: `${category} ${i}`, vector: vectorIn(category, `topic ${i}`) })),
    )
    for (let i = 0; i < entries.length; i += 500) await index.upsert(entries.slice(i, i + 500))
    await index.upsert([{ id: `${CATEGORY} 7`, vector: vectorIn(NEIGHBOURS[0] ?? "", "moved"), movedFrom: CATEGORY }])
    await index.remove([{ id: `${CATEGORY} 8`, category: CATEGORY }])
    await evictDurableObject(stubOf(firstShardOf(CATEGORY)))
    const idsFor = async (category: string, name: string) => {
      const found = await index.query(vectorIn(category, name), { topK: 3, threshold: 0.999, ownCategory: true })
      return found.map(({ id }) => id)
    }
    for (const category of CATEGORIES) expect(await idsFor(category, "topic 1400")).toEqual([`${category} 1400`])
    expect(await idsFor(CATEGORY, "topic 7")).toEqual([])
    expect(await idsFor(CATEGORY, "topic 8")).toEqual([])
    expect(await idsFor(NEIGHBOURS[0] ?? "", "moved")).toEqual([`${CATEGORY} 7`])
    expect(await idsFor(NEIGHBOURS[0] ?? "", "topic 8")).toEqual([`${NEIGHBOURS[0]} 8`])
  })

  it("throws on a vector that breaks its bounds", async ({ expect }) => {
    const { index } = anIndex()
    const vector = vectorIn("Auto", "red car")
    vector[categoryNumber("Auto")] = 1
    await expect(index.upsert([{ id: "tp_1", vector }])).rejects.toThrow(RangeError)
  })
})
