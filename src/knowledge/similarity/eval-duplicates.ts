import { areDuplicates } from "./similarity.ts"

export type LabelledPair = { a: string; b: string; duplicate: "yes" | "no"; kind?: string }

type DuplicateScores = {
  precision: number
  recall: number
  f1: number
  falsePositives: LabelledPair[]
  falseNegatives: LabelledPair[]
}

const UNCLASSIFIED = { parentCategory: "", taxonomyType: "", subcategory: "", segmentType: "", keywords: [] }

/** Precision and recall of the block threshold on labelled pairs of names. */
export function evaluateDuplicates(pairs: readonly LabelledPair[]): DuplicateScores {
  const falsePositives: LabelledPair[] = []
  const falseNegatives: LabelledPair[] = []
  let found = 0
  for (const pair of pairs) {
    const blocked = areDuplicates({ name: pair.a, ...UNCLASSIFIED }, { name: pair.b, ...UNCLASSIFIED })
    if (blocked && pair.duplicate === "yes") found++
    else if (blocked) falsePositives.push(pair)
    else if (pair.duplicate === "yes") falseNegatives.push(pair)
  }
  const precision = found + falsePositives.length === 0 ? 1 : found / (found + falsePositives.length)
  const recall = found + falseNegatives.length === 0 ? 1 : found / (found + falseNegatives.length)
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  return { precision, recall, f1, falsePositives, falseNegatives }
}
