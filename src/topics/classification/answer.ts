import { type Explanation, explainLocally } from "../../knowledge/engine/local.ts"
import { languageOf } from "../../knowledge/engine/packs.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { loadIab } from "../../knowledge/iab/load.ts"
import type { outputCells as OutputCells } from "../../knowledge/outputs/cells.ts"
import type { Classified } from "./classify-topic.ts"
import type { ClassificationResult } from "./schema.ts"

/** Loaded with the first answer, to keep sentences out of cold starts. */
let outputCells: typeof OutputCells | undefined

/** The classification in the interface's field order; additional fields come last. */
export async function classificationResult(
  classification: Classification,
  { templates }: LiveConfig,
): Promise<ClassificationResult> {
  const { iabOf } = await loadIab()
  outputCells ??= (await import("../../knowledge/outputs/cells.ts")).outputCells
  const outputs = outputCells(classification, templates)
  return {
    topic_name: classification.topicName,
    parent_category: classification.parentCategory,
    taxonomy_type: classification.taxonomyType,
    subcategory: classification.subcategory,
    segment_type: classification.segmentType,
    audience_type: classification.audienceType,
    keywords: [...classification.keywords],
    segment_desc_marketplace: outputs.segment_desc_marketplace,
    segment_desc_dspapi: outputs.segment_desc_dspapi,
    internal_description: outputs.internal_description,
    iab_code: classification.iabCode,
    taxonomy_path: classification.path.join(" > "),
    intent: classification.intent,
    secondary_intent: classification.secondaryIntent,
    intensity: classification.intensity,
    awareness: classification.awareness,
    funnel: classification.funnel,
    buyer_journey: classification.buyerJourney,
    sensitivity: classification.sensitivity,
    composite_score: classification.compositeScore,
    ...certainty(classification),
    language: classification.language ?? languageOf(classification.topicName),
    iab: iabOf({
      ...classification,
      category: classification.parentCategory,
      name: classification.topicName,
      code: classification.iabCode,
    }),
  }
}

/** Only the local engine reports confidence. */
function certainty({ confidence, unsure = false, qualifiers = [] }: Classification) {
  return confidence === undefined ? {} : { confidence, unsure, qualifiers: [...qualifiers] }
}

/**
 * Explains a result. The local engine names its words and rules; for other engines, it says whether the rules agree.
 */
export function explain({ engine, topic, classification }: Classified, { rules }: LiveConfig): Explanation {
  const local = explainLocally(topic, { rules })
  if (engine === "local") return local.explanation
  const origin = engine === "llm" ? "classified by the language model" : "from the catalog"
  const layers = weighAgainstRules(origin, layersOf(classification), layersOf(local.classification))
  const { evidence, qualifiers, language, read_as } = local.explanation
  return {
    evidence,
    layers,
    qualifiers,
    unsure: classification.unsure ?? false,
    language,
    ...(read_as !== undefined && { read_as }),
  }
}

/** Compares another engine's layers with the rules; confidence is higher where they agree. */
export function weighAgainstRules(
  origin: string,
  theirs: Record<string, string>,
  rules: Record<string, string>,
): Explanation["layers"] {
  const layers = Object.entries(rules).map(([layer, ours]) => {
    const value = theirs[layer] ?? ""
    const agrees = value === ours
    return [
      layer,
      {
        value,
        because: agrees ? `${origin}; the rules agree` : `${origin}; the rules say ${ours}`,
        confidence: agrees ? 0.95 : 0.7,
      },
    ]
  })
  return Object.fromEntries(layers) as Explanation["layers"]
}

export const layersOf = (c: Classification): Record<string, string> => ({
  category: c.parentCategory,
  audience_type: c.audienceType,
  segment_type: c.segmentType,
  intent: c.intent,
  intensity: c.intensity,
  awareness: c.awareness,
  buyer_journey: c.buyerJourney,
  funnel: c.funnel,
  sensitivity: c.sensitivity,
  composite_score: String(c.compositeScore),
})
