import * as fc from "fast-check"
import { describe, it } from "vitest"
import { CATEGORY_SHARE, cosine, DIMENSIONS, type Embedding, normSquared, WORDS } from "./embedding-layout.ts"
import scanner from "./scan.wasm"
import { byRank, type Match } from "./match.ts"
import { VectorCore } from "./vector-core.ts"

/** Any vector with the layout, with signature weights down to 1: independent of how names are embedded. */
const vectors = (categories: fc.Arbitrary<number>) =>
  fc
    .record({
      category: categories,
      first: fc.nat(3),
      second: fc.nat(3),
      weights: fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 })),
      words: fc.array(fc.tuple(fc.nat(DIMENSIONS - WORDS - 1), fc.integer({ min: -9, max: 9 })), { maxLength: 40 }),
    })
    .map(({ category, first, second, weights, words }) => {
      const vector = new Int8Array(DIMENSIONS)
      for (const [place, count] of words) vector[WORDS + place] = count
      vector[64 + first] = weights[0]
      vector[96 + second] = weights[1]
      vector[category] = Math.ceil(Math.sqrt((normSquared(vector) * CATEGORY_SHARE) / (1 - CATEGORY_SHARE)))
      return vector
    })

function bruteForce(all: ReadonlyMap<string, Embedding>, vector: Embedding, threshold: number, topK: number): Match[] {
  const matches = [...all].map(([id, candidate]) => ({ id, similarity: cosine(vector, candidate) }))
  return byRank(matches.filter(({ similarity }) => similarity >= threshold)).slice(0, topK)
}

describe("the vector core", () => {
  it("finds exactly what a brute-force scan finds at any threshold", ({ expect }) => {
    const steps = fc.array(fc.record({ id: fc.nat(60), vector: fc.option(vectors(fc.constant(5)), { freq: 5 }) }), {
      minLength: 1,
      maxLength: 120,
    })
    const thresholds = fc.oneof(fc.constantFrom(0.95, 0.75, 1), fc.double({ min: 0.01, max: 1, noNaN: true }))
    fc.assert(
      fc.property(
        steps,
        fc.array(vectors(fc.constantFrom(5, 9)), { maxLength: 5 }),
        thresholds,
        (run, others, threshold) => {
          const core = new VectorCore(scanner)
          const all = new Map<string, Embedding>()
          for (const { id, vector } of run) {
            if (vector === null) {
              core.remove(`tp_${id}`)
              all.delete(`tp_${id}`)
            } else {
              core.upsert(`tp_${id}`, vector)
              all.set(`tp_${id}`, vector)
            }
          }
          const queries = [...others, ...all.values()]
          expect(core.size).toBe(all.size)
          expect(core.query(queries, 9, threshold)).toEqual(queries.map((q) => bruteForce(all, q, threshold, 9)))
        },
      ),
      { numRuns: 300 },
    )
  })

  it("returns more hits than fit in one scan", ({ expect }) => {
    const core = new VectorCore(scanner)
    const [vector = new Int8Array(DIMENSIONS)] = fc.sample(vectors(fc.constant(5)), { numRuns: 1, seed: 7 })
    for (let i = 0; i < 3_000; i++) core.upsert(`tp_${String(i).padStart(4, "0")}`, vector)
    for (const threshold of [0.95, 0.1]) {
      const [matches] = core.query([vector], 10_000, threshold)
      expect(matches?.map(({ id }) => id)).toEqual(
        Array.from({ length: 3_000 }, (_, i) => `tp_${String(i).padStart(4, "0")}`),
      )
    }
  })

  it("returns the results of 1,200 queries in order", ({ expect }) => {
    const core = new VectorCore(scanner)
    const stored = fc.sample(vectors(fc.constant(5)), { numRuns: 1_200, seed: 11 })
    for (const [i, vector] of stored.entries()) core.upsert(`tp_${i}`, vector)
    const all = new Map(stored.map((vector, i) => [`tp_${i}`, vector]))
    const results = core.query(stored, 3, 0.95)
    expect(results.length).toBe(1_200)
    for (const i of [0, 511, 512, 1_199]) {
      expect(results[i]).toEqual(bruteForce(all, stored[i] ?? new Int8Array(DIMENSIONS), 0.95, 3))
    }
  })
})
