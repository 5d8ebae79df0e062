import * as z from "zod"
import { AUDIENCE_TYPES } from "../../knowledge/taxonomy/audience-types.ts"
import { contentCodeOf } from "../../knowledge/iab/crosswalk.ts"
import { tokenize } from "../../knowledge/text/tokens.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
import {
  AWARENESS,
  type Classification,
  FUNNELS,
  INTENSITIES,
  INTENTS,
  JOURNEYS,
  SEGMENT_TYPES,
  SENSITIVITIES,
} from "../../knowledge/taxonomy/classification.ts"
import { compositeScore } from "../../knowledge/engine/composite-score.ts"
import { CLASSIFY_INSTRUCTIONS } from "./prompt.ts"
import { jsonObjectIn, plainText, quotes } from "./text.ts"

const MAX_NAME = 120
const MAX_KEYWORD = 60
const MAX_KEYWORDS = 20

const SegmentType = z.enum(SEGMENT_TYPES)

const Answer = z.object({
  topic_name: z
    .string()
    .transform((name) => plainText(name, MAX_NAME))
    .pipe(z.string().min(1)),
  parent_category: z.string(),
  subcategory: z.string(),
  segment_type: SegmentType,
  audience_type: z.string(),
  keywords: z
    .array(z.string())
    .transform((words) => [...new Set(words.map((word) => plainText(word, MAX_KEYWORD).toLowerCase()))])
    .transform((words) => words.filter((word) => word !== "").slice(0, MAX_KEYWORDS)),
  intent: z.enum(INTENTS),
  secondary_intent: z.enum(INTENTS).nullable(),
  intensity: z.enum(INTENSITIES),
  awareness: z.enum(AWARENESS),
  funnel: z.enum(FUNNELS),
  buyer_journey: z.enum(JOURNEYS),
  sensitivity: z.enum(SENSITIVITIES),
})

/** The model named a category, node or type that the taxonomy does not have. */
export class OutsideTaxonomy extends Error {}

/** Parses a classification. Group, path and codes come from the taxonomy; invalid values throw and are never corrected. */
export function readClassification(texts: readonly string[]): Classification {
  const raw = jsonObjectIn(texts)
  if (!raw) throw new Error("The answer is not a JSON object")
  if (!SegmentType.safeParse(raw["segment_type"]).success) {
    throw new OutsideTaxonomy(`Invalid segment_type: ${plainText(JSON.stringify(raw["segment_type"]) ?? "none", 40)}`)
  }
  const answer = Answer.safeParse(raw)
  if (!answer.success) throw new Error(`Invalid ${answer.error.issues[0]?.path.map(String).join(".") ?? "answer"}`)
  const fields = answer.data
  if (quotes(CLASSIFY_INSTRUCTIONS, [fields.topic_name, ...fields.keywords].join(" "))) {
    throw new Error("The answer repeats the instructions")
  }
  const layers = {
    intent: fields.intent,
    secondaryIntent: fields.secondary_intent === fields.intent ? null : fields.secondary_intent,
    intensity: fields.intensity,
    awareness: fields.awareness,
    funnel: fields.funnel,
    buyerJourney: fields.buyer_journey,
    sensitivity: fields.sensitivity,
  }
  const place = taxonomyPlaceOf(fields.parent_category, fields.subcategory)
  const context = { category: place.parentCategory, unsure: false, branded: fields.intent === "brand" }
  return {
    topicName: fields.topic_name,
    ...place,
    iabCode: contentCodeOf(tokenize(fields.topic_name), place.iabCode, context) ?? place.iabCode,
    segmentType: fields.segment_type,
    audienceType: audienceTypeOf(fields.audience_type),
    keywords: fields.keywords,
    ...layers,
    compositeScore: compositeScore(layers),
  }
}

function taxonomyPlaceOf(categoryName: string, subcategoryName: string) {
  for (const group of GROUPS) {
    const category = group.categories.find(({ name }) => isSame(name, categoryName))
    if (!category) continue
    const subcategory = category.subcategories.find(({ name }) => isSame(name, subcategoryName))
    if (!subcategory)
      throw new OutsideTaxonomy(`Invalid subcategory of ${category.name}: ${plainText(subcategoryName, 60)}`)
    return {
      taxonomyType: group.name,
      parentCategory: category.name,
      subcategory: subcategory.name,
      path: [subcategory.name],
      iabCode: subcategory.iab,
    }
  }
  throw new OutsideTaxonomy(`Invalid parent_category: ${plainText(categoryName, 60)}`)
}

function audienceTypeOf(value: string): string {
  const type = AUDIENCE_TYPES.find(({ name }) => isSame(name, value))
  if (!type) throw new OutsideTaxonomy(`Invalid audience_type: ${plainText(value, 60)}`)
  return type.name
}

const isSame = (name: string, value: string) => name.toLowerCase() === plainText(value, 100).toLowerCase()
