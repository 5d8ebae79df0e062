import type { OrgContext } from "../../kernel/context.ts"
import { type Sql, sql } from "../../kernel/db/sql.ts"
import { countCells } from "./count-cells.ts"

/** Limits the counts to the caller's library. */
export const ownCells = ({ org, workspace }: Pick<OrgContext, "org" | "workspace">): Sql =>
  workspace === "" ? sql(`org_id = ?`, org.id) : sql(`org_id = ? AND workspace_id = ?`, org.id, workspace)

export async function libraryStats(ctx: OrgContext) {
  const cells = { table: "library_cells", scope: ownCells(ctx) }
  const { total, by } = await countCells(ctx.library, cells, ["segment_type", "taxonomy_type"])
  return { total, bySegmentType: by.segment_type, byTaxonomyType: by.taxonomy_type }
}
