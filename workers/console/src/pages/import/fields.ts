import type { TargetField } from "../../api/routes/imports.ts"

/** Labels of the fields a column can be mapped to. */
export const FIELD_LABELS: Record<TargetField, string> = {
  topic_name: "Topic name",
  parent_category: "Category",
  taxonomy_type: "Group",
  subcategory: "Subcategory",
  segment_type: "Segment type",
  external_id: "External ID",
  keywords: "Keywords",
  performance_score: "Performance score",
}

export const FIELDS = Object.keys(FIELD_LABELS) as TargetField[]
