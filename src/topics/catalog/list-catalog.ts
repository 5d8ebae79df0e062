import type { OrgContext } from "../../kernel/context.ts"
import {
  type Cells,
  type Filter,
  inRows,
  type Listing,
  readPage,
  type Selection,
  sumOf,
} from "../../kernel/db/listing.ts"
import { matchExpression, valueWord } from "../../kernel/db/search-words.ts"
import { join, type Sql, sql } from "../../kernel/db/sql.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { pageAnswer } from "../../kernel/http/answers.ts"
import { rangeOf, sortOf } from "../../kernel/http/query.ts"
import { wordSelection } from "../library/list-topics.ts"
import { CELL_COLUMNS, NODE_CELL_COLUMNS } from "../rows/columns.ts"
import { storedQualifiers } from "../rows/stored-classification.ts"
import { topicFields } from "../rows/topic-fields.ts"
import { certaintySelections } from "./certainty-selections.ts"
import { type CatalogQuery, CatalogRecord } from "./schema.ts"

type Caller = Pick<OrgContext, "org" | "workspace">

export const CATALOG_FILTERS = {
  taxonomyType: "taxonomy_type",
  parentCategory: "parent_category",
  subcategory: "subcategory",
  subcategoryL1: "subcategory_l1",
  subcategoryL2: "subcategory_l2",
  subcategoryL3: "subcategory_l3",
  subcategoryL4: "subcategory_l4",
  segmentType: "segment_type",
  audienceType: "audience_type",
} as const
type CatalogColumn = (typeof CATALOG_FILTERS)[keyof typeof CATALOG_FILTERS]

/** Prefix of each column's values in `topics_fts`. */
const LETTERS: Record<CatalogColumn, string> = {
  taxonomy_type: "g",
  parent_category: "c",
  subcategory: "n",
  subcategory_l1: "l1",
  subcategory_l2: "l2",
  subcategory_l3: "l3",
  subcategory_l4: "l4",
  segment_type: "s",
  audience_type: "a",
}

/** The word query for topics with these values. */
export const valueWords = (filters: readonly Filter[]) =>
  filters.map(({ column, value }) => `"${valueWord(LETTERS[column as CatalogColumn], String(value))}"`)

export type CatalogFilters = Partial<Record<keyof typeof CATALOG_FILTERS, string>>

const CATALOG_CELLS: Cells = { table: sql(`catalog_cells`), scope: sql(`scope = ''`), columns: CELL_COLUMNS }
const NODE_CELLS: Cells = { table: sql(`node_cells`), scope: sql(`org_id = ''`), columns: NODE_CELL_COLUMNS }

/** What the directory knows of the caller's library. */
function linksOf({ org, workspace }: Caller, external = false): Sql {
  const table = external ? "held_topics INDEXED BY held_topics_external" : "held_topics"
  const conditions = [
    sql(`org_id = ?`, org.id),
    ...(workspace === "" ? [] : [sql(`workspace_id = ?`, workspace)]),
    // Private topics are in the library but not in the catalog.
    ...(external
      ? [
          sql(
            `external = 1 AND topic_seq NOT IN (
               SELECT seq FROM topics INDEXED BY topics_private_name WHERE owner_org_id = ?)`,
            org.id,
          ),
        ]
      : []),
  ]
  return sql(
    `FROM ${table} WHERE ${conditions.map(({ text }) => text).join(" AND ")}`,
    ...conditions.flatMap(({ values }) => values),
  )
}

/** Live topics as a listing. */
export const LIVE_TOPICS = {
  table: "topics",
  scope: sql(isLive("t")),
  cells: [CATALOG_CELLS, NODE_CELLS],
  orders: {
    created_at: { index: "topics_created", covers: CELL_COLUMNS },
    topic_name: { index: "topics_name", covers: [] },
  },
  rowsOf: (filters) =>
    sql(`SELECT rowid AS seq FROM topics_fts WHERE topics_fts MATCH ?`, valueWords(filters).join(" ")),
} satisfies Partial<Listing>

const FIELDS = topicFields(CatalogRecord.omit({ inLibrary: true }).keyof().options)

type CatalogRow = Omit<CatalogRecord, "inLibrary" | "unsure" | "qualifiers"> & {
  inLibrary: number
  unsure: number
  qualifiers: string | null
}

function catalogListing(caller: Caller): Listing<CatalogRecord> {
  const links = linksOf(caller)
  return {
    ...LIVE_TOPICS,
    read: (page) => ({
      text: `WITH page AS MATERIALIZED (${page.text})
        SELECT ${FIELDS}, EXISTS (SELECT 1 ${links.text} AND topic_seq = t.seq) AS inLibrary
        FROM page CROSS JOIN topics AS t ON t.seq = page.seq`,
      values: [...page.values, ...links.values],
    }),
    item: (row) => {
      const stored = row as CatalogRow
      const { inLibrary, unsure, qualifiers } = stored
      return {
        ...stored,
        inLibrary: inLibrary === 1,
        unsure: unsure === 1,
        qualifiers: storedQualifiers(qualifiers),
      }
    },
  }
}

