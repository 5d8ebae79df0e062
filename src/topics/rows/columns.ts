/** Where a topic is in the taxonomy, and its segment. */
export const PLACE_COLUMNS = ["parent_category", "taxonomy_type", "subcategory", "segment_type"] as const

/** What an organization may change of its topic. */
export const EDITABLE_COLUMNS = ["topic_name", ...PLACE_COLUMNS] as const

/** What a vector is made of, besides the name. */
export const EMBEDDED_COLUMNS = [...PLACE_COLUMNS, "keywords"] as const

/** Nodes below the subcategory, down to the deepest. */
export const NODE_COLUMNS = ["subcategory_l1", "subcategory_l2", "subcategory_l3", "subcategory_l4"] as const

/** What the triggers count topics by, in `library_cells` and `catalog_cells`. */
export const CELL_COLUMNS = ["taxonomy_type", "parent_category", "segment_type", "audience_type"] as const

/** What the triggers count topics by in `node_cells`, an empty text for a node that a topic does not have. */
export const NODE_CELL_COLUMNS = ["subcategory", ...NODE_COLUMNS, "iab_code"] as const

export const NAME_COLUMNS = ["topic_name", "normalized_name", "canonical_key"] as const

/** What an engine decides and `org_topics` holds too, with the organization's overrides applied. */
export const SHARED_COLUMNS = [
  "parent_category",
  "taxonomy_type",
  "subcategory",
  ...NODE_COLUMNS,
  "segment_type",
  "audience_type",
  "iab_code",
  "engine_version",
  "sensitivity",
  "intensity",
  "buyer_journey",
  "confidence",
  "unsure",
] as const

/** The columns that `topics` and `org_topics` have in common. */
export const EFFECTIVE_COLUMNS = ["topic_name", "normalized_name", ...SHARED_COLUMNS] as const

/** Names and descriptions, see texts.ts for how they are stored. */
export const TEXTS = [
  "segment_name_dspapi",
  "segment_name_marketplace",
  "segment_name_internal",
  "segment_desc_marketplace",
  "segment_desc_dspapi",
  "internal_description",
] as const

/** What templates write. */
export const OUTPUT_COLUMNS = [...TEXTS, "platform_outputs"] as const
export type OutputColumn = (typeof OUTPUT_COLUMNS)[number]

/** What an engine decides and only the global topic holds. */
export const GLOBAL_COLUMNS = [
  "keywords",
  "taxonomy_path",
  "intent",
  "secondary_intent",
  "awareness",
  "funnel",
  "composite_score",
  "language",
  "sensitivity_confidence",
  "qualifiers",
  ...OUTPUT_COLUMNS,
] as const

/** What an engine decides: every column but the names. */
export const DECIDED_COLUMNS = [...SHARED_COLUMNS, ...GLOBAL_COLUMNS, "engine", "taxonomy_hash"] as const
export type DecidedColumn = (typeof DECIDED_COLUMNS)[number]

export type Cell = string | number | null
export type DecidedCells = Record<DecidedColumn, Cell>

/** SQL for a column of a topic as a link with these overrides has it. */
export function effectiveValue(column: string, overrides: string, value: string): string {
  // Another subcategory has other nodes below it, which are not known.
  if (NODES.has(column)) return `CASE WHEN ${overrides} ->> 'subcategory' IS NULL THEN ${value} END`
  // A place that the organization chose itself is sure.
  const isOwn = `coalesce(${overrides} ->> 'parent_category', ${overrides} ->> 'subcategory') IS NOT NULL`
  if (column === "confidence") return `iif(${isOwn}, NULL, ${value})`
  if (column === "unsure") return `iif(${isOwn}, 0, ${value})`
  return `coalesce(${overrides} ->> '${column}', ${value})`
}
const NODES: ReadonlySet<string> = new Set(NODE_COLUMNS)
