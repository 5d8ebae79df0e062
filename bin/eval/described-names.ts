// A thousand names whose descriptions are linted: pairs of dimension sets with a topic, and the open half of the labelled corpora.
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { DIMENSION_SETS } from "../../src/knowledge/taxonomy/dimension-sets.ts"
import { SAMPLES } from "../../src/testing/samples.ts"

const FOLDER = path.join(import.meta.dirname, "corpora")
const HEADS = ["Cat Owners", "SUV Intenders", "Yoga Enthusiasts", "Running Shoes", "Cloud Software Buyers", "Gamers"]
/** Rows of other languages, and pairs that are no audience. */
const LEFT_OUT = new Set(["dups", "languages", "language_traps", "more_languages"])

/** `count` names of each corpus and of the sets, the same ones on every run. */
export function describedNames(count: number): string[] {
  const names = new Set(SAMPLES)
  for (const file of globSync("*.jsonl", { cwd: FOLDER }).sort()) {
    if (LEFT_OUT.has(path.basename(file, ".jsonl"))) continue
    const lines = readFileSync(path.join(FOLDER, file), "utf8").trimEnd().split("\n")
    const open = lines.filter((_, row) => row % 2 === 0).map((line) => (JSON.parse(line) as { text: string }).text)
    for (const text of spread(open, count)) names.add(text)
  }
  for (const text of spread(pairsOfSets(), 5 * count)) names.add(text)
  return [...names]
}

function* pairs() {
  for (const [i, first] of DIMENSION_SETS.entries()) {
    for (const [j, second] of DIMENSION_SETS.entries()) {
      if (i === j) continue
      const value = (of: readonly string[]) => of[(7 * i + 3 * j) % of.length] ?? ""
      yield `${value(first.values)} ${value(second.values)} ${HEADS[(i + j) % HEADS.length]}`
    }
  }
}
const pairsOfSets = () => [...pairs()]

/** At most `count` items, evenly spread. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  items.filter((_, i) => Math.floor((i * count) / items.length) !== Math.floor(((i - 1) * count) / items.length))
