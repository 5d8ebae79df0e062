import type { Iab } from "../../knowledge/iab/iab.ts"
import { withoutLoneFields } from "./companions.ts"
import { completenessOf } from "./completeness.ts"
import { DEFINITION_FIELDS, type LabelFields } from "./fields.ts"
import { restrictionsOf, type SensitiveTopic } from "./restricted.ts"

/** The topic fields that a label needs; a `TopicRecord` has all of them except the reason for its sensitivity. */
export type LabelledTopic = SensitiveTopic & {
  topic_id: string
  topic_name: string
  internal_description: string
  segment_type: string
  audience_type: string
  intent: string
  iab: Iab | null
  updated_at: string
}

const TAXONOMIES = "https://github.com/InteractiveAdvertisingBureau/Taxonomies"
const DTS_VERSION = "1.2"

/** The fields of AdCP's signal definition 3.1 that a label fills. */
export type SignalLabel = Omit<LabelFields, "provider_name" | "provider_domain" | "provider_email"> & {
  id: string
  name: string
  description: string
  value_type: "binary"
  taxonomy?: { ref: string; version: string; segtax: number; values: { id: string }[] }
  restricted_attributes?: string[]
  policy_categories?: string[]
  last_updated: string
  dts_compliant_version?: string
}

/** The topic's own fields override the organization's. */
export const mergedFields = (defaults: LabelFields, overrides: LabelFields): LabelFields => ({
  ...defaults,
  ...overrides,
})

/**
 * A topic's label as fields of a signal definition. The result is valid: fields whose companion is missing are omitted, such as modeled
 * data without a description of the model.
 */
export function labelOf(topic: LabelledTopic, defaults: LabelFields, overrides: LabelFields): SignalLabel {
  const merged = mergedFields(defaults, overrides)
  const said = withoutLoneFields(merged)
  const { attributes, policies } = restrictionsOf(topic)
  const { art9_basis, ...fields } = Object.fromEntries(
    DEFINITION_FIELDS.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]])),
  ) as LabelFields
  return {
    id: topic.topic_id,
    name: topic.topic_name.slice(0, 255),
    description: topic.internal_description.slice(0, 2_000),
    value_type: "binary",
    segmentation_criteria: criteriaOf(topic),
    subject_type: topic.segment_type === "B2B" ? "business" : "individual",
    ...fields,
    ...(topic.iab && {
      taxonomy: { ref: TAXONOMIES, version: "1.1", segtax: 4, values: [{ id: topic.iab.audience_1_1.id }] },
    }),
    ...(attributes.length > 0 && { restricted_attributes: attributes, ...(art9_basis && { art9_basis }) }),
    ...(policies.length > 0 && { policy_categories: policies }),
    last_updated: topic.updated_at,
    // Only a complete label is marked as following the standard.
    ...(completenessOf(merged, topic).complete && { dts_compliant_version: DTS_VERSION }),
  }
}

const criteriaOf = (topic: LabelledTopic) =>
  `Classified as ${topic.parent_category} > ${topic.subcategory}, ${topic.audience_type}, ${topic.intent} intent`.slice(
    0,
    500,
  )
