import type { Sql } from "./sql.ts"

/** An equality filter. */
export type Filter = {
  column: string
  /** SQL for the column in the rows, when only the cells have a column of that name. */
  expression?: string
  value: string | number
  /** A condition on another column that holds for all these rows, for indexes that cover only that column. */
  near?: { column: string; condition: Sql }
}

/** Rows selected through another table, such as the full-text index. */
export type Selection = {
  /** A condition on the row `t`. */
  member: Sql
  /** The same rows as `SELECT ... AS seq`, if they can be enumerated. */
  rows?: Sql
  /** Otherwise, the excluded rows. */
  without?: Sql
  /** All these rows are in the list's scope, so the scope need not be tested. */
  inScope?: boolean
  /** All rows of the list except these; counted as a difference. */
  except?: Selection
  /** A statement that counts them as `n`. */
  size: Sql
  /** Counts of only these rows. */
  cells?: Cells
}

/** Row counts by several columns, maintained by triggers: a table or subquery with the count in `n`. */
export type Cells = { table: Sql; scope: Sql; columns: readonly string[] }

export type Row = Readonly<Record<string, unknown>>

/** An index that starts with the order and the row number, and the columns after them. */
type Order = { index: string; covers: readonly string[] }

export type Listing<Item = unknown> = {
  table: string
  /** Condition on every row of the list. */
  scope: Sql
  cells: readonly Cells[]
  orders: Readonly<Record<"created_at" | "topic_name", Order>>
  /** Selects the rows that pass all these filters as `seq`, if another table can find them. Used when they are few. */
  rowsOf?: (filters: readonly Filter[]) => Sql
  /** Wraps the statement for a page's row numbers in one that reads the rows. */
  read: (page: Sql) => Sql
  item: (row: Row) => Item
}

export type Selected = {
  filters: readonly Filter[]
  selections: readonly Selection[]
  sort: { column: string; descending: boolean }
  offset: number
  limit: number
}

/** Row counts: total, per filter and per selection. */
export type Known = {
  all: number
  filters: Map<Filter, number>
  selections: Map<Selection, number>
  /** Row numbers of the matches among the first rows of the list, if they were read with the counts. */
  first?: readonly number[]
}
