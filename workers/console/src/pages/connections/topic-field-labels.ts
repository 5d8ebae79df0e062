import type { SERVICE_FIELDS } from "../../../../../src/organizations/connections/kinds.ts"

/** Labels of the topic fields that source fields can be mapped to. */
export const TOPIC_FIELD_LABELS: Record<(typeof SERVICE_FIELDS)[number], string> = {
  topic_name: "Topic name",
  parent_category: "Category",
  taxonomy_type: "Group",
  subcategory: "Subcategory",
  segment_type: "Segment type",
  keywords: "Keywords",
  external_id: "External ID",
  performance_score: "Performance score",
  segment_desc_marketplace: "Marketplace description",
  segment_desc_dspapi: "DSP description",
  internal_description: "Internal description",
}
