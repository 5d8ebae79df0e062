// Classifies the number of strings given as argument: hostile ones first, then random ones from all of Unicode and mixtures of real words.
// Prints those that take too long.
import * as fc from "fast-check"
import { classifyLocally } from "../../src/knowledge/engine/local.ts"
import { SAMPLES } from "../../src/testing/samples.ts"

const strings = Number(process.argv[2])
const LIMIT_MS = 5
// The more precise one exists since Node 22.19.
const cpuUsage = () => process.threadCpuUsage?.() ?? process.cpuUsage()

/** Making them takes longer than classifying them. */
const made = Math.min(20_000, strings)
const words = SAMPLES.flatMap((sample) => sample.split(" "))
const unicode = fc.sample(fc.string({ unit: "binary", maxLength: 200 }), { numRuns: made, seed: 1 })
const graphemes = fc.sample(fc.string({ unit: "grapheme", maxLength: 120 }), { numRuns: made, seed: 2 })
const hostile = [
  ...["a", " ", ">", "'", "-", ":", "0", "\u0301", "\u200d", "\ud800", "&", "s", "(", "\n", "ﷺ", "İ", "ß"].map((unit) =>
    unit.repeat(5_000),
  ),
  "a ".repeat(3_000),
  "x > ".repeat(2_000),
  "dog ".repeat(2_000),
  "(((((".repeat(1_000),
]
let seed = 11
const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
const pick = (list: readonly string[]) => list[next(list.length)] ?? ""

const slow: string[] = []
for (let i = 0; i < strings; i++) {
  const text = i < hostile.length ? (hostile[i] ?? "") : mixture(i)
  if (elapsedMsOf(text) <= LIMIT_MS) continue
  // The machine may have paused: a string counts as slow only if every run takes that much CPU time.
  if (Math.min(cpuMsOf(text), cpuMsOf(text), cpuMsOf(text)) > LIMIT_MS) slow.push(text.slice(0, 80))
}
console.log(JSON.stringify({ strings, slow }))
process.exitCode = slow.length === 0 ? 0 : 1

function mixture(i: number): string {
  if (i % 4 === 0) return pick(unicode)
  if (i % 4 === 1) return pick(graphemes)
  if (i % 4 === 2) return pick(words) + pick(unicode).slice(0, 20) + pick(words)
  return Array.from({ length: 1 + next(9) }, () => pick(words)).join(pick([" ", " ", " > ", ", ", "-", " and "]))
}

function cpuMsOf(text: string): number {
  const before = cpuUsage()
  classifyLocally(text)
  return (cpuUsage().user - before.user) / 1000
}

function elapsedMsOf(text: string): number {
  const started = performance.now()
  classifyLocally(text)
  return performance.now() - started
}
