/** A database for one request, and the bookmark of the newest state that the request read or wrote. */
export type Reading = { d1: D1Database; bookmark: () => string | null }

const isBookmark = (text: string) => /^[0-9A-Za-z-]{1,200}$/.test(text)

/** The newest of the bookmarks that came with a request. They sort by age. */
export const newestBookmark = (...given: readonly (string | null | undefined)[]): string | null =>
  given
    .filter((one) => one !== null && one !== undefined && isBookmark(one))
    .reduce((newest: string | null, one) => (newest === null || (one ?? "") > newest ? (one ?? null) : newest), null)

/** Reads from the nearest copy of the database that is at least as new as the bookmark; without one, from any copy. */
export function nearReads(database: D1Database, bookmark: string | null): Reading {
  const session = database.withSession(bookmark ?? "first-unconstrained")
  return { d1: session as unknown as D1Database, bookmark: () => session.getBookmark() }
}

/**
 * Reads and writes at the primary, like the binding itself, and keeps the bookmark. Each call opens its own session: only the first query
 * of a session is certain to reach the primary.
 */
export function primaryReads(database: D1Database): Reading {
  let newest: string | null = null
  const calling = async <T>(call: (session: D1DatabaseSession) => Promise<T>): Promise<T> => {
    const session = database.withSession("first-primary")
    try {
      return await call(session)
    } finally {
      newest = newestBookmark(newest, session.getBookmark())
    }
  }
  const own = (statement: D1PreparedStatement, sql: string, values: readonly unknown[]): D1PreparedStatement => {
    const bind = statement.bind.bind(statement)
    const requested =
      (method: "first" | "all" | "run" | "raw") =>
      (...given: unknown[]) =>
        calling(async (session) => {
          const prepared = session.prepare(sql)
          const bound = values.length === 0 ? prepared : prepared.bind(...values)
          return Reflect.apply(bound[method] as (...all: unknown[]) => Promise<unknown>, bound, given)
        })
    // Modified in place: `batch` rejects wrapped statements.
    return Object.assign(statement, {
      bind: (...next: unknown[]) => own(bind(...next), sql, next),
      first: requested("first"),
      all: requested("all"),
      run: requested("run"),
      raw: requested("raw"),
    } as object)
  }
  const d1 = {
    prepare: (sql: string) => own(database.prepare(sql), sql, []),
    batch: (statements: D1PreparedStatement[]) => calling((session) => session.batch(statements)),
    exec: (sql: string) => database.exec(sql),
  } as unknown as D1Database
  return { d1, bookmark: () => newest }
}
