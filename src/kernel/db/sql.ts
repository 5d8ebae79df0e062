/** A SQL fragment with its bound values, in order. */
export type Sql = { text: string; values: readonly (string | number | null)[] }

export const sql = (text: string, ...values: Sql["values"]): Sql => ({ text, values })

export function join(parts: readonly Sql[], between: string): Sql {
  return { text: parts.map(({ text }) => text).join(between), values: parts.flatMap(({ values }) => values) }
}

export const prepare = (d1: D1Database, { text, values }: Sql) => d1.prepare(text).bind(...values)

/** Turns a query of the builder into a statement for a batch. */
export function asStatement(
  d1: D1Database,
  query: { toSQL(): { sql: string; params: unknown[] } },
): D1PreparedStatement {
  const { sql: text, params } = query.toSQL()
  return d1.prepare(text).bind(...params)
}
