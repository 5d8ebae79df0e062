import type { OrgContext } from "../../kernel/context.ts"
import { LIBRARY_FILTERS } from "./list-topics.ts"
import { readFacets } from "./read-facets.ts"
import type { Facets } from "./schema.ts"
import { ownCells } from "./stats.ts"

export function libraryFacets(ctx: OrgContext): Promise<Facets> {
  const scope = ownCells(ctx)
  return readFacets(ctx.library, {
    columns: LIBRARY_FILTERS,
    cells: { table: "library_cells", scope },
    nodes: { scope },
  })
}
