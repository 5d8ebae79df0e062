import { embed } from "../../knowledge/similarity/embedding.ts"
import { cosine } from "../../knowledge/similarity/embedding-layout.ts"
import type { LinkRow } from "../library/record.ts"
import type { Brief, BriefPart } from "./understand.ts"
import { stemsIn } from "./words.ts"

export type Ranked = { row: LinkRow; /** 0 to 1. */ score: number; reasons: string[] }

const WEIGHTS = { words: 0.45, place: 0.25, similarity: 0.3 }
const IN_KEYWORDS = 0.5
const IN_PLACE = 0.4
const SAME_CATEGORY = 0.5
const SAME_GROUP = 0.15
const LEAST_SCORE = 0.12

/** Best first; ties by name, so that pages do not depend on the order of the candidates. */
export function rank(rows: readonly LinkRow[], brief: Brief, counts: ReadonlyMap<string, number>): Ranked[] {
  const weights = new Map([...brief.words.keys()].map((stem) => [stem, weightOf(counts.get(stem) ?? 0)]))
  return rows
    .map((row) => rankOne(row, brief, weights))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score || (a.row.topic_name < b.row.topic_name ? -1 : 1))
}

/** Rare words weigh more. A word in no topic's name may still be a keyword. */
const weightOf = (count: number) => 1 / Math.log2(count + 3)

function rankOne(row: LinkRow, { words, parts }: Brief, weights: ReadonlyMap<string, number>): Ranked {
  const keywords = JSON.parse(row.keywords) as string[]
  const inName = stemsIn(row.topic_name)
  const inKeywords = stemsIn(keywords.join(" "))
  const inPlace = stemsIn(`${row.subcategory} ${row.parent_category} ${row.taxonomy_path}`)
  let [reached, total] = [0, 0]
  const shared: string[] = []
  for (const [stem, word] of words) {
    const weight = weights.get(stem) ?? 0
    total += weight
    const part = inName.has(stem) ? 1 : inKeywords.has(stem) ? IN_KEYWORDS : inPlace.has(stem) ? IN_PLACE : 0
    reached += weight * part
    if (part > 0) shared.push(word)
  }
  const text = total === 0 ? 0 : reached / total
  const vector = embed({
    name: row.topic_name,
    parentCategory: row.parent_category,
    taxonomyType: row.taxonomy_type,
    subcategory: row.subcategory,
    segmentType: row.segment_type,
    keywords,
  })
  const similarity = Math.max(0, ...parts.map((part) => cosine(part.vector, vector)))
  const place = Math.max(0, ...parts.map((part) => nearness(part, row)))
  const score = WEIGHTS.words * text + WEIGHTS.similarity * similarity + WEIGHTS.place * place
  return { row, score: Math.round(score * 1000) / 1000, reasons: reasonsFor(row, { shared, similarity, place }) }
}

function nearness({ classification }: BriefPart, row: LinkRow): number {
  if (classification.parentCategory !== row.parent_category) {
    return classification.taxonomyType === row.taxonomy_type ? SAME_GROUP : 0
  }
  return classification.subcategory === row.subcategory ? 1 : SAME_CATEGORY
}

function reasonsFor(row: LinkRow, why: { shared: string[]; similarity: number; place: number }): string[] {
  const reasons: string[] = []
  if (why.shared.length > 0) reasons.push(`has the words ${why.shared.join(", ")}`)
  if (why.place === 1) reasons.push(`is in ${row.subcategory}, as the brief`)
  else if (why.place >= SAME_CATEGORY) reasons.push(`is in ${row.parent_category}, as the brief`)
  if (why.similarity >= 0.4) reasons.push(`is similar to the brief (${why.similarity.toFixed(2)})`)
  return reasons.length > 0 ? reasons : [`is near the brief in ${row.taxonomy_type}`]
}
