/** The same database, with a count of the rows that its statements read, index entries included. */
export function countedRows(d1: D1Database): { d1: D1Database; read: () => number } {
  let rows = 0
  const add = <T>(result: D1Result<T>): D1Result<T> => {
    rows += result.meta.rows_read
    return result
  }
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const bind = statement.bind.bind(statement)
    const all = statement.all.bind(statement)
    const run = statement.run.bind(statement)
    return Object.assign(statement, {
      bind: (...values: unknown[]) => counted(bind(...values)),
      all: async () => add(await all()),
      raw: async () => add(await all()).results.map((row) => Object.values(row)),
      run: async () => add(await run()),
      first: async (column?: string) => {
        const [row] = add(await all()).results
        return (column === undefined ? row : row?.[column]) ?? null
      },
    })
  }
  const batch = async (statements: D1PreparedStatement[]) => (await d1.batch(statements)).map(add)
  return {
    d1: { prepare: (text: string) => counted(d1.prepare(text)), batch } as unknown as D1Database,
    read: () => rows,
  }
}