export function catalogFilters(requested: CatalogFilters): Filter[] {
  return Object.entries(CATALOG_FILTERS).flatMap(([name, column]) => {
    const value = requested[name as keyof typeof CATALOG_FILTERS]
    return value === undefined ? [] : [{ column, value }]
  })
}

/** Topics in the caller's library, or outside it. */
function librarySelection(caller: Caller, inside: boolean): Selection {
  const links = linksOf(caller)
  const scope = caller.workspace === "" ? caller.org.id : `${caller.org.id} ${caller.workspace}`
  const own: Cells = { table: sql(`catalog_cells`), scope: sql(`scope = ?`, scope), columns: CELL_COLUMNS }
  const member = sql(`${inside ? "" : "NOT "}EXISTS (SELECT 1 ${links.text} AND topic_seq = t.seq)`, ...links.values)
  if (inside) {
    const rows = sql(`SELECT DISTINCT topic_seq AS seq ${links.text}`, ...links.values)
    return { member, rows, cells: own, size: sumOf(own) }
  }
  const columns = CELL_COLUMNS.join(", ")
  const rest = sql(
    `(SELECT ${columns}, n FROM catalog_cells WHERE scope = ''
      UNION ALL SELECT ${columns}, -n FROM catalog_cells WHERE scope = ?)`,
    scope,
  )
  const cells: Cells = { table: rest, scope: sql(`true`), columns: CELL_COLUMNS }
  return {
    member,
    without: sql(`SELECT DISTINCT topic_seq AS seq ${links.text}`, ...links.values),
    cells,
    size: sumOf(cells),
  }
}

/** Topics with or without an external id in the caller's library. */
function externalSelection(caller: Caller, has: boolean): Selection {
  const links = linksOf(caller, true)
  const member = sql(`${has ? "" : "NOT "}EXISTS (SELECT 1 ${links.text} AND topic_seq = t.seq)`, ...links.values)
  const rows = sql(`SELECT DISTINCT topic_seq AS seq ${links.text}`, ...links.values)
  const count = `SELECT count(DISTINCT topic_seq) ${links.text}`
  if (!has) {
    const all = sumOf(CATALOG_CELLS)
    const size = sql(`SELECT (${all.text}) - (${count}) AS n`, ...all.values, ...links.values)
    return { member, without: rows, size }
  }
  return { member, rows, size: sql(`SELECT (${count}) AS n`, ...links.values) }
}

/** Topics in the library without an external id there. */
function plainSelection(caller: Caller): Selection {
  const [inside, external] = [librarySelection(caller, true), externalSelection(caller, true)]
  const without = externalSelection(caller, false).member
  const [all, some] = [linksOf(caller), linksOf(caller, true)]
  const rows = sql(
    `SELECT topic_seq AS seq ${all.text} EXCEPT SELECT topic_seq ${some.text}`,
    ...all.values,
    ...some.values,
  )
  const size = sql(
    `SELECT (${inside.size.text}) - (${external.size.text}) AS n`,
    ...inside.size.values,
    ...external.size.values,
  )
  return { member: join([inside.member, without], " AND "), rows, size }
}

/** Selections on the caller's library; undefined if nothing can match. */
function linkSelections(
  caller: Caller,
  requested: Pick<CatalogQuery, "inLibrary" | "hasExternalId">,
): Selection[] | undefined {
  const { inLibrary, hasExternalId } = requested
  // An external id implies being in the library, so one selection is enough.
  if (hasExternalId === true) return inLibrary === false ? undefined : [externalSelection(caller, true)]
  if (inLibrary === false) return [librarySelection(caller, false)]
  if (hasExternalId === false) return [inLibrary ? plainSelection(caller) : externalSelection(caller, false)]
  return inLibrary ? [librarySelection(caller, true)] : []
}

/**
 * With a search, filters become part of the word query, so that one index lookup answers both. A walk tests covered columns in its index
 * instead: a set of row numbers could be as large as the catalog.
 */
function wordSelections(search: string | undefined, filters: readonly Filter[]): Selection[] | undefined {
  if (search === undefined) return []
  const words = matchExpression(search)
  if (words === undefined) return undefined
  const found = (some: readonly Filter[]) => wordSelection("topics_fts", [words, ...valueWords(some)].join(" "))
  const { covers } = LIVE_TOPICS.orders.created_at
  const isCovered = ({ column }: Filter) => covers.some((one) => one === column)
  const rest = found(filters.filter((filter) => !isCovered(filter)))
  const member = join([...filters.filter(isCovered).map(inRows), rest.member], " AND ")
  return [{ ...found(filters), member }]
}

export async function listCatalog(ctx: OrgContext, query: CatalogQuery) {
  const filters = catalogFilters(query)
  const words = wordSelections(query.search, filters)
  const links = linkSelections(ctx, query)
  if (!words || !links) return pageAnswer(query, { items: [], total: 0 })
  const found = await readPage(ctx.directory, catalogListing(ctx), {
    filters: words.length === 0 ? filters : [],
    selections: [...words, ...links, ...certaintySelections(query, CATALOG_CELLS)],
    sort: sortOf(query),
    ...rangeOf(query),
  })
  return pageAnswer(query, found)
}
