import { AUDIENCE_TYPES } from "../../knowledge/taxonomy/audience-types.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
import {
  AWARENESS,
  FUNNELS,
  INTENSITIES,
  INTENTS,
  JOURNEYS,
  SEGMENT_TYPES,
  SENSITIVITIES,
} from "../../knowledge/taxonomy/classification.ts"

const TEXT = { type: "string" }
const oneOf = (values: readonly string[]) => ({ type: "string", enum: values })

const PROPERTIES = {
  topic_name: TEXT,
  parent_category: oneOf(GROUPS.flatMap(({ categories }) => categories.map(({ name }) => name))),
  // Five hundred names would make the provider's grammar too large. They are in the prompt and validated afterwards.
  subcategory: TEXT,
  segment_type: oneOf(SEGMENT_TYPES),
  audience_type: oneOf(AUDIENCE_TYPES.map(({ name }) => name)),
  keywords: { type: "array", items: TEXT },
  intent: oneOf(INTENTS),
  secondary_intent: { anyOf: [oneOf(INTENTS), { type: "null" }] },
  intensity: oneOf(INTENSITIES),
  awareness: oneOf(AWARENESS),
  funnel: oneOf(FUNNELS),
  buyer_journey: oneOf(JOURNEYS),
  sensitivity: oneOf(SENSITIVITIES),
}

export const CLASSIFICATION_SCHEMA: Record<string, unknown> = {
  type: "object",
  properties: PROPERTIES,
  required: Object.keys(PROPERTIES),
  additionalProperties: false,
}
