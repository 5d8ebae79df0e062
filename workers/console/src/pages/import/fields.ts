import type { TargetField } from "../../api/types.ts"

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
  catalog_name: "Name in the catalog",
  segment_desc_marketplace: "Marketplace description",
  segment_desc_dspapi: "DSP description",
  internal_description: "Internal description",
  engine_version: "Engine version",
  tags: "Tags",
  price: "Price (CPM)",
  owner: "Owner",
  market: "Market",
  notes: "Notes",
  field: "Keep as a field",
}

export const FIELDS = Object.keys(FIELD_LABELS) as TargetField[]
