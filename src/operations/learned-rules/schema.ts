import * as z from "zod"
import { oneOf, required } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { paging } from "../../kernel/http/query.ts"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"

const KINDS = ["name", "head_noun"] as const

export const RuleQuery = z.object({
  kind: oneOf("kind", KINDS).optional(),
  ...paging,
})
export type RuleQuery = z.output<typeof RuleQuery>

export const LearnedRule = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  /** A normalized name, or a head noun in the singular. */
  pattern: z.string(),
  segmentType: z.enum(SEGMENT_TYPES),
  reviews: z.int(),
  createdBy: z.string(),
  createdAt: z.string(),
  /** The names whose reviews agreed on a head noun. */
  names: z.array(z.string()).optional(),
})
export type LearnedRule = z.output<typeof LearnedRule>

export const RuleId = jsonObject({ id: required("id") })
