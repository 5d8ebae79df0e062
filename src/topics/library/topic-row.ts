import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { ENGINE_VERSION, KNOWLEDGE_VERSION, NO_KNOWLEDGE } from "../../knowledge/engine/version.ts"
import { outputCells } from "../../knowledge/outputs/cells.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { canonicalKey } from "../../knowledge/similarity/canonical-key.ts"
import type { TopicText } from "../../knowledge/similarity/embedding.ts"
import { hashOf } from "../../knowledge/text/hashing.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import type { DecidedCells, OutputColumn, Versions } from "../rows/columns.ts"
import { storedTexts } from "../rows/texts.ts"

export const nameCells = (name: string) => [name, normalizedName(name), canonicalKey(name)] as const

type Engine = "local" | "llm" | "manual"

/** What a topic is marked with that is classified now. */
export const currentVersions = (engine: Engine): Versions => ({
  engine_version: ENGINE_VERSION,
  knowledge_version: engine === "local" ? KNOWLEDGE_VERSION : NO_KNOWLEDGE,
})

export function decidedCells(
  topic: Classification,
  engine: Engine,
  config: Writer,
  versions = currentVersions(engine),
): DecidedCells {
  return { ...decidedFacts(topic, engine, versions), ...textCells(topic, config), taxonomy_hash: taxonomyHash(topic) }
}

/** What a topic is written with now: the active templates, and the number of their form. */
export type Writer = Pick<LiveConfig, "templates" | "form">

export function textCells(topic: Classification, { templates, form }: Writer): Pick<DecidedCells, OutputColumn> {
  const outputs = outputCells(topic, templates)
  return {
    segment_name_dspapi: outputs.segment_name_dspapi,
    segment_name_marketplace: outputs.segment_name_marketplace,
    segment_name_internal: outputs.segment_name_internal,
    segment_desc_marketplace: outputs.segment_desc_marketplace,
    segment_desc_dspapi: outputs.segment_desc_dspapi,
    internal_description: outputs.internal_description,
    platform_outputs: JSON.stringify(outputs.platform_outputs),
    text_form: form,
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
