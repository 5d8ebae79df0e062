import type { Services } from "../../kernel/context.ts"
import { sql } from "../../kernel/db/sql.ts"
import { countCells } from "../library/count-cells.ts"

export async function globalStats({ directory }: Pick<Services, "directory">) {
  const cells = { table: "catalog_cells", scope: sql("scope = ''") }
  const { total, by } = await countCells(directory, cells, ["parent_category", "segment_type"])
  return { total, byParentCategory: by.parent_category, bySegmentType: by.segment_type }
}
