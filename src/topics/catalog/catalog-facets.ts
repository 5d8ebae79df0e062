import type { Services } from "../../kernel/context.ts"
import { sql } from "../../kernel/db/sql.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { distinctInCells, distinctInIndex, readFacets } from "../library/facets.ts"
import type { Facets } from "../library/schema.ts"
import { level0Nodes } from "../library/taxonomy-places.ts"

const NODE_INDEXES = [
  ["subcategory_l1", "topics_l1"],
  ["subcategory_l2", "topics_l2"],
  ["subcategory_l3", "topics_l3"],
  ["subcategory_l4", "topics_l4"],
] as const

/** The values there are to filter by. Subcategories are the taxonomy's own nodes, whether a topic has them or not. */
export async function catalogFacets({ d1 }: Pick<Services, "d1">): Promise<Facets> {
  const nodes = NODE_INDEXES.map(([column, index]) => distinctInIndex("topics", column, index, sql(isLive("t"))))
  const [
    parentCategories = [],
    taxonomyTypes = [],
    audienceTypes = [],
    segmentTypes = [],
    subcategoryL1s = [],
    subcategoryL2s = [],
    subcategoryL3s = [],
    subcategoryL4s = [],
  ] = await readFacets(d1, [...distinctInCells("catalog_cells", sql(`scope = ''`)), ...nodes])
  return {
    parentCategories,
    taxonomyTypes,
    subcategories: [...level0Nodes()],
    subcategoryL1s,
    subcategoryL2s,
    subcategoryL3s,
    subcategoryL4s,
    audienceTypes,
    segmentTypes,
  }
}
