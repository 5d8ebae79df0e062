import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"

type Count = { value: string; n: number }

/** Topics by the values of each column, from counts maintained by triggers; `total` is the number of topics. */
export async function countCells<C extends string>(
  d1: D1Database,
  { table, scope }: { table: string; scope: Sql },
  columns: readonly C[],
): Promise<{ total: number; by: Record<C, Record<string, number>> }> {
  const answers = await d1.batch<Count>(
    columns.map((column) =>
      prepare(
        d1,
        sql(
          `SELECT ${column} AS value, sum(n) AS n FROM ${table} WHERE ${scope.text} GROUP BY 1 ORDER BY 1`,
          ...scope.values,
        ),
      ),
    ),
  )
  const counts = answers.map(({ results }) => Object.fromEntries(results.map(({ value, n }) => [value, n])))
  const total = Object.values(counts[0] ?? {}).reduce((sum, n) => sum + n, 0)
  const by = Object.fromEntries(columns.map((column, i) => [column, counts[i]]))
  return { total, by: by as Record<C, Record<string, number>> }
}
