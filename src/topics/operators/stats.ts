import type { Services } from "../../kernel/context.ts"

type Count = { value: string; n: number }

/** Read from the cells that triggers maintain: nothing is counted here. */
export async function globalStats({ d1 }: Pick<Services, "d1">) {
  const by = (column: string) =>
    d1.prepare(`SELECT ${column} AS value, sum(n) AS n FROM catalog_cells WHERE scope = '' GROUP BY 1 ORDER BY 1`)
  const [categories, segments] = await d1.batch<Count>([by("parent_category"), by("segment_type")])
  const counts = (answer: D1Result<Count> | undefined) =>
    Object.fromEntries((answer?.results ?? []).map(({ value, n }) => [value, n]))
  const bySegmentType = counts(segments)
  const total = Object.values(bySegmentType).reduce((sum, n) => sum + n, 0)
  return { total, byParentCategory: counts(categories), bySegmentType }
}
