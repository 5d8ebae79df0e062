import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { CELL_COLUMNS } from "../rows/columns.ts"
import type { Facets } from "./schema.ts"

/** The filter for each facet's values. */
const FACETS = {
  parentCategories: "parentCategory",
  taxonomyTypes: "taxonomyType",
  subcategories: "subcategory",
  subcategoryL1s: "subcategoryL1",
  subcategoryL2s: "subcategoryL2",
  subcategoryL3s: "subcategoryL3",
  subcategoryL4s: "subcategoryL4",
  audienceTypes: "audienceType",
  segmentTypes: "segmentType",
} as const satisfies Record<keyof Facets, string>

type Facet = keyof typeof FACETS
const NAMES = Object.keys(FACETS) as Facet[]

type Source = {
  /** The column of each filter. */
  columns: Record<(typeof FACETS)[Facet], string>
  /** The trigger-maintained counts of the list. */
  cells: { table: string; scope: Sql }
  nodes: { scope: Sql }
  /** Facets that need no query. */
  known?: Partial<Facets>
}

/** The values that a list can be filtered by, read in one batch. */
export async function readFacets(d1: D1Database, { columns, cells, nodes, known = {} }: Source): Promise<Facets> {
  const valuesOf = (column: string) =>
    CELL_COLUMNS.some((one) => one === column)
      ? distinctIn(cells.table, cells.scope, column)
      : distinctIn("node_cells", nodes.scope, column, ` AND ${column} <> ''`)
  const requested = NAMES.filter((facet) => known[facet] === undefined)
  const answers = await d1.batch<{ value: string }>(
    requested.map((facet) => prepare(d1, valuesOf(columns[FACETS[facet]]))),
  )
  const found = new Map(answers.map(({ results }, i) => [requested[i], results.map(({ value }) => value)]))
  return Object.fromEntries(NAMES.map((facet) => [facet, known[facet] ?? found.get(facet) ?? []])) as Facets
}

const distinctIn = (table: string, scope: Sql, column: string, more = ""): Sql =>
  sql(`SELECT DISTINCT ${column} AS value FROM ${table} WHERE ${scope.text}${more} ORDER BY 1`, ...scope.values)
