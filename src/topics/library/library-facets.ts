import type { OrgContext } from "../../kernel/context.ts"
import { type Sql, sql } from "../../kernel/db/sql.ts"
import { LIBRARY_FILTERS, libraryListing } from "./list-topics.ts"
import { distinctInIndex, readFacets } from "./read-facets.ts"
import type { Facets } from "./schema.ts"
import { ownCells } from "./stats.ts"

export function libraryFacets(ctx: OrgContext): Promise<Facets> {
  const listing = libraryListing(ctx)
  return readFacets(ctx.d1, {
    places: LIBRARY_FILTERS,
    cells: { table: "library_cells", scope: ownCells(ctx) },
    distinct: (place) =>
      ctx.workspace === "" ? distinctInIndex(listing, place) : distinctInWorkspace(ctx, place.column),
  })
}

/** A workspace is a part of a library: its rows are read. */
const distinctInWorkspace = ({ org, workspace }: OrgContext, column: string): Sql =>
  sql(
    `SELECT DISTINCT ${column} AS value FROM org_topics INDEXED BY org_topics_workspace
     WHERE org_id = ? AND workspace_id = ? AND hidden = 0 AND ${column} IS NOT NULL ORDER BY 1`,
    org.id,
    workspace,
  )
