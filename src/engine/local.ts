import type { Classification } from "./classification.ts"
import { compositeScore } from "./composite-score.ts"
import { findPhrases } from "./evidence.ts"
import { keywordsOf } from "./keywords.ts"
import { decideAudience, decideIntent, decideMomentum, decideSegment, wordsOf } from "./layers.ts"
import { noiseIn } from "./noise.ts"
import { decideSensitivity } from "./sensitivity.ts"
import { tokenize } from "./tokens.ts"
import { decideTopic } from "./topic.ts"
import { topicNameOf } from "./topic-name.ts"

type LayerExplanation = { value: string; because: string; confidence: number }
export type Explanation = {
  evidence: { text: string; category: string; node: string; weight: number; brand: string | null }[]
  layers: Record<string, LayerExplanation>
}

/** Free text to all layers, by rules and tables alone: no clock, no chance, no call. It never throws. */
export const classifyLocally = (text: string): Classification => classify(text).classification

/** The same, with the words and rules that decided each layer. */
export function explainLocally(text: string): { classification: Classification; explanation: Explanation } {
  const { classification, explain } = classify(text)
  return { classification, explanation: explain() }
}

function classify(text: string) {
  const tokens = tokenize(text)
  const found = findPhrases(tokens)
  const topic = decideTopic(tokens, found, noiseIn(tokens, found))
  const audience = decideAudience(tokens, found, topic)
  const segment = decideSegment(tokens, found, topic, audience.value)
  const intent = decideIntent(tokens, found, topic)
  const momentum = decideMomentum(tokens, found, audience.value, intent.value)
  const sensitivity = decideSensitivity(tokens, found, topic)
  const { node } = topic
  const path = node.path.split(" > ")
  const layers = {
    intent: intent.value,
    intensity: momentum.intensity.value,
    awareness: momentum.awareness.value,
    funnel: momentum.funnel.value,
    buyerJourney: momentum.journey.value,
    sensitivity: sensitivity.value,
  }
  const classification: Classification = {
    topicName: topicNameOf(text),
    taxonomyType: node.category.group,
    parentCategory: node.category.name,
    subcategory: path[0] ?? "",
    path,
    iabCode: node.iab,
    segmentType: segment.value,
    audienceType: audience.value,
    keywords: keywordsOf(tokens, topic),
    secondaryIntent: intent.secondary,
    ...layers,
    compositeScore: compositeScore(layers),
  }
  const explain = (): Explanation => ({
    evidence: topic.evidence.map(({ match, weight }) => ({
      text: wordsOf(tokens, match),
      category: match.value.node.category.name,
      node: match.value.node.path,
      weight: round(weight),
      brand: match.value.brand === 0 ? null : wordsOf(tokens, match),
    })),
    layers: {
      category: {
        value: node.category.name,
        because:
          topic.evidence.map(({ match }) => wordsOf(tokens, match)).join(", ") || "nothing is known of these words",
        confidence: round(topic.confidence),
      },
      audience_type: audience,
      segment_type: segment,
      intent: { value: intent.value, because: intent.because, confidence: intent.confidence },
      intensity: momentum.intensity,
      awareness: momentum.awareness,
      buyer_journey: momentum.journey,
      funnel: momentum.funnel,
      sensitivity,
      composite_score: {
        value: String(classification.compositeScore),
        because: "intensity, awareness, funnel, journey and intent, less where it is sensitive",
        confidence: round(Math.min(momentum.intensity.confidence, momentum.journey.confidence, sensitivity.confidence)),
      },
    },
  })
  return { classification, explain }
}

const round = (value: number) => Math.round(value * 100) / 100
