import { getTableColumns } from "drizzle-orm"
import { bulkInsert } from "../../kernel/db/bulk-insert.ts"
import { globalHistory, topicHistory } from "../../kernel/db/schema/index.ts"
import { newId, newIdSql } from "../../kernel/ids.ts"

type LibraryRow = typeof topicHistory.$inferInsert
type GlobalRow = typeof globalHistory.$inferInsert

/** A change to an organization's topic. */
export type LibraryEntry = Omit<LibraryRow, "id" | "metadata"> & Partial<Pick<LibraryRow, "metadata">>
/** A change to a global topic. `batchId` is the job that made it and can be rolled back. */
export type GlobalEntry = Omit<GlobalRow, "id" | "metadata"> & Partial<Pick<GlobalRow, "metadata">>

const columnsOf = (table: typeof topicHistory | typeof globalHistory): Columns =>
  Object.entries(getTableColumns(table)).map(([field, { name, dataType }]) => ({
    field,
    name,
    isJson: dataType === "json",
  }))
type Columns = readonly { field: string; name: string; isJson: boolean }[]
const LIBRARY_COLUMNS = columnsOf(topicHistory)
const GLOBAL_COLUMNS = columnsOf(globalHistory)

export const writeLibraryHistory = (d1: D1Database, entries: readonly LibraryEntry[]) =>
  write(d1, "topic_history", LIBRARY_COLUMNS, entries)

export const writeGlobalHistory = (d1: D1Database, entries: readonly GlobalEntry[]) =>
  write(d1, "global_history", GLOBAL_COLUMNS, entries)

function write(d1: D1Database, table: string, columns: Columns, entries: readonly (LibraryEntry | GlobalEntry)[]) {
  const rows = entries.map((entry) => {
    const row: Readonly<Record<string, HistoryCell>> = { ...entry, id: newId("hist"), metadata: entry.metadata ?? {} }
    return columns.map(({ field }) => row[field] ?? null)
  })
  const names = columns.map(({ name }) => name)
  const jsonColumns = columns.flatMap(({ name, isJson }) => (isJson ? [name] : []))
  return bulkInsert(d1, table, names, rows, "", jsonColumns)
}
type HistoryCell = string | Readonly<Record<string, unknown>> | null | undefined

/** SQL defaults for columns that a statement may omit. */
const DEFAULTS = {
  id: newIdSql("hist"),
  previousValues: "'{}'",
  newValues: "'{}'",
  metadata: "'{}'",
  engineVersionBefore: "NULL",
  engineVersionAfter: "NULL",
  batchId: "NULL",
}

/** The values of an entry as SQL expressions over the statement's rows. */
type InSql<Row extends { changeType: string }> = Record<Exclude<keyof Row, keyof typeof DEFAULTS>, string> &
  Partial<Record<keyof Row, string>> & { changeType: `'${Row["changeType"]}'` | `?${number}` }

/** SQL that writes one entry per row of `from`, with values computed by the database. */
export const insertLibraryHistory = (values: InSql<LibraryRow>, from: string) =>
  insertFrom("topic_history", LIBRARY_COLUMNS, values, from)

export const insertGlobalHistory = (values: InSql<GlobalRow>, from: string) =>
  insertFrom("global_history", GLOBAL_COLUMNS, values, from)

function insertFrom(table: string, columns: Columns, values: Readonly<Record<string, string>>, from: string): string {
  const all: Readonly<Record<string, string>> = { ...DEFAULTS, ...values }
  return `INSERT INTO ${table} (${columns.map(({ name }) => name).join(", ")})
  SELECT ${columns.map(({ field }) => all[field]).join(", ")} ${from}`
}
