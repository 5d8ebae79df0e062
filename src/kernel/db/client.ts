import type { DrizzleD1Database } from "drizzle-orm/d1"

export type Db = DrizzleD1Database

let drizzle: ((d1: D1Database) => Db) | undefined

/** Loads the query builder. Hot requests write their few statements as text, so that a cold start does not pay for it. */
export async function loadDatabase(): Promise<void> {
  drizzle ??= (await import("drizzle-orm/d1")).drizzle
}

/** The query builder over a database, made when it is first used. It must have been loaded by then. */
export function openDatabase(d1: D1Database): Db {
  let opened: Db | undefined
  const open = () => {
    if (!drizzle) throw new Error("The query builder is not loaded; a hot route uses it")
    return (opened ??= drizzle(d1))
  }
  return new Proxy({} as Db, {
    get: (_, name) => {
      const value: unknown = Reflect.get(open(), name)
      return typeof value === "function" ? (value as () => unknown).bind(open()) : value
    },
  })
}
