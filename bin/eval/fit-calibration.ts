import { writeFileSync } from "node:fs"
import path from "node:path"
import { explainLocally } from "../../src/knowledge/engine/local.ts"
import { type Reading, readingOf } from "../../src/knowledge/engine/reading.ts"
import type { Grade } from "../../src/knowledge/engine/grade.ts"
import { bestCover } from "../../src/knowledge/engine/evidence.ts"
import { ENGLISH } from "../../src/knowledge/engine/packs.ts"
import { SIGNS } from "../../src/knowledge/engine/signs.ts"
import { decideTopic } from "../../src/knowledge/engine/topic.ts"
import { readName } from "../../src/knowledge/languages/read-name.ts"
import { fitWeights, type Observed } from "./logistic.ts"
import { ROOT } from "../system/paths.ts"
import { masked } from "./masked.ts"
import { isSensitive, type Row } from "./rows.ts"

const FILE = path.join(ROOT, "src/knowledge/engine/calibration-table.ts")
/**
 * A name that the tables know says little about one that they do not. So each labelled name is also read without the term that decided it,
 * and such a reading weighs somewhat more than half as much as a name. With these weights the average confidence of names at first
 * contact was the share of them that was right.
 */
const WEIGHT = 0.6
const WEIGHT_WITHOUT = 0.35
const GUESSING = ["nothing", "votes", "faint"] as const

/** Fits the confidence tables to the labelled rows and writes them. */
export function fitCalibration(categories: readonly Row[], segments: readonly Row[], sensitivities: readonly Row[]) {
  const observed = categories.flatMap((row) => observedIn(row))
  const isGuess = (grade: Grade) => GUESSING.some((one) => one === grade)
  const weights = fitWeights(observed.filter(({ grade }) => !isGuess(grade)))
  const signs = Object.fromEntries(SIGNS.map((sign, i) => [sign, round(weights[i] ?? 0)]))
  const guesses = shares(
    GUESSING,
    observed.filter(({ weight }) => weight === WEIGHT).map(({ grade, right }) => ({ key: grade, right })),
  )
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
  const sensitivity = {
    ...shares(
      ["term", "category", "benign", "none_vague", "none_weak", "none_partial", "none_whole", "strange", "unread"],
      judged,
    ),
    none_vague: VAGUE,
  }
  writeFileSync(
    FILE,
    `// Written by \`npm run eval -- --fit\` from the labelled examples. Do not edit.

/** Confidence of guesses, by the grade of the evidence. */
export const GUESS_CALIBRATION = ${JSON.stringify(guesses)} as const

/** Weights of the signs for and against a category. */
export const SIGN_WEIGHTS = ${JSON.stringify(signs)} as const

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
/** Of names that say too little, as fitted before any of them had been read: what is known of the labelled ones now says nothing of others. */
const VAGUE = 0.78

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

/** A name as it is read, and as it would be without the term that decided it. */
function observedIn({ text, parent_category, also }: Row): (Observed & { grade: Grade })[] {
  const reading = readingOf(readName(text, ENGLISH))
  const observe = (one: Reading, weight: number) => {
    const { grade, signs, node } = decideTopic(one)
    const { name } = node.category
    return { grade, signs, weight, right: name === parent_category || also?.includes(name) === true }
  }
  const less = withoutBest(reading)
  return [observe(reading, WEIGHT), ...(less && parent_category ? [observe(less, WEIGHT_WITHOUT)] : [])]
}

/** The reading of a name without the term that weighs most; a single word is in no table then. */
function withoutBest(reading: Reading): Reading | undefined {
  const { found, ignored } = reading
  const best = decideTopic(reading).evidence[0]?.match
  if (!best) return undefined
  const isBest = (i: number) => found.starts[i] === best.start && found.lengths[i] === best.length
  const others = <T>(list: readonly T[]) => list.filter((_, i) => !isBest(i))
  const isForgotten = (i: number) => best.length === 1 && i === best.start
  const left = {
    ...found,
    starts: others(found.starts),
    lengths: others(found.lengths),
    states: others(found.states),
    words: found.words.map((word, i) => (isForgotten(i) ? 0 : word)),
    world: found.world.filter(({ start, length }) => start !== best.start || length !== best.length),
    worldly: found.worldly.map((is, i) => is && !isForgotten(i)),
  }
  return { ...reading, found: left, matches: bestCover(left, ignored) }
}

/** The rules were tuned on misses among the open rows; new rows have about this many times more. */
const OPTIMISM = 1.2

/** Adds half a correct and half a wrong row, so that few rows never give a confidence of 1. */
const confidenceOf = ({ right, rows }: { right: number; rows: number }) =>
  round(Math.max(0.05, 1 - (OPTIMISM * (rows - right + 0.5)) / (rows + 1)))

function shares(keys: readonly string[], answers: readonly { key: string; right: boolean }[]): Record<string, number> {
  const found = keys.map((key) => {
    const own = answers.filter((answer) => answer.key === key)
    return [key, confidenceOf({ right: own.filter(({ right }) => right).length, rows: own.length })] as const
  })
  return Object.fromEntries(found)
}

const round = (value: number) => Math.round(value * 100) / 100
