import { useLocalStorage } from "@mantine/hooks"
import { useSession } from "../session/session.ts"
import type { Column, Sort } from "./table-column.ts"

/** The visible columns of a table in their order, and how it is sorted. */
export type Layout = { columns: { key: string; width?: number; pinned?: true }[]; sort?: Sort }

export const MIN_WIDTH = 60
export const MAX_WIDTH = 1_200

/** The layout this browser stores per person and table. */
export function useStoredLayout(table: string, initial: Layout) {
  const { user } = useSession()
  const [layout, setLayout] = useLocalStorage<Layout>({
    key: `strata-table-${table}-${user.id}`,
    defaultValue: initial,
    getInitialValueInEffect: false,
    deserialize: (stored) => readLayout(stored) ?? initial,
  })
  return [layout, setLayout] as const
}

/** Undefined if the value is not a valid layout. */
export function readLayout(stored: string | undefined): Layout | undefined {
  try {
    const layout = JSON.parse(stored ?? "") as Layout
    return Array.isArray(layout.columns) && layout.columns.every(({ key }) => typeof key === "string")
      ? layout
      : undefined
  } catch {
    return undefined
  }
}

/** The visible columns: pinned ones first, each with its own width. Columns that no longer exist are left out. */
export function arrange<T>(all: readonly Column<T>[], { columns }: Layout): Column<T>[] {
  const byKey = new Map(all.map((column) => [column.key, column]))
  const visible = columns.flatMap(({ key, width, pinned }) => {
    const column = byKey.get(key)
    if (!column) return []
    // A pinned column has a fixed width: the next one is placed behind it.
    const fixed = width ?? (pinned && widthOf(column))
    return [{ ...column, ...(fixed && { width: `${fixed}px` }), ...(pinned && { pinned }) }]
  })
  return [...visible.filter(({ pinned }) => pinned), ...visible.filter(({ pinned }) => !pinned)]
}

function widthOf({ width = "", minWidth = 110 }: Column<never>): number {
  return width.endsWith("px") ? Number.parseInt(width, 10) : minWidth
}

export const resized = (layout: Layout, key: string, width: number | undefined): Layout => ({
  ...layout,
  columns: layout.columns.map(({ width: _before, ...column }) =>
    column.key === key
      ? { ...column, ...(width !== undefined && { width: clamp(width) }) }
      : { ...column, ...(_before !== undefined && { width: _before }) },
  ),
})

const clamp = (width: number) => Math.round(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width)))

/** Shows or hides a column; a new one comes last. */
export const toggled = (layout: Layout, key: string, visible: boolean): Layout => ({
  ...layout,
  columns: visible ? [...layout.columns, { key }] : layout.columns.filter((column) => column.key !== key),
})

export const pinned = (layout: Layout, key: string, isPinned: boolean): Layout => ({
  ...layout,
  columns: layout.columns.map(({ pinned: _before, ...column }) =>
    column.key === key
      ? { ...column, ...(isPinned && { pinned: true as const }) }
      : { ...column, ...(_before && { pinned: _before }) },
  ),
})

/** Moves a column one place earlier (-1) or later (1). */
export function moved(layout: Layout, key: string, by: -1 | 1): Layout {
  const columns = [...layout.columns]
  const from = columns.findIndex((column) => column.key === key)
  const [column] = columns.splice(from, 1)
  if (column) columns.splice(Math.max(0, from + by), 0, column)
  return { ...layout, columns }
}
