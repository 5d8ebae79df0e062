// Measures the local engine and duplicate detection on labelled examples.
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { classifyLocally } from "../src/knowledge/engine/local.ts"
import { evaluateDuplicates, type LabelledPair } from "../src/knowledge/similarity/eval-duplicates.ts"
import { ROOT } from "./paths.ts"

const FOLDER = process.env["STRATA_EVAL"] ?? path.join(ROOT, "../shared/data/eval")
const SUFFIX = process.env["STRATA_EVAL_SUFFIX"] ?? ".dev.jsonl"
const verbose = process.argv.includes("--verbose")

type Row = { text: string; parent_category?: string; group?: string; segment_type?: string; sensitive?: string }

const read = <T>(name: string): T[] => {
  const file = path.join(FOLDER, name + SUFFIX)
  if (!existsSync(file)) throw new Error(`No labelled examples at ${file}; set STRATA_EVAL to their folder`)
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
}

const results: { measure: string; rows: number; reached: string; target: string; ok: boolean }[] = []

function accuracy(measure: string, rows: Row[], target: number, isRight: (row: Row) => boolean) {
  const wrong = rows.filter((row) => !isRight(row))
  const reached = 1 - wrong.length / rows.length
  results.push({
    measure,
    rows: rows.length,
    reached: percent(reached),
    target: percent(target),
    ok: reached >= target,
  })
  if (verbose)
    for (const { text } of wrong) console.log(`${measure}: ${text} -> ${JSON.stringify(classifyLocally(text))}`)
}

const topics = read<Row>("topics")
const brands = read<Row>("brands")
accuracy(
  "parent category, topics",
  topics,
  0.92,
  (row) => classifyLocally(row.text).parentCategory === row.parent_category,
)
accuracy(
  "parent category, brands",
  brands,
  0.92,
  (row) => classifyLocally(row.text).parentCategory === row.parent_category,
)
accuracy("group", [...topics, ...brands], 0.94, (row) => classifyLocally(row.text).taxonomyType === row.group)
accuracy("segment type", [...read<Row>("b2b"), ...read<Row>("segments")], 0.95, (row) => {
  return classifyLocally(row.text).segmentType === row.segment_type
})
sensitivity(read<Row>("sensitive"))
duplicates(read<LabelledPair>("dups"))

console.table(results)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)

function sensitivity(rows: Row[]) {
  const flagged = rows.filter((row) => classifyLocally(row.text).sensitivity === "Sensitive")
  const hits = flagged.filter((row) => row.sensitive === "yes").length
  const recall = hits / rows.filter((row) => row.sensitive === "yes").length
  const precision = hits / flagged.length
  results.push(
    {
      measure: "sensitivity, recall",
      rows: rows.length,
      reached: percent(recall),
      target: percent(0.98),
      ok: recall >= 0.98,
    },
    {
      measure: "sensitivity, precision",
      rows: rows.length,
      reached: percent(precision),
      target: percent(0.95),
      ok: precision >= 0.95,
    },
  )
}

/** Measured at the threshold that blocks a topic. */
function duplicates(pairs: LabelledPair[]) {
  const { precision, recall, falsePositives, falseNegatives } = evaluateDuplicates(pairs)
  const rows = pairs.length
  results.push(
    {
      measure: "duplicates, precision",
      rows,
      reached: percent(precision),
      target: percent(0.98),
      ok: precision >= 0.98,
    },
    { measure: "duplicates, recall", rows, reached: percent(recall), target: percent(0.9), ok: recall >= 0.9 },
  )
  if (verbose) console.log("duplicates:", JSON.stringify({ falsePositives, falseNegatives }))
}

function percent(share: number) {
  return `${(share * 100).toFixed(1)}%`
}
