import { type Explanation, explainLocally } from "../engine/local.ts"
import type { Classification } from "../engine/classification.ts"
import { renderOutputs } from "../outputs/render.ts"
import type { Classified } from "./classify-topic.ts"

/** The classification as the interface writes it; what the interface does not name comes last. */
export function classificationResult(classification: Classification) {
  const { dspapi, marketplace, internal } = renderOutputs(classification)
  return {
    topic_name: classification.topicName,
    parent_category: classification.parentCategory,
    taxonomy_type: classification.taxonomyType,
    subcategory: classification.subcategory,
    segment_type: classification.segmentType,
    audience_type: classification.audienceType,
    keywords: classification.keywords,
    segment_desc_marketplace: marketplace?.description ?? "",
    segment_desc_dspapi: dspapi?.description ?? "",
    internal_description: internal?.description ?? "",
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
  }
}

/** Why: the local engine names its words and rules; of another's word it can only say whether it would have decided alike. */
export function explain({ engine, topic, classification }: Classified): Explanation {
  const local = explainLocally(topic)
  if (engine === "local") return local.explanation
  const said = engine === "llm" ? "the language model's word" : "the catalog's word"
  const theirs = layersOf(classification)
  const layers = Object.entries(layersOf(local.classification)).map(([layer, ours]) => {
    const value = theirs[layer] ?? ""
    const agrees = value === ours
    return [
      layer,
      {
        value,
        because: agrees ? `${said}; the rules agree` : `${said}; by the rules: ${ours}`,
        confidence: agrees ? 0.95 : 0.7,
      },
    ]
  })
  return { evidence: local.explanation.evidence, layers: Object.fromEntries(layers) as Explanation["layers"] }
}

const layersOf = (c: Classification): Record<string, string> => ({
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
