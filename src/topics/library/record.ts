import * as z from "zod"
import type { PlatformOutputs } from "../../kernel/db/schema/topics.ts"
import { columnsOf, GLOBAL_COLUMNS, SHARED_COLUMNS } from "../rows/columns.ts"

const OF_LINK = ["id", "topic_id", "org_id", "workspace_id", "topic_name", ...SHARED_COLUMNS] as const
const OWN = ["overrides", "external_id", "source", "performance_score", "created_at"] as const

/** Columns of a link joined with its topic `t`, as a record needs them. */
export const LINK_COLUMNS = `${columnsOf("link", [...OF_LINK, ...OWN])},
  max(link.updated_at, t.updated_at) AS updated_at, t.topic_name AS global_name, ${columnsOf("t", GLOBAL_COLUMNS)}`

const text = z.string()
const maybe = z.string().nullable()

/** The library's record: the fields of `interface.md`, then deeper nodes, other layers and origin. */
export const TopicRecord = z.object({
  id: text,
  topic_id: text,
  topic_name: text,
  parent_category: text,
  taxonomy_type: text,
  subcategory: text,
  segment_type: text,
  audience_type: text,
  iab_code: text,
  keywords: z.array(text),
  segment_name_dspapi: text,
  segment_name_marketplace: text,
  segment_name_internal: text,
  segment_desc_marketplace: text,
  segment_desc_dspapi: text,
  internal_description: text,
  engine_version: text,
  performance_score: z.number().nullable(),
  external_id: maybe,
  created_at: text,
  updated_at: text,
  subcategory_l1: maybe,
  subcategory_l2: maybe,
  subcategory_l3: maybe,
  subcategory_l4: maybe,
  intent: text,
  secondary_intent: maybe,
  intensity: text,
  awareness: text,
  funnel: text,
  buyer_journey: text,
  sensitivity: text,
  composite_score: z.int(),
  platform_outputs: z.record(text, z.object({ name: text, description: text })),
  source: maybe,
  workspace_id: maybe,
})
export type TopicRecord = z.output<typeof TopicRecord>

export type LinkRow = Omit<TopicRecord, "keywords" | "platform_outputs" | "workspace_id"> & {
  org_id: string
  workspace_id: string
  overrides: string
  keywords: string
  platform_outputs: string
  taxonomy_path: string
  global_name: string
}

type TextOverrides = Partial<
  Record<"segment_desc_marketplace" | "segment_desc_dspapi" | "internal_description", string> & { keywords: string[] }
>

/** The global topic with the organization's overrides; the link's columns already include theirs. */
export function recordOf(row: LinkRow): TopicRecord {
  const {
    overrides,
    org_id: _org,
    workspace_id: workspace,
    taxonomy_path: _path,
    global_name: _name,
    keywords,
    platform_outputs: outputs,
    ...columns
  } = row
  const own = JSON.parse(overrides) as TextOverrides
  return {
    ...columns,
    keywords: own.keywords ?? (JSON.parse(keywords) as string[]),
    segment_desc_marketplace: own.segment_desc_marketplace ?? columns.segment_desc_marketplace,
    segment_desc_dspapi: own.segment_desc_dspapi ?? columns.segment_desc_dspapi,
    internal_description: own.internal_description ?? columns.internal_description,
    platform_outputs: JSON.parse(outputs) as PlatformOutputs,
    workspace_id: workspace || null,
  }
}
