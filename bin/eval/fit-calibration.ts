import { writeFileSync } from "node:fs"
import path from "node:path"
import { explainLocally } from "../../src/knowledge/engine/local.ts"
import { read } from "../../src/knowledge/engine/reading.ts"
import { GRADES } from "../../src/knowledge/engine/grade.ts"
import { decideTopic } from "../../src/knowledge/engine/topic.ts"
import { ROOT } from "../system/paths.ts"
import { masked } from "./masked.ts"
import { isSensitive, type Row } from "./rows.ts"

const FILE = path.join(ROOT, "src/knowledge/engine/calibration-table.ts")
/** The minimum number of rows per step. */
const MIN_ROWS = 20

type Answer = { share: number; right: boolean }
type Step = { from: number; right: number; rows: number }

/** Fits the confidence tables to the labelled rows and writes them. */
export function fitCalibration(categories: readonly Row[], segments: readonly Row[], sensitivities: readonly Row[]) {
  const byGrade = Map.groupBy(
    categories.map(({ text, parent_category, also }) => {
      const { grade, share, node } = decideTopic(read(text))
      const { name } = node.category
      return { grade, share, right: name === parent_category || also?.includes(name) === true }
    }),
    ({ grade }) => grade,
  )
  const steps = GRADES.map((grade) => `  ${grade}: ${JSON.stringify(isotonic(byGrade.get(grade) ?? []))},`)
  const segment = shares(
    ["cue", "words", "category", "guess", "audience", "brand", "consumer", "topic", "none"],
    segments.flatMap((row) => [
      segmentOf(row, row.text),
      // Names without evidence are rare among rows that rules were written for.
      ...masked(row.text)
        .map((text) => segmentOf(row, text))
        .filter(({ key }) => key === "none" || key === "guess"),
    ]),
  )
  const judged = sensitivities.flatMap((row) => [
    judgedAs(row, row.text),
    // The rules were tuned on the misses, so masked words represent words that are still unknown.
    ...masked(row.text)
      .map((text) => judgedAs(row, text))
      .filter(({ key }) => key === "strange" || key === "unread"),
  ])
  const sensitivity = shares(
    ["term", "category", "benign", "none_vague", "none_weak", "none_partial", "none_whole", "strange", "unread"],
    judged,
  )
  writeFileSync(
    FILE,
    `// Written by \`npm run eval -- --fit\` from the labelled examples. Do not edit.

/** Confidence by grade of the evidence and minimum share of the scores. */
export const CALIBRATION = {
${steps.join("\n")}
} as const satisfies Record<string, readonly (readonly [from: number, confidence: number])[]>

/** How often a segment type was right, by what decided it. */
export const SEGMENT_CALIBRATION = ${JSON.stringify(segment)} as const

/** How often a sensitivity was right, by what decided it: "none" by the grade of the topic, "strange" and "unread" if words are unknown. */
export const SENSITIVITY_CALIBRATION = ${JSON.stringify(sensitivity)} as const

/** Sensitivities below this confidence count as unknown: at or above it, at most ${MOST_MISSED * 100}% of the names that look harmless are sensitive. */
export const SENSITIVITY_KNOWN_FROM = ${knownFrom(sensitivity, judged)}
`,
  )
}

const MOST_MISSED = 0.02

/** Halfway between the lowest confidence that misses few sensitive names and the next one. Flagged names count as known. */
function knownFrom(
  { term = 1, category = 1, ...unflagged }: Record<string, number>,
  answers: readonly { key: string; right: boolean }[],
): number {
  let rows = 0
  let wrong = 0
  let least = Math.min(term, category)
  for (const [key, confidence] of Object.entries(unflagged).sort(([, a], [, b]) => b - a)) {
    const own = answers.filter((answer) => answer.key === key)
    rows += own.length
    wrong += own.filter(({ right }) => !right).length
    if (wrong / rows > MOST_MISSED) return round((least + confidence) / 2)
    least = Math.min(least, confidence)
  }
  return least
}

function segmentOf({ segment_type, also_segment_type }: Row, text: string) {
  const { value, ground } = grounds(text).segment
  return { key: ground, right: [segment_type, also_segment_type].flat().includes(value) }
}

function judgedAs(row: Row, text: string) {
  const { value, ground } = grounds(text).sensitivity
  return { key: ground, right: (value === "Sensitive" || value === "Restricted") === isSensitive(row) }
}

const grounds = (text: string) => explainLocally(text).grounds

/** Pool adjacent violators: the confidence never falls where the share grows. */
function isotonic(answers: readonly Answer[]): [from: number, confidence: number][] {
  const sorted = answers.toSorted((a, b) => a.share - b.share)
  const blocks: Step[] = []
  for (let i = 0; i < sorted.length; i += MIN_ROWS) {
    const own = sorted.slice(i, i + MIN_ROWS)
    blocks.push({ from: own[0]?.share ?? 0, right: own.filter(({ right }) => right).length, rows: own.length })
    for (
      let last = blocks.at(-1), before = blocks.at(-2);
      last && before;
      last = blocks.at(-1), before = blocks.at(-2)
    ) {
      if (before.from < last.from && confidenceOf(before) < confidenceOf(last) - 0.005) break
      blocks.splice(-2, 2, { from: before.from, right: before.right + last.right, rows: before.rows + last.rows })
    }
  }
  const steps = blocks.map((block, i): [number, number] => [i === 0 ? 0 : round(block.from), confidenceOf(block)])
  return steps.length > 0 ? steps : [[0, 0.5]]
}

/** The rules were tuned on misses among the open rows; new rows have about this many times more. */
const OPTIMISM = 1.2

/** Adds half a correct and half a wrong row, so that few rows never give a confidence of 1. */
const confidenceOf = ({ right, rows }: Omit<Step, "from">) =>
  round(Math.max(0.05, 1 - (OPTIMISM * (rows - right + 0.5)) / (rows + 1)))

function shares(keys: readonly string[], answers: readonly { key: string; right: boolean }[]): Record<string, number> {
  const found = keys.map((key) => {
    const own = answers.filter((answer) => answer.key === key)
    return [key, confidenceOf({ right: own.filter(({ right }) => right).length, rows: own.length })] as const
  })
  return Object.fromEntries(found)
}

const round = (value: number) => Math.round(value * 100) / 100
