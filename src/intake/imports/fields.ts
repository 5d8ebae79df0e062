// Limits and fields of imports, for the service, the console and the CLI. Imports nothing, so that all of them can load it.

export const MAX_ROWS = 50_000
/** Rows above the rows of topics that do not count: titles, and the column names. */
export const MAX_TITLES = 20

/** Topic fields that a column can set; `field` keeps any number of columns under their own names. */
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
  "tags",
  "price",
  "owner",
  "market",
  "notes",
  "field",
] as const
export type TargetField = (typeof TARGET_FIELDS)[number]
