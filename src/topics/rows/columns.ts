/** A topic's place in the taxonomy, and its segment type. */
export const PLACE_COLUMNS = ["parent_category", "taxonomy_type", "subcategory", "segment_type"] as const

/** Columns an organization may change. */
export const EDITABLE_COLUMNS = ["topic_name", ...PLACE_COLUMNS] as const

/** Columns that a vector is computed from, besides the name. */
export const EMBEDDED_COLUMNS = [...PLACE_COLUMNS, "keywords"] as const

/** Nodes below the subcategory, down to the deepest. */
export const NODE_COLUMNS = ["subcategory_l1", "subcategory_l2", "subcategory_l3", "subcategory_l4"] as const

/** Columns that triggers count topics by, in `library_cells` and `catalog_cells`. */
export const CELL_COLUMNS = ["taxonomy_type", "parent_category", "segment_type", "audience_type"] as const

/** Columns that triggers count topics by in `node_cells`; an empty text for missing nodes. */
export const NODE_CELL_COLUMNS = ["subcategory", ...NODE_COLUMNS, "iab_code"] as const

export const NAME_COLUMNS = ["topic_name", "normalized_name", "canonical_key"] as const

/** Columns decided by an engine that `org_topics` also has, with the organization's overrides applied. */
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

/** Columns that `topics` and `org_topics` share. */
export const EFFECTIVE_COLUMNS = ["topic_name", "normalized_name", ...SHARED_COLUMNS] as const

/** Names and descriptions; texts.ts describes their storage. */
export const TEXTS = [
  "segment_name_dspapi",
  "segment_name_marketplace",
  "segment_name_internal",
  "segment_desc_marketplace",
  "segment_desc_dspapi",
  "internal_description",
] as const

/** Columns written by templates; `text_form` says by which. */
export const OUTPUT_COLUMNS = [...TEXTS, "platform_outputs", "text_form"] as const
export type OutputColumn = (typeof OUTPUT_COLUMNS)[number]

/** Columns decided by an engine that only the global topic has. */
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
  "knowledge_version",
  ...OUTPUT_COLUMNS,
] as const

/**
 * Columns of the topic that a link with a name of its own may have instead, once it was classified by that name. They are in its overrides,
 * all or none of them.
 */
export const READING_COLUMNS = [
  "intent",
  "secondary_intent",
  "awareness",
  "funnel",
  "composite_score",
  "language",
  "sensitivity_confidence",
  "qualifiers",
  "knowledge_version",
] as const

/** Whether overrides hold what was read from the link's own name. */
export const hasOwnReading = (overrides: Readonly<Record<string, unknown>>) => overrides["intent"] !== undefined

/** SQL for a column of topic `t`, or of what link `link` has read from its own name. */
export const readingOf = (column: (typeof READING_COLUMNS)[number]) =>
  `iif(link.overrides ->> 'intent' IS NULL, t.${column}, link.overrides ->> '${column}')`

/** Keys of overrides that follow from others: nobody has set them. `text_form` is newer than the topic's, or missing. */
export const FOLLOWING_OVERRIDES: ReadonlySet<string> = new Set(["normalized_name", "text_form"])

/** All columns decided by an engine; the names are not. */
export const DECIDED_COLUMNS = [...SHARED_COLUMNS, ...GLOBAL_COLUMNS, "engine", "taxonomy_hash"] as const
export type DecidedColumn = (typeof DECIDED_COLUMNS)[number]

export type Cell = string | number | null
export type DecidedCells = Record<DecidedColumn, Cell>

/** Columns that say with what a topic was classified. */
export const VERSION_COLUMNS = ["engine_version", "knowledge_version"] as const
export type Versions = Record<(typeof VERSION_COLUMNS)[number], Cell>

/** SQL for a topic's column with a link's overrides applied. */
export function effectiveValue(column: string, overrides: string, value: string): string {
  // The nodes below an overridden subcategory are unknown.
  if (NODES.has(column)) return `CASE WHEN ${overrides} ->> 'subcategory' IS NULL THEN ${value} END`
  // A place chosen by the organization is certain, unless it was read from the link's own name.
  const isOwn = `coalesce(${overrides} ->> 'parent_category', ${overrides} ->> 'subcategory') IS NOT NULL`
  if (column === "confidence") return `iif(${isOwn}, ${overrides} ->> 'confidence', ${value})`
  if (column === "unsure") return `iif(${isOwn}, coalesce(${overrides} ->> 'unsure', 0), ${value})`
  return `coalesce(${overrides} ->> '${column}', ${value})`
}
const NODES: ReadonlySet<string> = new Set(NODE_COLUMNS)
