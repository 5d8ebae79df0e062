import type { Sql } from "./sql.ts"

/** An equality filter, with its indexes by creation and, if there is one, by name. */
export type Filter = {
  column: string
  /** SQL for the column in the rows, when only the cells have a column of that name. */
  expression?: string
  index: string
  byName?: string
  value: string | number
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
  /** A statement that counts them as `n`. */
  size: Sql
  /** Counts of only these rows. */
  cells?: Cells
}

/** Row counts by several columns, maintained by triggers: a table or subquery with the count in `n`. */
export type Cells = { table: Sql; scope: Sql; columns: readonly string[] }

export type Row = Readonly<Record<string, unknown>>

export type Listing<Item = unknown> = {
  table: string
  /** Condition on every row of the list. */
  scope: Sql
  cells: readonly Cells[]
  /** Per sort column, the index sorted by it and then by creation, and the further columns it covers. */
  orders: Readonly<Record<string, { index: string; covers?: readonly string[] }>>
  /** An index on the row number that covers the columns of broad filters. */
  narrow?: string
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
export type Known = { all: number; filters: Map<Filter, number>; selections: Map<Selection, number> }
