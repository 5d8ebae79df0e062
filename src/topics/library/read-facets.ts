import type { Listing } from "../../kernel/db/listing.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { CELL_COLUMNS } from "../rows/columns.ts"
import type { Facets } from "./schema.ts"

/** The filter that takes the values of each facet. */
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

/** A column and the index that begins with it. */
type Place = { column: string; index: string }

type Source = {
  /** The column of each filter. */
  places: Record<(typeof FACETS)[Facet], Place>
  /** The counts that triggers keep, and which of them belong to the list. */
  cells: { table: string; scope: Sql }
  /** Selects the distinct values of a column that the cells do not have, as `value`. */
  distinct: (place: Place) => Sql
  /** Facets that need no query. */
  known?: Partial<Facets>
}

/** The values there are to filter a list by, in one batch. */
export async function readFacets(d1: D1Database, { places, cells, distinct, known = {} }: Source): Promise<Facets> {
  const valuesOf = (place: Place) =>
    CELL_COLUMNS.some((column) => column === place.column) ? distinctInCells(cells, place.column) : distinct(place)
  const asked = NAMES.filter((facet) => known[facet] === undefined)
  const answers = await d1.batch<{ value: string }>(asked.map((facet) => prepare(d1, valuesOf(places[FACETS[facet]]))))
  const found = new Map(answers.map(({ results }, i) => [asked[i], results.map(({ value }) => value)]))
  return Object.fromEntries(NAMES.map((facet) => [facet, known[facet] ?? found.get(facet) ?? []])) as Facets
}

const distinctInCells = ({ table, scope }: Source["cells"], column: string): Sql =>
  sql(`SELECT DISTINCT ${column} AS value FROM ${table} WHERE ${scope.text} ORDER BY 1`, ...scope.values)

/** Jumps from each value to the next one in the index, however many rows have it. */
export function distinctInIndex({ table, scope }: Pick<Listing, "table" | "scope">, { column, index }: Place): Sql {
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
