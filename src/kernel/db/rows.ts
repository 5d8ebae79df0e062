import { getTableColumns, getTableName, type InferSelectModel } from "drizzle-orm"
import type { SQLiteTable } from "drizzle-orm/sqlite-core"
import { prepare, raw, type Sql, sql } from "./sql.ts"

/** A row as the database returns it. */
type Stored = Readonly<Record<string, unknown>>

/** All columns of a table, under the names that the schema gives them: `"org_id" AS "orgId"`. */
export function columnsOf(table: SQLiteTable, alias = getTableName(table)): Sql {
  const columns = Object.entries(getTableColumns(table))
  return raw(columns.map(([field, { name }]) => `${alias}."${name}" AS "${field}"`).join(", "))
}

/** A row selected with `columnsOf`, as the schema types it: JSON parsed, flags true or false. Other columns are left out. */
export function rowOf<T extends SQLiteTable>(table: T, stored: Stored): InferSelectModel<T> {
  const entries = Object.entries(getTableColumns(table)).map(([field, column]) => {
    const value = stored[field]
    return [field, value === null || value === undefined ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(entries) as InferSelectModel<T>
}

/** Rows of a table; `rest` follows the table's name: sql`WHERE org_id = ${org.id} ORDER BY created_at`. */
export async function readRows<T extends SQLiteTable>(
  d1: D1Database,
  table: T,
  rest: Sql,
): Promise<InferSelectModel<T>[]> {
  const { results } = await prepare(d1, selectFrom(table, rest)).all<Stored>()
  return results.map((row) => rowOf(table, row))
}

/** The first row that `readRows` would return, if any. */
export async function readRow<T extends SQLiteTable>(
  d1: D1Database,
  table: T,
  rest: Sql,
): Promise<InferSelectModel<T> | undefined> {
  const [row] = await readRows(d1, table, sql`${rest} LIMIT 1`)
  return row
}

const selectFrom = (table: SQLiteTable, rest: Sql) =>
  sql`SELECT ${columnsOf(table)} FROM ${raw(getTableName(table))} ${rest}`
