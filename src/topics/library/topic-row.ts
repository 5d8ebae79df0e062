import type { Classification, SegmentType } from "../../knowledge/taxonomy/classification.ts"
import { ENGINE_VERSION, KNOWLEDGE_VERSION, NO_KNOWLEDGE } from "../../knowledge/engine/version.ts"
import { outputCells } from "../../knowledge/outputs/cells.ts"
import type { CompiledTemplate } from "../../knowledge/outputs/compile.ts"
import { canonicalKey } from "../../knowledge/similarity/canonical-key.ts"
import type { TopicText } from "../../knowledge/similarity/embedding.ts"
import { hashOf } from "../../knowledge/text/hashing.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import type { DecidedCells, OutputColumn, Versions } from "../rows/columns.ts"
import { storedTexts } from "../rows/texts.ts"
import type { Supplied } from "./supplied.ts"
import { categoryWith, codeOf, groupOf, nearestNode } from "../names/taxonomy-places.ts"

export const nameCells = (name: string) => [name, normalizedName(name), canonicalKey(name)] as const

/** Applies the caller's values to the engine's result and derives the rest of the place from them. */
export function withSupplied(classified: Classification, supplied: Supplied): Classification {
  const parentCategory =
    supplied.parent_category ??
    (supplied.subcategory === undefined ? undefined : categoryWith(supplied.subcategory, classified.parentCategory)) ??
    classified.parentCategory
  const kept = codeOf(parentCategory, classified.subcategory) === undefined ? undefined : classified.subcategory
  const subcategory =
    supplied.subcategory ?? kept ?? nearestNode(parentCategory, classified.topicName) ?? classified.subcategory
  const isSame = parentCategory === classified.parentCategory && subcategory === classified.subcategory
  const isDecided = supplied.parent_category !== undefined || supplied.subcategory !== undefined
  return {
    ...(isDecided ? settled(classified) : classified),
    parentCategory,
    subcategory,
    taxonomyType:
      supplied.taxonomy_type ??
      (isSame ? classified.taxonomyType : (groupOf(parentCategory) ?? classified.taxonomyType)),
    path: isSame ? classified.path : [subcategory],
    iabCode: isSame ? classified.iabCode : (codeOf(parentCategory, subcategory) ?? classified.iabCode),
    segmentType: (supplied.segment_type as SegmentType | undefined) ?? classified.segmentType,
    keywords: supplied.keywords ?? classified.keywords,
  }
}

/** A classification whose category was decided by the LLM or a person: drops the engine's confidence. */
export const settled = ({ confidence: _confidence, unsure: _unsure, ...topic }: Classification): Classification => topic

type Engine = "local" | "llm" | "manual"

/** What a topic is marked with that is classified now. */
export const currentVersions = (engine: Engine): Versions => ({
  engine_version: ENGINE_VERSION,
  knowledge_version: engine === "local" ? KNOWLEDGE_VERSION : NO_KNOWLEDGE,
})

export function decidedCells(
  topic: Classification,
  engine: Engine,
  /** The active templates. */
  templates: readonly CompiledTemplate[],
  versions = currentVersions(engine),
): DecidedCells {
  const outputs = outputCells(topic, templates)
  return {
    ...decidedFacts(topic, engine, versions),
    segment_name_dspapi: outputs.segment_name_dspapi,
    segment_name_marketplace: outputs.segment_name_marketplace,
    segment_name_internal: outputs.segment_name_internal,
    segment_desc_marketplace: outputs.segment_desc_marketplace,
    segment_desc_dspapi: outputs.segment_desc_dspapi,
    internal_description: outputs.internal_description,
    platform_outputs: JSON.stringify(outputs.platform_outputs),
    taxonomy_hash: taxonomyHash(topic),
  }
}

/** `decidedCells` in storage form. */
export function storedCells(...given: Parameters<typeof decidedCells>): DecidedCells {
  const cells = decidedCells(...given)
  return { ...cells, ...storedTexts({ ...cells, topic_name: given[0].topicName }) }
}

/** The values an engine decides; texts and hash are derived from them. */
export function decidedFacts(
  topic: Classification,
  engine: Engine,
  versions = currentVersions(engine),
): Omit<DecidedCells, OutputColumn | "taxonomy_hash"> {
  const [, l1 = null, l2 = null, l3 = null, l4 = null] = topic.path
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
    ...versions,
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
    language: topic.language ?? null,
    confidence: topic.confidence ?? null,
    sensitivity_confidence: topic.sensitivityConfidence ?? null,
    unsure: topic.unsure ? 1 : 0,
    qualifiers: topic.qualifiers?.length ? JSON.stringify(topic.qualifiers) : null,
    engine,
  }
}

/** Confidence, name and qualifiers are not part of the hash. */
export function taxonomyHash(topic: Classification): string {
  const text = JSON.stringify({
    taxonomyType: topic.taxonomyType,
    parentCategory: topic.parentCategory,
    subcategory: topic.subcategory,
    path: topic.path,
    iabCode: topic.iabCode,
    segmentType: topic.segmentType,
    audienceType: topic.audienceType,
    keywords: topic.keywords,
    secondaryIntent: topic.secondaryIntent,
    intent: topic.intent,
    intensity: topic.intensity,
    awareness: topic.awareness,
    funnel: topic.funnel,
    buyerJourney: topic.buyerJourney,
    sensitivity: topic.sensitivity,
    compositeScore: topic.compositeScore,
  })
  return [hashOf(text), hashOf(`${text}~`)].map(hexOf).join("")
}
const hexOf = (bits: number) => bits.toString(16).padStart(8, "0")

/** The fields a topic's embedding is computed from. */
export const topicText = (topic: Classification): TopicText => ({
  name: topic.topicName,
  parentCategory: topic.parentCategory,
  taxonomyType: topic.taxonomyType,
  subcategory: topic.subcategory,
  segmentType: topic.segmentType,
  keywords: topic.keywords,
})
