import type { PlatformOutputs } from "../../kernel/db/schema/topics.ts"
import { columnsOf, GLOBAL_COLUMNS, SHARED_COLUMNS } from "../rows/columns.ts"
import type { TopicRecord } from "./schema.ts"

const OF_LINK = ["id", "topic_id", "org_id", "workspace_id", "topic_name", ...SHARED_COLUMNS] as const
const OWN = ["overrides", "external_id", "source", "performance_score", "created_at"] as const

/** Columns of a link joined with its topic `t`, as a record needs them. */
export const LINK_COLUMNS = `${columnsOf("link", [...OF_LINK, ...OWN])},
  max(link.updated_at, t.updated_at) AS updated_at, t.topic_name AS global_name, ${columnsOf("t", GLOBAL_COLUMNS)}`

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
