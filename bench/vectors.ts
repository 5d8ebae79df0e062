import { readText } from "../bin/build/read-tables.ts"
import { cosine, DIMENSIONS, type Embedding, headOf } from "../src/knowledge/similarity/embedding-layout.ts"
import { embed, type TopicText } from "../src/knowledge/similarity/embedding.ts"
import type { Match } from "../src/knowledge/similarity/match.ts"
import { VectorCore } from "../src/knowledge/similarity/vector-core.ts"
import scanner from "../src/knowledge/similarity/scan.wasm"
import { GROUPS } from "../src/knowledge/taxonomy/groups.ts"
import { fileNameOf, readTable } from "../src/knowledge/tables/read-table.ts"

const QUERIES = 500
const TOP_K = 5
const THRESHOLDS = [0.95, 0.75]
const SIZES = [5_000, 50_000, 500_000]
/** The float32 scan is slow, so its time per query is measured on a few of the 500. */
const SCANNED_QUERIES = 25

type VectorBench = {
  /** 500 queries against 50,000 topics, milliseconds. */
  at: {
    threshold: number
    indexMs: number
    oneCategoryMs: number
    floatScanMs: number
    ratio: number
    oneCategoryRatio: number
  }[]
  growth: { size: number; threshold: number; msPerQuery: number; oneCategoryMsPerQuery: number }[]
  embedMicroseconds: number
  bytesPerTopic: number
}

/**
 * Measures the index's core as deployed, with one core per category, and in the worst case, with every topic in one category, compared with
 * a plain scan over float32 arrays in the same run.
 */
export async function benchVectors(print: (line: string) => void = console.log): Promise<VectorBench> {
  const began = performance.now()
  const topics = Array.from({ length: Math.max(...SIZES) }, (_, i) => embed(aTopic(i)))
  const embedMicroseconds = ((performance.now() - began) * 1_000) / topics.length
  print(`embedding: ${embedMicroseconds.toFixed(1)} µs per topic`)

  const result: VectorBench = { at: [], growth: [], embedMicroseconds, bytesPerTopic: 0 }
  for (const size of SIZES) {
    const stored = topics.slice(0, size)
    const step = Math.floor(size / QUERIES)
    const queries = Array.from({ length: QUERIES }, (_, i) => stored[i * step] ?? new Int8Array(DIMENSIONS))
    const oneCategoryVectors = stored.map(inOneCategory)
    const index = fill(stored)
    const oneCategory = fill(oneCategoryVectors)
    result.bytesPerTopic = [...oneCategory.values()].reduce((sum, core) => sum + core.memoryBytes, 0) / size
    for (const threshold of THRESHOLDS) {
      const indexMs = timeOf(() => runQueries(index, queries, threshold))
      const oneCategoryMs = timeOf(() => runQueries(oneCategory, queries.map(inOneCategory), threshold))
      result.growth.push({
        size,
        threshold,
        msPerQuery: indexMs / QUERIES,
        oneCategoryMsPerQuery: oneCategoryMs / QUERIES,
      })
      print(
        `${size} topics at ${threshold}: ${QUERIES} queries ${indexMs.toFixed(2)} ms, all in one category ${oneCategoryMs.toFixed(2)} ms`,
      )
      if (size !== 50_000) continue
      const floats = stored.map(unitLength)
      const part = queries.slice(0, SCANNED_QUERIES).map(unitLength)
      const floatScanMs =
        (timeOf(() => part.map((query) => floatScan(floats, query, threshold))) * QUERIES) / SCANNED_QUERIES
      check(runQueries(index, queries.slice(0, SCANNED_QUERIES), threshold), stored, queries, threshold)
      const ratio = floatScanMs / indexMs
      const oneCategoryRatio = floatScanMs / oneCategoryMs
      result.at.push({ threshold, indexMs, oneCategoryMs, floatScanMs, ratio, oneCategoryRatio })
      print(
        `  a plain float32 scan: ${floatScanMs.toFixed(0)} ms, ${ratio.toFixed(0)} times as long (${oneCategoryRatio.toFixed(0)} times, all in one category)`,
      )
    }
  }
  return result
}

