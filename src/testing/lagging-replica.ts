type Method = "first" | "all" | "run" | "raw"

/**
 * A database with a copy that stands still: it answers a query as it did when the query was first asked there, unless the session's
 * bookmark is newer. Around the real one, which is the primary.
 */
export function laggingReplica(real: D1Database) {
  let version = 1
  const bookmarkOf = (at: number) => `${at.toString().padStart(8, "0")}-00000000`
  const copy = new Map<string, { at: number; answer: unknown }>()
  const stale: string[] = []

  const isWrite = (sql: string) => !/^\s*(?:SELECT|WITH[^;]*\)\s*SELECT|EXPLAIN)/i.test(sql)
  const wrote = (sql: string) => {
    if (isWrite(sql)) version++
  }

  /** `least`: the oldest state that may answer; null where only the primary may. */
  const texts = new WeakMap<D1PreparedStatement, string>()
  function session(next: () => number | null, seen: (at: number) => void) {
    const read = async (sql: string, values: readonly unknown[], method: string, ask: () => Promise<unknown>) => {
      const least = isWrite(sql) ? null : next()
      const key = JSON.stringify([sql, values, method])
      const known = copy.get(key)
      if (least !== null && known && known.at >= least) {
        stale.push(sql)
        seen(known.at)
        return known.answer
      }
      const answer = await ask()
      wrote(sql)
      if (least !== null) copy.set(key, { at: version, answer })
      seen(version)
      return answer
    }
    const own = (statement: D1PreparedStatement, sql: string, values: readonly unknown[]): D1PreparedStatement => {
      const bind = statement.bind.bind(statement)
      texts.set(statement, sql)
      const requested = (method: Method) => {
        const ask = statement[method].bind(statement) as (...given: unknown[]) => Promise<unknown>
        return (...given: unknown[]) => read(sql, values, `${method} ${JSON.stringify(given)}`, () => ask(...given))
      }
      return Object.assign(statement, {
        bind: (...more: unknown[]) => own(bind(...more), sql, more),
        first: requested("first"),
        all: requested("all"),
        run: requested("run"),
        raw: requested("raw"),
      } as object)
    }
    return {
      prepare: (sql: string) => own(real.prepare(sql), sql, []),
      batch: async (statements: D1PreparedStatement[]) => {
        const all = statements.map((one) => texts.get(one) ?? "")
        const values = statements.map((one) => JSON.stringify(one))
        if (!all.some(isWrite)) return read(all.join(";"), values, "batch", () => real.batch(statements))
        const answers = await real.batch(statements)
        for (const sql of all) wrote(sql)
        seen(version)
        return answers
      },
      exec: (sql: string) => real.exec(sql),
    }
  }

  const d1 = {
    ...session(
      () => null,
      () => {},
    ),
    withSession: (constraint = "first-unconstrained") => {
      // As on the platform: after the first query, a session may be answered by a copy that is as new as what it has seen.
      let least: number | null =
        constraint === "first-primary"
          ? null
          : constraint === "first-unconstrained"
            ? 0
            : Number(constraint.slice(0, 8))
      let newest = 0
      const opened = session(
        () => least,
        (at) => {
          newest = Math.max(newest, at)
          least = Math.max(least ?? 0, at)
        },
      )
      return { ...opened, getBookmark: () => (newest === 0 ? null : bookmarkOf(newest)) }
    },
  } as unknown as D1Database
  return { d1, /** Queries that the copy answered. */ stale }
}
