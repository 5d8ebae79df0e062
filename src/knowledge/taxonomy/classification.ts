import type { QualifierKind } from "./qualifier-kinds.ts"

/** The values of each layer, exactly as the API returns them. */
export const INTENTS = ["product", "service", "solution", "brand", "event", "interest", "need", "role"] as const
export const INTENSITIES = ["High", "Medium", "Low"] as const
export const AWARENESS = ["Unaware", "Problem Aware", "Solution Aware", "Product Aware", "Most Aware"] as const
export const FUNNELS = ["Upper", "Mid", "Lower"] as const
export const JOURNEYS = ["Awareness", "Consideration", "Decision", "Retention", "Advocacy"] as const
export const SENSITIVITIES = ["None", "Low", "Restricted", "Sensitive"] as const
export const SEGMENT_TYPES = ["B2B", "B2C", "B2B2C", "B2E", "B2G"] as const

export type Intent = (typeof INTENTS)[number]
export type Intensity = (typeof INTENSITIES)[number]
export type Awareness = (typeof AWARENESS)[number]
export type Funnel = (typeof FUNNELS)[number]
export type Journey = (typeof JOURNEYS)[number]
export type Sensitivity = (typeof SENSITIVITIES)[number]
export type SegmentType = (typeof SEGMENT_TYPES)[number]

/** The result of classifying a topic. */
export type Classification = {
  topicName: string
  /** One of the 13 groups. */
  taxonomyType: string
  /** One of the 41 categories. */
  parentCategory: string
  /** Level-0 node. */
  subcategory: string
  /** Nodes from level 0 (`subcategory`) down to the deepest one the text supports. */
  path: readonly string[]
  iabCode: string
  segmentType: SegmentType
  /** One of the 14 audience types. */
  audienceType: string
  keywords: readonly string[]
  intent: Intent
  secondaryIntent: Intent | null
  intensity: Intensity
  awareness: Awareness
  funnel: Funnel
  buyerJourney: Journey
  sensitivity: Sensitivity
  /** 0 to 100. */
  compositeScore: number
  /** Probability that the category is right, 0 to 1; absent if another engine decided it. */
  confidence?: number
  /** The text says too little: the category is a guess, without a narrower node. */
  unsure?: boolean
  /** Probability that the sensitivity is right, 0 to 1; absent if another engine or a person decided it. */
  sensitivityConfidence?: number
  /** What the name says about who, where, when and how, besides its topic. */
  qualifiers?: readonly Qualifier[]
  /** Language code of the name; `und` if the service does not support it. Absent if another engine answered. */
  language?: string
}

export type Qualifier = { kind: QualifierKind; value: string; text: string }
