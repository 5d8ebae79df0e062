import { readFileSync } from "node:fs"
import { explainLocally } from "../../src/knowledge/engine/local.ts"
import { stem, tokenize } from "../../src/knowledge/text/tokens.ts"
import type { Row } from "./rows.ts"

/** A classifier's prediction for a name; also a line of a predictions file. */
type Prediction = {
  text: string
  parent_category: string
  group?: string
  segment_type?: string
  sensitivity?: string
  confidence?: number
  unsure?: boolean
}

export type Classifier = (text: string) => Prediction | undefined

export const localEngine: Classifier = (text) => {
  const { classification: c, explanation } = explainLocally(text)
  return {
    text,
    parent_category: c.parentCategory,
    group: c.taxonomyType,
    segment_type: c.segmentType,
    sensitivity: c.sensitivity,
    confidence: explanation.layers["category"]?.confidence ?? 0,
    unsure: c.unsure === true,
  }
}

/** Another classifier's answers, one JSON object per line, looked up by text. */
export function predictionsIn(file: string): Classifier {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean)
  const byText = new Map(lines.map((line) => JSON.parse(line) as Prediction).map((one) => [one.text, one]))
  return (text) => byText.get(text)
}

const FOLDS = 10

/** Tenfold cross-validation. Rows with the same text share a fold. */
export function crossValidated(
  rows: readonly Row[],
  train: (rows: readonly Row[]) => (text: string) => string,
): Classifier {
  const texts = [...new Set(rows.map(({ text }) => text))].sort()
  const foldOf = new Map(texts.map((text, i) => [text, i % FOLDS]))
  const models = Array.from({ length: FOLDS }, (_, fold) => train(rows.filter(({ text }) => foldOf.get(text) !== fold)))
  return (text) => ({ text, parent_category: models[foldOf.get(text) ?? 0]?.(text) ?? "" })
}

/** Multinomial Naive Bayes over stems, with add-one smoothing. */
export function naiveBayes(rows: readonly Row[]): (text: string) => string {
  const counts = new Map<string, { rows: number; words: number; of: Map<string, number> }>()
  const vocabulary = new Set<string>()
  for (const { text, parent_category } of rows) {
    const category = parent_category ?? ""
    let own = counts.get(category)
    if (!own) counts.set(category, (own = { rows: 0, words: 0, of: new Map() }))
    own.rows++
    for (const word of tokenize(text).stems) {
      vocabulary.add(word)
      own.words++
      own.of.set(word, (own.of.get(word) ?? 0) + 1)
    }
  }
  return (text) => {
    const words = tokenize(text).stems.filter((word) => vocabulary.has(word))
    return best(counts, ({ rows: own, words: total, of }) =>
      words.reduce(
        (sum, word) => sum + Math.log(((of.get(word) ?? 0) + 1) / (total + vocabulary.size)),
        Math.log(own / rows.length),
      ),
    )
  }
}

/** The category of the name that shares the most trigrams (Dice coefficient). */
export function nearestName(rows: readonly Row[]): (text: string) => string {
  const known = rows.map(({ text, parent_category }) => ({ category: parent_category ?? "", of: trigrams(text) }))
  const holders = new Map<string, number[]>()
  known.forEach(({ of }, i) => of.forEach((trigram) => holders.set(trigram, [...(holders.get(trigram) ?? []), i])))
  return (text) => {
    const own = trigrams(text)
    const shared = new Map<number, number>()
    for (const trigram of own) for (const i of holders.get(trigram) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1)
    const nearest = best(shared, (count, i) => (2 * count) / (own.size + (known[i]?.of.size ?? 0)))
    return nearest === undefined ? "" : (known[nearest]?.category ?? "")
  }
}

const trigrams = (text: string) => {
  const padded = `  ${tokenize(text).words.map(stem).join(" ")} `
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, i) => padded.slice(i, i + 3)))
}

function best<K, V>(entries: ReadonlyMap<K, V>, score: (value: V, key: K) => number): K {
  let found: K | undefined
  let highest = -Infinity
  for (const [key, value] of entries) {
    const reached = score(value, key)
    if (reached > highest) [found, highest] = [key, reached]
  }
  return found as K
}
