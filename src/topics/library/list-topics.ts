import type { OrgContext } from "../../kernel/context.ts"
import { type Cells, type Filter, type Listing, readPage, type Selection } from "../../kernel/db/listing.ts"
import { matchExpression } from "../../kernel/db/search-words.ts"
import { type Sql, sql } from "../../kernel/db/sql.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { pageAnswer } from "../../kernel/http/answers.ts"
import { rangeOf, sortOf } from "../../kernel/http/query.ts"
import { CELL_COLUMNS, NODE_CELL_COLUMNS } from "../rows/columns.ts"
import { certaintySelections } from "./certainty-selections.ts"
import { ownSelections } from "./own-selections.ts"
import { LINK_COLUMNS, type LinkRow, recordOf } from "./record.ts"
import type { ListQuery, TopicFilters, TopicRecord } from "./schema.ts"

export const LIBRARY_FILTERS = {
  taxonomyType: "taxonomy_type",
  parentCategory: "parent_category",
  subcategory: "subcategory",
  subcategoryL1: "subcategory_l1",
  subcategoryL2: "subcategory_l2",
  subcategoryL3: "subcategory_l3",
  subcategoryL4: "subcategory_l4",
  segmentType: "segment_type",
  audienceType: "audience_type",
  iabCode: "iab_code",
  engineVersion: "engine_version",
  source: "source",
  sensitivity: "sensitivity",
  intensity: "intensity",
  buyerJourney: "buyer_journey",
} as const

const HAS_EXTERNAL = { column: "has_external_id", expression: "(t.external_id IS NOT NULL)" }

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
const NODES = ["workspace_id", ...NODE_CELL_COLUMNS]
/** Columns that no index covers. Each depends on the subcategory, which is covered. */
const BELOW_SUBCATEGORY: ReadonlySet<string> = new Set(NODE_CELL_COLUMNS.filter((column) => column !== "subcategory"))

const libraryCells = ({ org }: Pick<OrgContext, "org">): Cells => ({
  table: sql(`library_cells`),
  scope: sql(`org_id = ?`, org.id),
  columns: COARSE,
})

/** An organization's library as a listing. The only place that defines which rows belong to it. */
export function libraryListing(
  { org }: Pick<OrgContext, "org">,
  /** Needed for the records, not for the scope. */
  config: Pick<LiveConfig, "templatesOf"> = { templatesOf: () => [] },
): Listing<TopicRecord> {
  return {
    table: "org_topics",
    scope: sql(`t.org_id = ? AND t.hidden = 0`, org.id),
    cells: [
      libraryCells({ org }),
      { table: sql(`layer_cells`), scope: sql(`org_id = ?`, org.id), columns: LAYERS },
      { table: sql(`node_cells`), scope: sql(`org_id = ?`, org.id), columns: NODES },
    ],
    orders: {
      created_at: { index: "org_topics_created", covers: [...COARSE, ...LAYERS, "subcategory"] },
      topic_name: { index: "org_topics_name", covers: [...COARSE, ...LAYERS] },
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
  requested: TopicFilters,
): { filters: Filter[]; selections: Selection[] } | undefined {
  const filters: Filter[] = []
  const selections: Selection[] = []
  if (ctx.workspace !== "") filters.push({ column: "workspace_id", value: ctx.workspace })
  for (const [name, column] of Object.entries(LIBRARY_FILTERS)) {
    const value = requested[name as keyof typeof LIBRARY_FILTERS]
    if (value === undefined) continue
    filters.push({
      column,
      value,
      ...(BELOW_SUBCATEGORY.has(column) && { near: subcategoriesWith(ctx.org.id, column, value) }),
    })
  }
  if (requested.hasExternalId !== undefined) filters.push({ ...HAS_EXTERNAL, value: requested.hasExternalId ? 1 : 0 })
  selections.push(...certaintySelections(ctx.org.id, requested, libraryCells(ctx)))
  selections.push(...ownSelections(ctx.org.id, requested, libraryCells(ctx)))
  if (requested.internalId !== undefined) selections.push(externalIdSelection(ctx.org.id, requested.internalId))
  if (requested.search !== undefined) {
    const words = matchExpression(requested.search, `${ctx.org.id}_`)
    if (words === undefined) return undefined
    selections.push(wordSelection("org_topics_fts", words))
  }
  return { filters, selections }
}

const subcategoriesWith = (orgId: string, column: string, value: string) => ({
  column: "subcategory",
  condition: sql(
    `t.subcategory IN (SELECT subcategory FROM node_cells WHERE org_id = ? AND ${column} = ?)`,
    orgId,
    value,
  ),
})

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

/** External ids that contain a text, whatever its case. Reads the organization's part of an index. */
function externalIdSelection(orgId: string, text: string): Selection {
  const part = text.toLowerCase()
  const rows = (columns: string): Sql =>
    sql(
      `SELECT ${columns} FROM org_topics INDEXED BY org_topics_external
       WHERE org_id = ? AND hidden = 0 AND external_id IS NOT NULL AND instr(lower(external_id), ?) > 0`,
      orgId,
      part,
    )
  return {
    member: sql(`instr(lower(t.external_id), ?) > 0`, part),
    rows: rows("seq"),
    size: rows("count(*) AS n"),
  }
}

export async function listTopics(ctx: OrgContext, query: ListQuery) {
  const conditions = libraryConditions(ctx, query)
  if (!conditions) return pageAnswer(query, { items: [], total: 0 })
  const selected = { ...conditions, sort: sortOf(query), ...rangeOf(query) }
  return pageAnswer(query, await readPage(ctx.library, libraryListing(ctx, await ctx.config()), selected))
}
