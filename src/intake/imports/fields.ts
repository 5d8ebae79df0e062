// What an import takes, for the service, the console and the command line. No imports, so that all of them can load it.

export const MAX_ROWS = 50_000

/** The fields of a topic that a column can hold. */
export const TARGET_FIELDS = [
  "topic_name",
  "parent_category",
  "taxonomy_type",
  "subcategory",
  "segment_type",
  "external_id",
  "keywords",
  "performance_score",
  "catalog_name",
  "segment_desc_marketplace",
  "segment_desc_dspapi",
  "internal_description",
  "engine_version",
] as const
export type TargetField = (typeof TARGET_FIELDS)[number]
