import type { PlatformOutputs } from "../../kernel/db/schema/topics.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { iabOf } from "../../knowledge/iab/crosswalk.ts"
import { GLOBAL_COLUMNS, READING_COLUMNS, readingOf, SHARED_COLUMNS } from "../rows/columns.ts"
import { columnsOf } from "../rows/texts.ts"
import { ownOutputs } from "../rows/own-outputs.ts"
import { storedQualifiers } from "../rows/stored-classification.ts"
import type { TopicRecord } from "./schema.ts"

const OF_LINK = ["id", "topic_id", "org_id", "workspace_id", "topic_name", ...SHARED_COLUMNS] as const
const OWN = ["overrides", "external_id", "source", "performance_score", "original_name", "created_at"] as const

/** Whether the engine only guessed the topic's place and the organization has not corrected it, in SQL over link and topic `t`. */
export const IS_GUESSED = "(t.unsure AND link.parent_category = t.parent_category AND link.subcategory = t.subcategory)"

const readings: ReadonlySet<string> = new Set(READING_COLUMNS)
const OF_TOPIC = GLOBAL_COLUMNS.filter((column) => !readings.has(column))
const READ = READING_COLUMNS.map((column) => `${readingOf(column)} AS ${column}`).join(", ")

/** Columns of a link and its topic `t` that a record needs. */
export const LINK_COLUMNS = `${columnsOf("link", [...OF_LINK, ...OWN])},
  max(link.updated_at, t.updated_at) AS updated_at, t.topic_name AS global_name,
  link.price AS stated_price, t.owner_org_id IS NOT NULL AS private, ${IS_GUESSED} AS guessed, ${columnsOf("t", OF_TOPIC)}, ${READ}`

export type LinkRow = Omit<
  TopicRecord,
  "keywords" | "platform_outputs" | "workspace_id" | "private" | "iab" | "unsure" | "qualifiers"
> & {
  private: number
  guessed: number
  unsure: number
  qualifiers: string | null
  org_id: string
  workspace_id: string
  overrides: string
  keywords: string
  platform_outputs: string
  taxonomy_path: string
  global_name: string
  text_form: number
  stated_price: string | null
}

/** The name that the link has instead of its topic's; undefined if it has none. */
export function ownNameOf({
  overrides,
  topic_name: name,
}: Pick<LinkRow, "overrides" | "topic_name">): string | undefined {
  if (overrides === "{}") return undefined
  return (JSON.parse(overrides) as Record<string, unknown>)["topic_name"] === undefined ? undefined : name
}

type TextOverrides = Partial<
  Record<"segment_desc_marketplace" | "segment_desc_dspapi" | "internal_description", string> & { keywords: string[] }
>

/**
 * The global topic with the organization's overrides; the link's columns already include theirs. Names and descriptions that an override
 * changes are rendered on read.
 */
export function recordOf(row: LinkRow, config: Pick<LiveConfig, "templatesOf">): TopicRecord {
  const {
    overrides,
    org_id: _org,
    workspace_id: workspace,
    taxonomy_path: _path,
    global_name: _name,
    text_form: _form,
    stated_price: _price,
    guessed,
    keywords,
    platform_outputs: outputs,
    ...columns
  } = row
  const own = JSON.parse(overrides) as TextOverrides
  const rendered = overrides === "{}" ? undefined : ownOutputs(row, own, config)
  const shown = { ...columns, ...rendered }
  return {
    ...shown,
    keywords: own.keywords ?? (JSON.parse(keywords) as string[]),
    segment_desc_marketplace: own.segment_desc_marketplace ?? shown.segment_desc_marketplace,
    segment_desc_dspapi: own.segment_desc_dspapi ?? shown.segment_desc_dspapi,
    internal_description: own.internal_description ?? shown.internal_description,
    platform_outputs: rendered?.platform_outputs ?? (JSON.parse(outputs) as PlatformOutputs),
    workspace_id: workspace || null,
    private: row.private === 1,
    iab: iabOf({
      ...row,
      category: row.parent_category,
      unsure: guessed === 1,
      name: row.topic_name,
      code: row.iab_code,
    }),
    unsure: row.unsure === 1,
    qualifiers: storedQualifiers(row.qualifiers),
  }
}
