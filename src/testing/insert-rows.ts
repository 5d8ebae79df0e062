import { getTableColumns, getTableName, type InferInsertModel } from "drizzle-orm"
import type { SQLiteTable } from "drizzle-orm/sqlite-core"
import { join, prepare, raw, type Sql, sql } from "../kernel/db/sql.ts"

/** Statements that write rows as the schema types them. A column that a row leaves out gets its default. */
export const insertRows = <T extends SQLiteTable>(
  d1: D1Database,
  table: T,
  rows: readonly InferInsertModel<T>[],
): D1PreparedStatement[] =>
  rows.map((row) => {
    const fields = Object.entries(row as Record<string, unknown>).filter(([, value]) => value !== undefined)
    const columns = getTableColumns(table)
    const names = fields.map(([field]) => raw(`"${columns[field]?.name}"`))
    const values = fields.map(([field, value]): Sql => sql`${stored(columns[field], value)}`)
    return prepare(
      d1,
      sql`INSERT INTO ${raw(getTableName(table))} (${join(names, ", ")}) VALUES (${join(values, ", ")})`,
    )
  })

type Column = ReturnType<typeof getTableColumns<SQLiteTable>>[string]

const stored = (column: Column | undefined, value: unknown) =>
  value === null ? null : (column?.mapToDriverValue(value) as string | number)
