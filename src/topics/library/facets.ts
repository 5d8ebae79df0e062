import type { OrgContext } from "../../kernel/context.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import type { Facets } from "./schema.ts"
import { ownCells } from "./stats.ts"

type Value = { value: string }

const CELL_COLUMNS = ["parent_category", "taxonomy_type", "audience_type", "segment_type"] as const

export const distinctInCells = (table: string, scope: Sql): Sql[] =>
  CELL_COLUMNS.map((column) =>
    sql(`SELECT DISTINCT ${column} AS value FROM ${table} WHERE ${scope.text} ORDER BY 1`, ...scope.values),
  )

/** Jumps from each value to the next one in the index, however many rows have it. */
export function distinctInIndex(table: string, column: string, index: string, scope: Sql): Sql {
  const next = (after: string) =>
    `(SELECT t.${column} FROM ${table} AS t INDEXED BY ${index} WHERE ${scope.text} AND t.${column} > ${after}
      ORDER BY t.${column} LIMIT 1)`
  return sql(
    `WITH RECURSIVE found (value) AS (
       SELECT ${next("''")} UNION ALL SELECT ${next("found.value")} FROM found WHERE found.value IS NOT NULL
     ) SELECT value FROM found WHERE value IS NOT NULL`,
    ...scope.values,
    ...scope.values,
  )
}

export async function readFacets(d1: D1Database, statements: readonly Sql[]): Promise<string[][]> {
  const answers = await d1.batch<Value>(statements.map((one) => prepare(d1, one)))
  return answers.map(({ results }) => results.map(({ value }) => value))
}

const NODE_INDEXES = [
  ["subcategory", "org_topics_subcategory"],
  ["subcategory_l1", "org_topics_l1"],
  ["subcategory_l2", "org_topics_l2"],
  ["subcategory_l3", "org_topics_l3"],
  ["subcategory_l4", "org_topics_l4"],
] as const

export async function libraryFacets(ctx: OrgContext): Promise<Facets> {
  const scope = sql(`t.org_id = ? AND t.hidden = 0`, ctx.org.id)
  const nodes = NODE_INDEXES.map(([column, index]) =>
    ctx.workspace === "" ? distinctInIndex("org_topics", column, index, scope) : distinctInWorkspace(ctx, column),
  )
  const [
    parentCategories = [],
    taxonomyTypes = [],
    audienceTypes = [],
    segmentTypes = [],
    subcategories = [],
    subcategoryL1s = [],
    subcategoryL2s = [],
    subcategoryL3s = [],
    subcategoryL4s = [],
  ] = await readFacets(ctx.d1, [...distinctInCells("library_cells", ownCells(ctx)), ...nodes])
  return {
    parentCategories,
    taxonomyTypes,
    subcategories,
    subcategoryL1s,
    subcategoryL2s,
    subcategoryL3s,
    subcategoryL4s,
    audienceTypes,
    segmentTypes,
  }
}

/** A workspace is a part of a library: its rows are read. */
const distinctInWorkspace = ({ org, workspace }: OrgContext, column: string): Sql =>
  sql(
    `SELECT DISTINCT ${column} AS value FROM org_topics INDEXED BY org_topics_workspace
     WHERE org_id = ? AND workspace_id = ? AND hidden = 0 AND ${column} IS NOT NULL ORDER BY 1`,
    org.id,
    workspace,
  )
