import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./paths.ts"

const FOLDER = path.join(ROOT, "migrations")

/** The migrations of this checkout, in the order in which they are applied. The first one starts every database. */
export const MIGRATIONS: readonly string[] = globSync("*.sql", { cwd: FOLDER }).sort()
export const [BASE = ""] = MIGRATIONS

export const readMigration = (name: string) => readFileSync(path.join(FOLDER, name), "utf8")

export const statementsOf = (name: string) => readMigration(name).split("--> statement-breakpoint")

/** Why a database with these migrations cannot be used; undefined if it can. */
export type Mismatch = { made: "before the base" } | { made: "by a newer version"; migration: string }

export function mismatchOf(applied: readonly string[]): Mismatch | undefined {
  if (applied.length > 0 && !applied.includes(BASE)) return { made: "before the base" }
  const migration = applied.find((name) => !MIGRATIONS.includes(name))
  return migration === undefined ? undefined : { made: "by a newer version", migration }
}
