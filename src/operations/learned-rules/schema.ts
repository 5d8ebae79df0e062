import * as z from "zod"
import { oneOf, required } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { paging } from "../../kernel/http/query.ts"
import { SEGMENT_TYPES } from "../../knowledge/taxonomy/classification.ts"
import { FIELDS, KINDS } from "./rule-kinds.ts"

export const RuleQuery = z.object({
  kind: oneOf("kind", KINDS).optional(),
  field: oneOf("field", FIELDS).optional(),
  ...paging,
})
export type RuleQuery = z.output<typeof RuleQuery>

export const LearnedRule = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  /** A normalized name, or a head noun in the singular. */
  pattern: z.string(),
  /** The field that the rule decides, and its value. */
  field: z.enum(FIELDS),
  value: z.string(),
  segmentType: z.enum(SEGMENT_TYPES).optional().meta({ description: "The value of a rule for the segment type" }),
  reviews: z.int(),
  createdBy: z.string(),
  createdAt: z.string(),
  /** Reviewed names that agreed, for a head noun rule. */
  names: z.array(z.string()).optional(),
})
export type LearnedRule = z.output<typeof LearnedRule>

export const RuleId = jsonObject({ id: required("id") })
