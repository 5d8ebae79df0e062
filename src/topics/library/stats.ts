import type { OrgContext } from "../../kernel/context.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"

type Count = { value: string; n: number }

/** Scopes the cells to the caller's library. */
export const ownCells = ({ org, workspace }: Pick<OrgContext, "org" | "workspace">): Sql =>
  workspace === "" ? sql(`org_id = ?`, org.id) : sql(`org_id = ? AND workspace_id = ?`, org.id, workspace)

export async function libraryStats(ctx: OrgContext) {
  const mine = ownCells(ctx)
  const by = (column: string) =>
    prepare(
      ctx.d1,
      sql(
        `SELECT ${column} AS value, sum(n) AS n FROM library_cells WHERE ${mine.text} GROUP BY 1 ORDER BY 1`,
        ...mine.values,
      ),
    )
  const [segments, groups] = await ctx.d1.batch<Count>([by("segment_type"), by("taxonomy_type")])
  const counts = (answer: D1Result<Count> | undefined) =>
    Object.fromEntries((answer?.results ?? []).map(({ value, n }) => [value, n]))
  const bySegmentType = counts(segments)
  const total = Object.values(bySegmentType).reduce((sum, n) => sum + n, 0)
  return { total, bySegmentType, byTaxonomyType: counts(groups) }
}
