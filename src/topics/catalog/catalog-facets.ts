import type { Services } from "../../kernel/context.ts"
import { sql } from "../../kernel/db/sql.ts"
import { readFacets } from "../library/read-facets.ts"
import type { Facets } from "../library/schema.ts"
import { level0Nodes } from "../names/taxonomy-places.ts"
import { CATALOG_FILTERS } from "./list-catalog.ts"

/** Subcategories come from the taxonomy, whether or not a topic uses them. */
export const catalogFacets = ({ directory }: Pick<Services, "directory">): Promise<Facets> =>
  readFacets(directory, {
    columns: CATALOG_FILTERS,
    cells: { table: "catalog_cells", scope: sql(`scope = ''`) },
    nodes: { scope: sql(`org_id = ''`) },
    known: { subcategories: [...level0Nodes()] },
  })
