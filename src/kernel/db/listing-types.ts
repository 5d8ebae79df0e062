import type { Sql } from "./sql.ts"

/** A value that rows have to have, with the indexes that hold such rows by creation and, where there is one, by name. */
export type Filter = {
  column: string
  /** What the column is in the rows, where cells have a name for it and rows have not. */
  expression?: string
  index: string
  byName?: string
  value: string | number
}

/** Rows picked by something outside the table: words, another table. */
export type Selection = {
  /** A condition on the row `t`. */
  member: Sql
  /** The same rows as `SELECT ... AS seq`, where they can be counted out. */
  rows?: Sql
  /** Where they cannot: the rows that are left out. */
  without?: Sql
  /** These rows are all within the list's scope: nothing else has to be looked at. */
  inScope?: boolean
  /** A statement that says how many, as `n`. */
  size: Sql
  /** Counts of these rows alone. */
  cells?: Cells
}

/** Counts of rows by several columns, kept by triggers: a table, or a selection from one, with the number in `n`. */
export type Cells = { table: Sql; scope: Sql; columns: readonly string[] }

export type Row = Readonly<Record<string, unknown>>

export type Listing<Item = unknown> = {
  table: string
  /** What every row of the list fulfils. */
  scope: Sql
  cells: readonly Cells[]
  /** The index that holds all rows in the order of a column, by creation within, and further columns it holds. */
  orders: Readonly<Record<string, { index: string; covers?: readonly string[] }>>
  /** An index that leads with the row number and holds the columns that broad filters test. */
  narrow?: string
  /** Wraps the statement that gives a page's row numbers, and reads the rows. */
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

/** How many rows there are in all, behind each filter and in each selection. */
export type Known = { all: number; filters: Map<Filter, number>; selections: Map<Selection, number> }
