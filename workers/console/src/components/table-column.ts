import type { ReactNode } from "react"

export type Column<T> = {
  key: string
  header: string
  /** A CSS grid track, such as "2fr" or "120px". Default 1fr. */
  width?: string
  /** Minimum width in pixels, below which the table scrolls horizontally. Default 110. */
  minWidth?: number
  align?: "left" | "right"
  /** A name may take two lines of the row. */
  lines?: 2
  /** Stays visible when the table is scrolled sideways. Needs a width in pixels. */
  pinned?: true
  /** The API's name for sorting by this column; without it the header is not clickable. */
  sortKey?: string
  /** The whole text, for a cell that is too narrow to show it. Not needed if `render` returns that text, bare or in an element. */
  text?: (row: T) => string
  /** Must be cheap: runs for every row that scrolls into view. */
  render: (row: T) => ReactNode
}

export type Sort = { by: string; order: "asc" | "desc" }

const SELECT_PX = 44

/** The CSS grid template of the columns, the width below which the table scrolls sideways, and where pinned columns stay. */
export function gridOf<T>(columns: readonly Column<T>[], selectable: boolean) {
  const tracks = columns.map(({ width = "1fr", minWidth = 110 }) =>
    width.endsWith("px")
      ? { css: width, min: Number.parseInt(width, 10) }
      : { css: `minmax(${minWidth}px, ${width})`, min: minWidth },
  )
  // Space left by fixed widths is not distributed over the columns.
  if (tracks.every(({ css }) => css.endsWith("px"))) tracks.push({ css: "1fr", min: 0 })
  if (selectable) tracks.unshift({ css: `${SELECT_PX}px`, min: SELECT_PX })
  let left = selectable ? SELECT_PX : 0
  const offsets = columns.map(({ pinned, width }) => {
    if (!pinned) return undefined
    const own = left
    left += Number.parseInt(width ?? "0", 10)
    return own
  })
  return {
    offsets,
    template: tracks.map(({ css }) => css).join(" "),
    minWidth: tracks.reduce((sum, { min }) => sum + min, 0),
  }
}
