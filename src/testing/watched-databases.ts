import { watchDatabases } from "../kernel/db/databases.ts"
import { isIn, tablesIn } from "../kernel/db/schema/kinds.ts"

type Kind = "directory" | "library"

/** The kind of database that prepared a statement. */
const kinds = new WeakMap<D1PreparedStatement, Kind>()
const checked = new Map<string, readonly string[]>()

/**
 * Makes every handle of a directory or library reject statements on tables of the other kind, and batches with statements that the other
 * one prepared: both are the same database in tests, and would answer.
 */
export const watchTables = (): void => watchDatabases(watched)

function watched(d1: D1Database, kind: Kind): D1Database {
  const mark = (statement: D1PreparedStatement): D1PreparedStatement => {
    const bind = statement.bind.bind(statement)
    kinds.set(statement, kind)
    // Modified in place: `batch` rejects wrapped statements.
    return Object.assign(statement, { bind: (...values: unknown[]) => mark(bind(...values)) })
  }
  const own: Partial<D1Database> = {
    prepare: (text) => {
      const foreign = tablesOf(text).filter((table) => !isIn(kind, table))
      if (foreign.length > 0) throw new Error(`Sent to the ${kind}, but names ${foreign.join(", ")}: ${text}`)
      return mark(d1.prepare(text))
    },
    batch: (statements) => {
      const other = statements.find((one) => (kinds.get(one) ?? kind) !== kind)
      if (other) throw new Error(`A batch of the ${kind} has a statement that another database prepared`)
      return d1.batch(statements)
    },
  }
  return new Proxy(d1, {
    get: (target, name) => {
      const member: unknown = Reflect.get(own, name) ?? Reflect.get(target, name)
      return typeof member === "function" ? (member.bind(target) as unknown) : member
    },
  })
}

function tablesOf(text: string): readonly string[] {
  const known = checked.get(text) ?? tablesIn(text)
  checked.set(text, known)
  return known
}
