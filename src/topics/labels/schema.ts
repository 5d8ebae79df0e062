import * as z from "zod"
import { LABEL_FIELDS, LabelFields } from "./fields.ts"

const Completeness = z.object({
  complete: z.boolean(),
  percent: z.int().meta({ description: "How much of what the standard asks for is said, 0 to 100" }),
  missing: z.array(z.enum(LABEL_FIELDS)),
})

export const LabelDefaults = z.object({
  fields: LabelFields,
  completeness: Completeness,
  topics: z
    .object({ total: z.int(), withOwnFields: z.int(), complete: z.int() })
    .meta({ description: "Topics of the library, those with fields of their own, and those whose label is complete" }),
  updatedAt: z.string(),
})
export type LabelDefaults = z.output<typeof LabelDefaults>

export const LabelQuery = z.object({
  format: z
    .enum(["json", "html"], "format must be json or html")
    .optional()
    .meta({ description: "`html` is a page to print, which `Accept: text/html` gives too" }),
})

const names = z.array(z.string())
const SignalLabel = z
  .object({
    ...LabelFields.shape,
    id: z.string(),
    name: z.string(),
    description: z.string(),
    value_type: z.literal("binary"),
    taxonomy: z
      .object({
        ref: z.string(),
        version: z.string(),
        segtax: z.int(),
        values: z.array(z.object({ id: z.string() })),
      })
      .optional()
      .meta({ description: "IAB Audience Taxonomy 1.1, by IAB Technology Laboratory, CC BY 3.0" }),
    restricted_attributes: names.optional(),
    policy_categories: names.optional(),
    last_updated: z.string(),
    dts_compliant_version: z.string().optional(),
  })
  .meta({ description: "Fields of AdCP's signal definition 3.1" })

export const TopicLabel = z.object({
  signal: SignalLabel,
  provider: LabelFields.pick({
    provider_name: true,
    provider_domain: true,
    provider_email: true,
    privacy_policy_url: true,
    privacy_mechanisms: true,
  }),
  overrides: LabelFields.meta({ description: "What this topic says instead of the organization's defaults" }),
  completeness: Completeness,
  updatedAt: z.string(),
})
export type TopicLabel = z.output<typeof TopicLabel>
