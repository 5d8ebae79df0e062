import type { Mutation } from "./mutation.ts"

const LARGEST = 24

/** Deals mutations into batches, whose tests run once without an edit. Those with the same tests stay together. */
export function batchesOf(mutations: readonly Mutation[], jobs: number): Mutation[][] {
  const sorted = mutations.toSorted((a, b) => (a.tests[0] < b.tests[0] ? -1 : a.tests[0] > b.tests[0] ? 1 : 0))
  const size = Math.min(LARGEST, Math.ceil(sorted.length / jobs))
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, i) => sorted.slice(i * size, (i + 1) * size))
}
