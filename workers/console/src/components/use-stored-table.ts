import { useMemo } from "react"
import type { Column, Sort } from "./table-column.ts"
import { arrange, type Layout, resized, useStoredLayout } from "./table-layout.ts"

/** A table's columns and sort, stored per person in this browser. */
export function useStoredTable<T>(table: string, columns: readonly Column<T>[], initial: Layout) {
  const [layout, setLayout] = useStoredLayout(table, initial)
  return useArranged({ columns, initial, layout, setLayout })
}

type Arranged<T> = {
  columns: readonly Column<T>[]
  initial: Layout
  layout: Layout
  setLayout: (layout: Layout) => void
}

/** The layout props of a table and its ColumnsMenu. */
export function useArranged<T>({ columns, initial, layout, setLayout }: Arranged<T>) {
  const visible = useMemo(() => arrange(columns, layout), [columns, layout])
  return {
    columns: visible,
    layout,
    setLayout,
    reset: () => setLayout(initial),
    sort: layout.sort ?? initial.sort ?? NEWEST,
    onSort: (sort: Sort) => setLayout({ ...layout, sort }),
    onResize: (key: string, width: number | undefined) => setLayout(resized(layout, key, width)),
  }
}

const NEWEST: Sort = { by: "created_at", order: "desc" }