const CATEGORIES = GROUPS.flatMap((group) =>
  group.categories.map((category) => ({
    group: group.name,
    name: category.name,
    subcategories: category.subcategories,
  })),
)
const TERMS = CATEGORIES.flatMap(({ name }) =>
  readTable(readText, "lexicon/*.tsv", fileNameOf(name)).map(({ term }) => ({
    category: name,
    term: term.replace("~", ""),
  })),
)
const RELATIONS = [
  "owners",
  "shoppers",
  "enthusiasts",
  "past purchasers",
  "decision makers",
  "users",
  "readers",
  "seekers",
]
const PLACES = [
  "",
  "in Texas",
  "in California",
  "in Ohio",
  "in Berlin",
  "under 30",
  "over 50",
  "with children",
  "in London",
]

/** Catalog-like topics: a term of the lexicon, a relation to it and a place. */
function aTopic(i: number): TopicText {
  const { term, category } = TERMS[(i * 7_919) % TERMS.length] ?? { term: "topic", category: "Auto" }
  const parent = CATEGORIES.find(({ name }) => name === category) ?? CATEGORIES[0]
  const turn = Math.floor(i / TERMS.length)
  const name = `${term} ${RELATIONS[turn % RELATIONS.length]} ${PLACES[Math.floor(turn / RELATIONS.length) % PLACES.length]}`
  return {
    name: name.trim(),
    parentCategory: category,
    taxonomyType: parent?.group ?? "",
    subcategory: parent?.subcategories[i % (parent.subcategories.length || 1)]?.name ?? "",
    segmentType: i % 5 === 0 ? "B2B" : "B2C",
    keywords: [...term.split(" "), RELATIONS[turn % RELATIONS.length] ?? ""],
  }
}

function fill(vectors: readonly Embedding[]): Map<number, VectorCore> {
  const cores = new Map<number, VectorCore>()
  for (const [i, vector] of vectors.entries()) {
    const { category } = headOf(vector)
    const core = cores.get(category) ?? new VectorCore(scanner)
    core.upsert(`tp_${i}`, vector)
    cores.set(category, core)
  }
  return cores
}

function runQueries(
  cores: ReadonlyMap<number, VectorCore>,
  queries: readonly Embedding[],
  threshold: number,
): Match[][] {
  const answers: Match[][] = queries.map(() => [])
  for (const [category, positions] of Map.groupBy(
    queries.keys(),
    (i) => headOf(queries[i] ?? new Int8Array()).category,
  )) {
    const matches =
      cores.get(category)?.query(
        positions.flatMap((i) => queries[i] ?? []),
        TOP_K,
        threshold,
      ) ?? []
    for (const [at, i] of positions.entries()) answers[i] = matches[at] ?? []
  }
  return answers
}

function inOneCategory(vector: Embedding): Embedding {
  const { category } = headOf(vector)
  const moved = vector.slice()
  moved[category] = 0
  moved[0] = vector[category] ?? 0
  return moved
}

function unitLength(vector: Embedding): Float32Array {
  const length = Math.hypot(...vector)
  return Float32Array.from(vector, (count) => count / length)
}

function floatScan(
  vectors: readonly Float32Array[],
  query: Float32Array,
  threshold: number,
): { i: number; score: number }[] {
  const found: { i: number; score: number }[] = []
  for (let i = 0; i < vectors.length; i++) {
    const vector = vectors[i]
    if (vector === undefined) continue
    let score = 0
    for (let d = 0; d < DIMENSIONS; d++) score += (vector[d] ?? 0) * (query[d] ?? 0)
    if (score >= threshold) found.push({ i, score })
  }
  return found.sort((a, b) => b.score - a.score).slice(0, TOP_K)
}

/** Throws if the index's answers differ from those of an exact comparison. */
function check(
  answers: readonly Match[][],
  stored: readonly Embedding[],
  queries: readonly Embedding[],
  threshold: number,
): void {
  for (const [i, matches] of answers.entries()) {
    const query = queries[i]
    if (query === undefined) continue
    const similarities = stored.map((vector) => cosine(query, vector)).filter((similarity) => similarity >= threshold)
    const best = similarities.sort((a, b) => b - a).slice(0, TOP_K)
    if (matches.map(({ similarity }) => similarity).join() !== best.join()) throw new Error(`Query ${i} is not exact`)
  }
}

/** The median of three runs after a warm-up run. */
function timeOf(work: () => unknown): number {
  work()
  const times = [0, 0, 0].map(() => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return times.sort((a, b) => a - b)[1] ?? 0
}
