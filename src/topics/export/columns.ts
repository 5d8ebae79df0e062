import { IS_GUESSED } from "../library/record.ts"
import { readingOf } from "../rows/columns.ts"
import { shown } from "../rows/texts.ts"

/** A CSV column: its header, and its expression over the library row `link` and its topic `t`. */
export type Column = { header: string; stored: string }

const ofLink = (...names: string[]): Column[] => names.map((name) => ({ header: name, stored: `link.${name}` }))
const ofTopic = (...names: string[]): Column[] => names.map((name) => ({ header: name, stored: shown("t", name) }))
/** Columns that a link may have read from its own name. */
const read = (...names: Parameters<typeof readingOf>[0][]): Column[] =>
  names.map((name) => ({ header: name, stored: readingOf(name) }))
/** A field that an organization may override and that has no column in the link. */
const overridden = (name: string): Column => ({
  header: name,
  stored: `coalesce(link.overrides ->> '${name}', ${shown("t", name)})`,
})

export const KEYWORDS = "keywords"
export const PRIVATE = "private"
export const PLATFORM_OUTPUTS = "platform_outputs"
export const IAB = "iab"

const CORE: readonly Column[] = [
  ...ofLink("id", "topic_id", "topic_name", "parent_category", "taxonomy_type", "subcategory"),
  ...ofLink("subcategory_l1", "subcategory_l2", "subcategory_l3", "subcategory_l4"),
  ...ofLink("segment_type", "audience_type", "iab_code"),
  overridden(KEYWORDS),
]

const LAYERS: readonly Column[] = [
  ...read("intent", "secondary_intent"),
  ...ofLink("intensity"),
  ...read("awareness", "funnel"),
  ...ofLink("buyer_journey", "sensitivity"),
  ...read("composite_score"),
]

const ORIGIN: readonly Column[] = [
  ...ofLink("engine_version", "external_id", "source"),
  { header: "workspace_id", stored: "nullif(link.workspace_id, '')" },
  ...ofLink("created_at"),
  { header: "updated_at", stored: "max(link.updated_at, t.updated_at)" },
]

export const QUALIFIERS = "qualifiers"
export const UNSURE = "unsure"

/** Confidence columns. Added later, so they come last in every file. */
const CERTAINTY: readonly Column[] = [
  ...ofLink("confidence"),
  { header: UNSURE, stored: "iif(link.unsure, 'true', 'false')" },
  { header: QUALIFIERS, stored: `coalesce(${readingOf("qualifiers")}, '[]')` },
]

/** Added later still. */
const NAMED: readonly Column[] = ofLink("original_name")

export const TAGS = "tags"
export const FIELDS = "fields"

/** What imports keep with a topic. An import of the file reads them back. */
const KEPT: readonly Column[] = [
  { header: TAGS, stored: "(SELECT json_group_array(tag) FROM topic_tags WHERE link_seq = link.seq)" },
  { header: FIELDS, stored: "coalesce(link.fields, '{}')" },
]

const PLAIN: readonly Column[] = [...CORE, ...LAYERS, ...ORIGIN]

/** Core fields, the seven layers and what imports keep; the segment type is a core field. */
export const STANDARD: readonly Column[] = [...PLAIN, ...CERTAINTY, ...KEPT]

/** Adds names, descriptions and scores, with one column per output of platforms without dedicated columns. */
export const FULL: readonly Column[] = [
  ...PLAIN,
  ...ofLink("performance_score"),
  ...ofTopic("segment_name_dspapi", "segment_name_marketplace", "segment_name_internal"),
  overridden("segment_desc_dspapi"),
  overridden("segment_desc_marketplace"),
  overridden("internal_description"),
  ...ofTopic(PLATFORM_OUTPUTS),
  ...CERTAINTY,
  ...NAMED,
  ...KEPT,
]

const isPrivate: Column = { header: PRIVATE, stored: "iif(t.owner_org_id IS NULL, 'false', 'true')" }

/** The columns of a JSON record. The IAB nodes are derived from the others and from whether the place is a guess. */
export const RECORD: readonly Column[] = [
  ...FULL,
  ...read("language", "sensitivity_confidence", "knowledge_version"),
  isPrivate,
  { header: IAB, stored: IS_GUESSED },
]

/** All columns read for a full file. The last ones are needed to render an organization's own names. */
export const READ: readonly Column[] = [...RECORD, ...ofLink("overrides"), ...ofTopic("taxonomy_path", "text_form")]
