import {
  CALIBRATION,
  SEGMENT_CALIBRATION,
  SENSITIVITY_CALIBRATION,
  SENSITIVITY_KNOWN_FROM,
} from "./calibration-table.ts"
import type { Grade } from "./grade.ts"

/** How often a category with this grade and share of the scores was right on the labelled examples. */
export function categoryConfidence(grade: Grade, share: number): number {
  const steps: readonly (readonly [from: number, confidence: number])[] = CALIBRATION[grade]
  let confidence = steps[0]?.[1] ?? 0
  for (const [from, value] of steps) if (share >= from) confidence = value
  return confidence
}

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

/** Below this a category is wrong about as often as right. */
const UNSURE_BELOW = 0.5
const UNSURE_GRADES: ReadonlySet<Grade> = new Set(["nothing", "votes", "faint"])

/**
 * From this confidence on, the rules are as good as an LLM. The fitted table has a gap below it: "partial" evidence with a small share is
 * right in 74 of 100 cases, all better evidence in at least 90.
 */
const SURE_FROM = 0.8

/** Whether the answer is reliable enough to skip a more expensive engine. */
export const isSure = ({ confidence = 0, unsure = false }: { confidence?: number; unsure?: boolean }): boolean =>
  !unsure && confidence >= SURE_FROM

/** Whether the evidence is too thin for more than a guess at the category. */
export const isUnsure = (grade: Grade, confidence: number): boolean =>
  UNSURE_GRADES.has(grade) || confidence < UNSURE_BELOW
