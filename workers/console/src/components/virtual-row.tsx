import { isValidElement, memo, type MouseEvent, type ReactNode } from "react"
import type { Column } from "./table-column.ts"
import classes from "./virtual-table.module.css"

type VirtualRowProps<T> = {
  index: number
  row: T | undefined
  columns: readonly Column<T>[]
  template: string
  /** Of pinned columns, in pixels from the left. */
  offsets: readonly (number | undefined)[]
  /** Offset from the top in pixels. */
  start: number
  /** The row's accessible name. */
  name: string
  tabbable: boolean
  openable: boolean
  /** Defined if cells wrap: tells the table how high the row became. */
  measure: ((row: HTMLElement | null) => void) | undefined
  /** Undefined if rows cannot be selected. */
  selected: boolean | undefined
  onClick: (index: number) => void
  onToggle: (index: number, range: boolean) => void
  onFocus: (index: number) => void
}

function Row<T>(props: VirtualRowProps<T>) {
  const { index, row, columns, template, offsets, start, name, selected, onClick, onToggle, onFocus } = props
  const isPinned = offsets.some((left) => left !== undefined)
  const click = ({ target }: MouseEvent) => {
    // A control inside a cell handles its own clicks; they must not open the row as well.
    if (target instanceof Element && !target.closest("button, a, input, [data-own-clicks]")) onClick(index)
  }
  return (
    <div
      ref={props.measure}
      role="row"
      data-index={index}
      data-wrap={props.measure !== undefined || undefined}
      aria-rowindex={index + 2}
      aria-selected={selected}
      tabIndex={props.tabbable ? 0 : -1}
      className={`${classes["row"]} ${classes["line"]}`}
      data-openable={props.openable || undefined}
      style={{ gridTemplateColumns: template, transform: `translateY(${start}px)` }}
      onFocus={(event) => event.target === event.currentTarget && onFocus(index)}
      onClick={click}
    >
      {selected !== undefined && (
        <div
          role="gridcell"
          className={classes["cell"]}
          data-pinned={isPinned || undefined}
          data-own-clicks
          onClick={(event) => onToggle(index, event.shiftKey)}
        >
          {row !== undefined && (
            <input
              type="checkbox"
              className={classes["check"]}
              tabIndex={-1}
              checked={selected}
              readOnly
              aria-label={`Select ${name}`}
            />
          )}
        </div>
      )}
      {columns.map((column, i) => {
        const content = row === undefined ? <span className={classes["missing"]} /> : column.render(row)
        const text = row === undefined ? undefined : (column.text?.(row) ?? textOf(content))
        return (
          <div
            key={column.key}
            role="gridcell"
            className={classes["cell"]}
            title={text === "" ? undefined : text}
            data-align={column.align}
            data-lines={column.lines}
            data-pinned={offsets[i] !== undefined || undefined}
            style={{ left: offsets[i] }}
          >
            {column.lines ? <div className={classes["lines"]}>{content}</div> : content}
          </div>
        )
      })}
    </div>
  )
}

/** The text of a cell such as `<b>Name</b>`; undefined if a component renders it. */
function textOf(content: ReactNode): string | undefined {
  if (typeof content === "string") return content
  if (typeof content === "number") return String(content)
  return isValidElement<{ children?: ReactNode }>(content) ? textOf(content.props.children) : undefined
}

/** Memoized, because most changes to a table affect few rows. */
export const VirtualRow = memo(Row) as typeof Row
