import type { ReactNode } from "react"

export type Column<T> = {
  key: string
  header: string
  /** A track of CSS grid: "2fr", "120px". Default 1fr. */
  width?: string
  /** Pixels under which the table rather scrolls sideways. Default 110. */
  minWidth?: number
  align?: "left" | "right"
  /** What the service calls it when it sorts by it; without it the header is no button. */
  sortKey?: string
  /** Kept light: it runs for every row that scrolls into sight. */
  render: (row: T) => ReactNode
}

export type Sort = { by: string; order: "asc" | "desc" }

const SELECT_PX = 44

/** The columns as a grid: its template, and the width under which it scrolls sideways. */
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
