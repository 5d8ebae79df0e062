import type * as z from "zod"
import type { Intent } from "../../../../../src/intake/assistant/intent.ts"
import type { Analysis } from "../../../../../src/intake/briefs/schema.ts"
import type { ClassifyAnswer } from "../../../../../src/topics/classification/schema.ts"
import type { DimensionSet, GeneratedMatrix, MatrixPreview } from "../../../../../src/intake/matrix/schema.ts"

export type { Analysis, DimensionSet, GeneratedMatrix, MatrixPreview }

/** The content of `text` in the response of POST /api/classify. */
export type ClassificationResult = {
  topic_name: string
  parent_category: string
  taxonomy_type: string
  subcategory: string
  segment_type: string
  audience_type: string
  keywords: string[]
  segment_desc_marketplace: string
  segment_desc_dspapi: string
  internal_description: string
  iab_code: string
  taxonomy_path: string
  intent: string
  secondary_intent: string | null
  intensity: string
  awareness: string
  funnel: string
  buyer_journey: string
  sensitivity: string
  composite_score: number
}

export type Explanation = NonNullable<z.output<typeof ClassifyAnswer>["explain"]>

export type MatrixBody = {
  dimensions: { name: string; values: string[] }[]
  template?: string
  segmentType?: string
  parentCategory?: string
  taxonomyType?: string
  preview?: boolean
}

export type ClassifyRoutes = {
  "POST /api/classify": {
    body: {
      messages: { role: "user" | "assistant"; content: string }[]
      engine?: "auto" | "llm" | "local"
      explain?: boolean
    }
    response: z.output<typeof ClassifyAnswer>
  }
  "POST /api/analyze-brief": {
    body: { file: { data: string; mediaType: string; filename?: string } }
    response: Analysis
  }
  "GET /api/dimension-sets": { response: DimensionSet[] }
  /** Returns MatrixPreview with `preview`, otherwise GeneratedMatrix. */
  "POST /api/topics/generate-matrix": { body: MatrixBody; response: GeneratedMatrix | MatrixPreview }
  /** The intent the language model reads in a message; null leaves the result of the rules in place. */
  "POST /api/assistant/understand": {
    body: { text: string }
    response: { engine: "llm" | "none"; intent: Intent | null }
  }
}
