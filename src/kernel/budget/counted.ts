import type { Budget, CallKind } from "./budget.ts"
import { POINT_READ_MS } from "./thread-time.ts"

/** The database, with every call that leaves the Worker counted. */
export function countedDatabase(
  d1: D1Database,
  budget: Pick<Budget, "count">,
  /** Called with the time that the database worked, in milliseconds. */
  spend: (ms: number) => void = () => {},
): D1Database {
  const spent = (result: unknown) => {
    // Replicas have threads of their own.
    for (const { meta } of [result].flat() as D1Result[]) if (meta.served_by_primary !== false) spend(meta.duration)
  }
  const pointRead = () => spend(POINT_READ_MS)
  const counted = (statement: D1PreparedStatement): D1PreparedStatement => {
    const bind = statement.bind.bind(statement)
    const counting = <M extends (...given: never[]) => Promise<unknown>>(method: M, note: typeof spent) =>
      (async (...given: never[]) => {
        budget.count("d1", 1)
        const result: unknown = await Reflect.apply(method, statement, given)
        note(result)
        return result
      }) as M
    // Modified in place: `batch` rejects wrapped statements.
    return Object.assign(statement, {
      bind: (...values: unknown[]) => counted(bind(...values)),
      first: counting(statement.first.bind(statement), pointRead),
      all: counting(statement.all.bind(statement), spent),
      run: counting(statement.run.bind(statement), spent),
      raw: counting(statement.raw.bind(statement), pointRead),
    })
  }
  return {
    prepare: (sql: string) => counted(d1.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) => {
      budget.count("d1", statements.length)
      const results = await d1.batch(statements)
      spent(results)
      return results
    },
    exec: (sql: string) => {
      budget.count("d1", 1)
      return d1.exec(sql)
    },
  } as unknown as D1Database
}

/** A binding or Durable Object stub whose method calls are counted. */
export function countedBinding<T extends object>(binding: T, kind: CallKind, budget: Pick<Budget, "count">): T {
  return new Proxy(binding, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== "function") return member
      return (...given: unknown[]): unknown => {
        budget.count(kind)
        return Reflect.apply(member, target, given)
      }
    },
  })
}

/** Durable Objects by name, with the calls to each one counted. */
export const countedObjects = <T extends object>(
  namespace: { getByName: (name: string, options?: DurableObjectNamespaceGetDurableObjectOptions) => T },
  budget: Pick<Budget, "count">,
  /** With the location for objects that do not exist yet. */
  options?: DurableObjectNamespaceGetDurableObjectOptions,
) => {
  return { getByName: (name: string): T => countedBinding(namespace.getByName(name, options), "objects", budget) }
}
