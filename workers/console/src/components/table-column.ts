import type { ReactNode } from "react"

export type Column<T> = {
  key: string
  header: string
  /** A CSS grid track, such as "2fr" or "120px". Default 1fr. */
  width?: string
  /** Minimum width in pixels, below which the table scrolls horizontally. Default 110. */
  minWidth?: number
  align?: "left" | "right"
  /** The API's name for sorting by this column; without it the header is not clickable. */
  sortKey?: string
  /** Must be cheap: runs for every row that scrolls into view. */
  render: (row: T) => ReactNode
}

export type Sort = { by: string; order: "asc" | "desc" }

const SELECT_PX = 44

/** The CSS grid template of the columns, and the width below which the table scrolls horizontally. */
export function gridOf<T>(columns: readonly Column<T>[], selectable: boolean) {
  const tracks = columns.map(({ width = "1fr", minWidth = 110 }) =>
    width.endsWith("px")
      ? { css: width, min: Number.parseInt(width, 10) }
      : { css: `minmax(${minWidth}px, ${width})`, min: minWidth },
  )
  if (selectable) tracks.unshift({ css: `${SELECT_PX}px`, min: SELECT_PX })
  return {
    template: tracks.map(({ css }) => css).join(" "),
    minWidth: tracks.reduce((sum, { min }) => sum + min, 0),
  }
}
