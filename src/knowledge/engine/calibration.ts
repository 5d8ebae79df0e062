import {
  GUESS_CALIBRATION,
  SEGMENT_CALIBRATION,
  SENSITIVITY_CALIBRATION,
  SENSITIVITY_KNOWN_FROM,
} from "./calibration-table.ts"
import type { Grade } from "./grade.ts"

/** What decided the segment type. */
export type SegmentGround = keyof typeof SEGMENT_CALIBRATION
export const segmentConfidence = (ground: SegmentGround): number => SEGMENT_CALIBRATION[ground]

/** Below this a segment type is a guess; so few of those labelled were right. */
const SEGMENT_UNSURE_BELOW = 0.75
export const isSegmentUnsure = (confidence: number): boolean => confidence < SEGMENT_UNSURE_BELOW

/** What decided the sensitivity: a term, the category, or nothing found in a text of this grade or with unknown words. */
export type SensitivityGround = keyof typeof SENSITIVITY_CALIBRATION
export const sensitivityConfidence = (ground: SensitivityGround): number => SENSITIVITY_CALIBRATION[ground]

/**
 * Whether a stored confidence is high enough to trust a sensitivity. Null means it came from a person, another engine, or an older
 * classification.
 */
export const isSensitivityKnown = (confidence: number | null | undefined): boolean =>
  confidence === null || confidence === undefined || confidence >= SENSITIVITY_KNOWN_FROM

/** Grades that allow no more than a guess, and the confidence of a guess. */
const GUESSES: Partial<Record<Grade, number>> = GUESS_CALIBRATION
export const confidenceOfGuess = (grade: Grade): number | undefined => GUESSES[grade]

/**
 * Below this a category is unsure. Higher, and more right answers are lost than wrong ones are found out: docs/benchmark.md has the curve.
 */
const UNSURE_BELOW = 0.62

/** From this confidence on, the rules are as good as an LLM: about nine of ten answers above it are right at first contact. */
const SURE_FROM = 0.8

/** Whether the answer is reliable enough to skip a more expensive engine. */
export const isSure = ({ confidence = 0, unsure = false }: { confidence?: number; unsure?: boolean }): boolean =>
  !unsure && confidence >= SURE_FROM

/** Whether the evidence is too thin for more than a guess at the category. */
export const isUnsure = (grade: Grade, confidence: number): boolean =>
  confidenceOfGuess(grade) !== undefined || confidence < UNSURE_BELOW
