import * as z from "zod"
import { trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { ENGINES } from "../../kernel/ports/engines.ts"
import { MAX_CONTENT, MAX_MESSAGES, PROBLEMS, saysTopic } from "./request.ts"
import { AUDIENCE_TIERS, type Iab, RELATIONS, SOURCES } from "../../knowledge/iab/iab.ts"
import type {
  Awareness,
  Funnel,
  Intensity,
  Intent,
  Journey,
  SegmentType,
  Sensitivity,
} from "../../knowledge/taxonomy/classification.ts"

const Message = z.object(
  {
    role: z.string(PROBLEMS.message).min(1, PROBLEMS.message),
    content: z.string(PROBLEMS.message).max(MAX_CONTENT, PROBLEMS.content),
  },
  PROBLEMS.message,
)

const request = (client: keyof typeof PROBLEMS.tooMany) =>
  jsonObject({
    messages: z
      .array(Message, PROBLEMS.messages)
      .min(1, PROBLEMS.messages)
      .max(MAX_MESSAGES, PROBLEMS.tooMany[client])
      .refine((turns) => turns.some(saysTopic), { error: PROBLEMS.topic }),
    engine: z
      .enum(ENGINES, PROBLEMS.engine)
      .optional()
      .meta({ description: "Without it the installation's default, `auto` unless its DEFAULT_ENGINE says otherwise" }),
    explain: trueOrFalse("explain").default(false),
  })

/** For the OpenAPI document, the clients and the types. Requests are validated by `requestFrom`. */
export const ApiRequest = request("api")
export const SdkRequest = request("sdk")

const Layer = z.object({
  value: z.string(),
  because: z.string(),
  confidence: z.number(),
  unsure: z.boolean().optional().meta({ description: "Set if no evidence decided the value: it is a guess" }),
})

/** What a name says about who, where, when and how, besides its topic. */
const QualifierFact = z.object({ kind: z.string(), value: z.string(), text: z.string() })

const confidenceIn = (what: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `How likely the ${what} is right, 0 to 1; null where the language model or a person decided` })

/** The confidence in a stored topic, and the qualifiers in its name. */
export const certainty = {
  confidence: confidenceIn("category"),
  unsure: z.boolean().meta({ description: "The name says too little, and no person has confirmed the classification" }),
  qualifiers: z.array(QualifierFact).meta({ description: "What the name says about age, income, place and so on" }),
}
export const sensitivityConfidence = confidenceIn("sensitivity")

export const explained = {
  evidence: z.array(
    z.object({
      text: z.string(),
      category: z.string(),
      node: z.string(),
      weight: z.number(),
      brand: z.string().nullable(),
    }),
  ),
  layers: z.record(z.string(), Layer),
  qualifiers: certainty.qualifiers.optional(),
  unsure: certainty.unsure.optional(),
  language: z.string().optional().meta({ description: "The language of the name, `und` if it is none that is read" }),
  read_as: z.string().optional().meta({ description: "The English that a name in another language was read as" }),
}

const IabMatch = z.object({
  id: z.string(),
  relation: z.enum(RELATIONS).meta({ description: "Whether the IAB node is the topic itself or broader" }),
  source: z.enum(SOURCES),
})

/** The topic in the IAB Tech Lab taxonomies. */
export const IabRecord = z
  .object({
    audience_1_1: IabMatch.extend({ tier: z.enum(AUDIENCE_TIERS) }),
    content_3_1: IabMatch,
    content_2_2: IabMatch,
    ad_product_2_0: IabMatch.nullable(),
  })
  .meta({
    description:
      "The topic in the taxonomies of IAB Tech Lab, null if it is in none. Taxonomies by IAB Technology Laboratory, CC BY 3.0",
  })

export const ClassifyAnswer = z.object({
  text: z.string().meta({ description: "A JSON string with the classification" }),
  explain: z.object(explained).optional(),
})
export type ClassifyAnswer = z.output<typeof ClassifyAnswer>

/** The value of the X-Classification-Engine header. */
export type EngineUsed = "llm" | "local" | "catalog"

/** The content of `text`. */
export type ClassificationResult = {
  topic_name: string
  parent_category: string
  taxonomy_type: string
  subcategory: string
  segment_type: SegmentType
  audience_type: string
  keywords: string[]
  segment_desc_marketplace: string
  segment_desc_dspapi: string
  internal_description: string
  iab_code: string
  taxonomy_path: string
  intent: Intent
  secondary_intent: Intent | null
  intensity: Intensity
  awareness: Awareness
  funnel: Funnel
  buyer_journey: Journey
  sensitivity: Sensitivity
  composite_score: number
  /** Probability that the category is right, 0 to 1. */
  confidence?: number
  /** The text says too little: the category is a guess, without a narrower node. */
  unsure?: boolean
  qualifiers?: z.output<typeof QualifierFact>[]
  /** The language of the name; `und` if the service does not support it. */
  language: string
  /** The topic in the IAB Tech Lab taxonomies (CC BY 3.0). */
  iab: Iab | null
}
