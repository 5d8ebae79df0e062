import type { Classification, SegmentType } from "../../knowledge/taxonomy/classification.ts"
import { ENGINE_VERSION } from "../../knowledge/engine/version.ts"
import { outputCells } from "../../knowledge/outputs/cells.ts"
import type { CompiledTemplate } from "../../knowledge/outputs/compile.ts"
import { canonicalKey } from "../../knowledge/similarity/canonical-key.ts"
import type { TopicText } from "../../knowledge/similarity/embedding.ts"
import { hashOf } from "../../knowledge/text/hashing.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import type { DecidedCells } from "../rows/columns.ts"
import type { Supplied } from "./supplied.ts"
import { categoryWith, codeOf, groupOf, nearestNode } from "./taxonomy-places.ts"

export const nameCells = (name: string) => [name, normalizedName(name), canonicalKey(name)] as const

/** The engine's word with what the caller knows better; the rest of the place follows from what was said. */
export function withSupplied(said: Classification, supplied: Supplied): Classification {
  const parentCategory =
    supplied.parent_category ??
    (supplied.subcategory === undefined ? undefined : categoryWith(supplied.subcategory, said.parentCategory)) ??
    said.parentCategory
  const kept = codeOf(parentCategory, said.subcategory) === undefined ? undefined : said.subcategory
  const subcategory = supplied.subcategory ?? kept ?? nearestNode(parentCategory, said.topicName) ?? said.subcategory
  const isSame = parentCategory === said.parentCategory && subcategory === said.subcategory
  return {
    ...said,
    parentCategory,
    subcategory,
    taxonomyType:
      supplied.taxonomy_type ?? (isSame ? said.taxonomyType : (groupOf(parentCategory) ?? said.taxonomyType)),
    path: isSame ? said.path : [subcategory],
    iabCode: isSame ? said.iabCode : (codeOf(parentCategory, subcategory) ?? said.iabCode),
    segmentType: (supplied.segment_type as SegmentType | undefined) ?? said.segmentType,
    keywords: supplied.keywords ?? said.keywords,
  }
}

export function decidedCells(
  topic: Classification,
  engine: "local" | "llm" | "manual",
  /** The active ones, of the live config. */
  templates: readonly CompiledTemplate[],
  engineVersion = ENGINE_VERSION,
): DecidedCells {
  const { platform_outputs: others, ...outputs } = outputCells(topic, templates)
  const [, l1 = null, l2 = null, l3 = null, l4 = null] = topic.path
  const { topicName: _name, ...classified } = topic
  return {
    parent_category: topic.parentCategory,
    taxonomy_type: topic.taxonomyType,
    subcategory: topic.subcategory,
    subcategory_l1: l1,
    subcategory_l2: l2,
    subcategory_l3: l3,
    subcategory_l4: l4,
    segment_type: topic.segmentType,
    audience_type: topic.audienceType,
    iab_code: topic.iabCode,
    engine_version: engineVersion,
    sensitivity: topic.sensitivity,
    intensity: topic.intensity,
    buyer_journey: topic.buyerJourney,
    keywords: JSON.stringify(topic.keywords),
    taxonomy_path: topic.path.join(" > "),
    intent: topic.intent,
    secondary_intent: topic.secondaryIntent,
    awareness: topic.awareness,
    funnel: topic.funnel,
    composite_score: topic.compositeScore,
    ...outputs,
    platform_outputs: JSON.stringify(others),
    engine,
    taxonomy_hash: taxonomyHash(JSON.stringify(classified)),
  }
}

const taxonomyHash = (text: string) =>
  [hashOf(text), hashOf(`${text}~`)].map((bits) => bits.toString(16).padStart(8, "0")).join("")

/** What the embedding of a topic is made of. */
export const topicText = (topic: Classification): TopicText => ({
  name: topic.topicName,
  parentCategory: topic.parentCategory,
  taxonomyType: topic.taxonomyType,
  subcategory: topic.subcategory,
  segmentType: topic.segmentType,
  keywords: topic.keywords,
})
