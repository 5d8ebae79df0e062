import type { OrgContext } from "../../kernel/context.ts"
import { type Filter, type Listing, readPage, type Selection } from "../../kernel/db/listing.ts"
import { matchExpression } from "../../kernel/db/search-words.ts"
import { type Sql, sql } from "../../kernel/db/sql.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { pageAnswer } from "../../kernel/http/answers.ts"
import { rangeOf, sortOf } from "../../kernel/http/query.ts"
import { CELL_COLUMNS } from "../rows/columns.ts"
import { LINK_COLUMNS, type LinkRow, recordOf } from "./record.ts"
import type { ListQuery, TopicFilters, TopicRecord } from "./schema.ts"

export const LIBRARY_FILTERS = {
  taxonomyType: { column: "taxonomy_type", index: "org_topics_group" },
  parentCategory: { column: "parent_category", index: "org_topics_category" },
  subcategory: { column: "subcategory", index: "org_topics_subcategory" },
  subcategoryL1: { column: "subcategory_l1", index: "org_topics_l1" },
  subcategoryL2: { column: "subcategory_l2", index: "org_topics_l2" },
  subcategoryL3: { column: "subcategory_l3", index: "org_topics_l3" },
  subcategoryL4: { column: "subcategory_l4", index: "org_topics_l4" },
  segmentType: { column: "segment_type", index: "org_topics_segment" },
  audienceType: { column: "audience_type", index: "org_topics_audience" },
  iabCode: { column: "iab_code", index: "org_topics_iab" },
  engineVersion: { column: "engine_version", index: "org_topics_version" },
  source: { column: "source", index: "org_topics_source" },
  sensitivity: { column: "sensitivity", index: "org_topics_sensitivity" },
  intensity: { column: "intensity", index: "org_topics_intensity" },
  buyerJourney: { column: "buyer_journey", index: "org_topics_journey" },
} as const

const HAS_EXTERNAL = {
  column: "has_external_id",
  expression: "(external_id IS NOT NULL)",
  index: "org_topics_has_external",
}
const WORKSPACE = { column: "workspace_id", index: "org_topics_workspace" }

const COARSE = ["workspace_id", ...CELL_COLUMNS]
const LAYERS = [
  "workspace_id",
  "segment_type",
  "audience_type",
  "sensitivity",
  "intensity",
  "buyer_journey",
  "source",
  "engine_version",
  "has_external_id",
]

/** An organization's library as a listing. The only place that defines which rows belong to it. */
export function libraryListing(
  { org }: Pick<OrgContext, "org">,
  /** For the records; not needed for the scope alone. */
  config: Pick<LiveConfig, "templates"> = { templates: [] },
): Listing<TopicRecord> {
  const own = sql(`org_id = ?`, org.id)
  return {
    table: "org_topics",
    scope: sql(`t.org_id = ? AND t.hidden = 0`, org.id),
    cells: [
      { table: sql(`library_cells`), scope: own, columns: COARSE },
      { table: sql(`layer_cells`), scope: own, columns: LAYERS },
    ],
    orders: {
      created_at: { index: "org_topics_created" },
      topic_name: { index: "org_topics_name", covers: [...COARSE, ...LAYERS] },
      parent_category: { index: "org_topics_category" },
      taxonomy_type: { index: "org_topics_group" },
      segment_type: { index: "org_topics_segment" },
      audience_type: { index: "org_topics_audience" },
    },
    read: (page) => ({
      text: `WITH page AS MATERIALIZED (${page.text})
        SELECT ${LINK_COLUMNS} FROM page CROSS JOIN org_topics AS link ON link.seq = page.seq
        CROSS JOIN topics AS t ON t.id = link.topic_id`,
      values: page.values,
    }),
    item: (row) => recordOf(row as LinkRow, config),
  }
}

/** Converts the caller's filters to filters and selections; undefined if nothing can match. */
export function libraryConditions(
  ctx: Pick<OrgContext, "org" | "workspace">,
  asked: TopicFilters,
): { filters: Filter[]; selections: Selection[] } | undefined {
  const filters: Filter[] = []
  const selections: Selection[] = []
  if (ctx.workspace !== "") filters.push({ ...WORKSPACE, value: ctx.workspace })
  for (const [name, place] of Object.entries(LIBRARY_FILTERS)) {
    const value = asked[name as keyof typeof LIBRARY_FILTERS]
    if (value !== undefined) filters.push({ ...place, value })
  }
  if (asked.hasExternalId !== undefined) filters.push({ ...HAS_EXTERNAL, value: asked.hasExternalId ? 1 : 0 })
  if (asked.internalId !== undefined) selections.push(externalIdSelection(ctx.org.id, asked.internalId))
  if (asked.search !== undefined) {
    const words = matchExpression(asked.search, `${ctx.org.id}_`)
    if (words === undefined) return undefined
    selections.push(wordSelection("org_topics_fts", words))
  }
  return { filters, selections }
}

/** Rows matching these words. The word index covers exactly the scope of the list. */
export function wordSelection(table: string, words: string): Selection {
  const rows = (columns: string): Sql => sql(`SELECT ${columns} FROM ${table} WHERE ${table} MATCH ?`, words)
  const { text, values } = rows("rowid AS seq")
  return {
    member: sql(`+t.seq IN (${text})`, ...values),
    rows: { text, values },
    size: rows("count(*) AS n"),
    inScope: true,
  }
}

/** External ids by prefix. */
function externalIdSelection(orgId: string, start: string): Selection {
  const range = [start, `${start}\u{10ffff}`] as const
  const rows = (columns: string): Sql =>
    sql(
      `SELECT ${columns} FROM org_topics INDEXED BY org_topics_external
       WHERE org_id = ? AND hidden = 0 AND external_id >= ? AND external_id < ?`,
      orgId,
      ...range,
    )
  return {
    member: sql(`t.external_id >= ? AND t.external_id < ?`, ...range),
    rows: rows("seq"),
    size: rows("count(*) AS n"),
  }
}

export async function listTopics(ctx: OrgContext, query: ListQuery) {
  const conditions = libraryConditions(ctx, query)
  if (!conditions) return pageAnswer(query, { items: [], total: 0 })
  const selected = { ...conditions, sort: sortOf(query), ...rangeOf(query) }
  return pageAnswer(query, await readPage(ctx.d1, libraryListing(ctx, await ctx.config()), selected))
}
