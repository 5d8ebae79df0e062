import { Checkbox } from "@mantine/core"
import { useVirtualizer } from "@tanstack/react-virtual"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import type { EditedTable } from "./edited-table.ts"
import { GridCell } from "./grid-cell.tsx"
import classes from "./row-grid.module.css"
import type { Typing } from "./import-draft.ts"
import type { Problem } from "./row-problems.ts"

const ROW_PX = 40
const WIDTHS = { include: 44, number: 72, cleaned: 200, problems: 320, cell: 190 }

type GridColumn = { index: number; label: string }

type RowGridProps = {
  table: EditedTable
  columns: readonly GridColumn[]
  /** Indexes of the visible rows. */
  rows: readonly number[]
  problemsOf: (row: number) => readonly Problem[]
  /** The name that the row's topic would get, where it is another than the row's. */
  cleanedOf: (row: number) => string | undefined
  onEdit: (row: number, column: number, value: string) => void
  /** Called with every letter that is typed into a cell. */
  onTyping: (typing: Typing | null) => void
  onInclude: (rows: readonly number[], included: boolean) => void
}

type Place = { at: number; column: number }

/**
 * The rows of the file; only visible rows are rendered. The arrow keys move between cells, Enter or typing edits one, Escape cancels the
 * edit, Space excludes the row.
 */
export function RowGrid({ table, columns, rows, problemsOf, cleanedOf, onEdit, onTyping, onInclude }: RowGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollPaddingStart: ROW_PX,
  })
  const [current, setCurrent] = useState<Place>({ at: 0, column: 0 })
  const [editing, setEditing] = useState<{ place: Place; text: string } | null>(null)
  const toFocus = useRef(false)
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]

  useEffect(() => {
    if (!toFocus.current || editing) return
    // The row may not be rendered yet.
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-place="${current.at} ${current.column}"]`)
    if (!cell) return
    cell.focus({ preventScroll: true })
    toFocus.current = false
  }, [current, editing, first, last])

  const go = (at: number, column: number) => {
    const next = {
      at: Math.max(0, Math.min(rows.length - 1, at)),
      column: Math.max(0, Math.min(columns.length - 1, column)),
    }
    toFocus.current = true
    setCurrent(next)
    virtual.scrollToIndex(next.at, { align: "auto" })
  }
  const valueAt = ({ at, column }: Place) => table.rows[rows[at] ?? -1]?.[columns[column]?.index ?? -1] ?? ""
  const edit = (place: Place, text = valueAt(place)) => {
    setCurrent(place)
    write(place, text)
  }
  const write = (place: Place, text: string) => {
    setEditing({ place, text })
    const [row, column] = [rows[place.at], columns[place.column]?.index]
    const isTyped = row !== undefined && column !== undefined && text !== valueAt(place)
    onTyping(isTyped ? { row, column, text } : null)
  }
  const finish = (saved: boolean) => {
    if (!editing) return
    const row = rows[editing.place.at]
    const column = columns[editing.place.column]
    setEditing(null)
    toFocus.current = true
    if (saved && row !== undefined && column) onEdit(row, column.index, editing.text)
    else onTyping(null)
  }
  const isIncluded = (row: number) => !table.excluded.has(row)

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || !(event.target instanceof HTMLElement) || event.target.dataset["place"] === undefined) return
    const { at, column } = current
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_PX) - 2)
    const moves: Record<string, readonly [number, number]> = {
      ArrowDown: [at + 1, column],
      ArrowUp: [at - 1, column],
      ArrowRight: [at, column + 1],
      ArrowLeft: [at, column - 1],
      PageDown: [at + page, column],
      PageUp: [at - page, column],
      Home: [at, 0],
      End: [at, columns.length - 1],
    }
    const move = moves[event.key]
    const row = rows[at]
    if (move) go(...move)
    else if (event.key === "Enter" || event.key === "F2") edit(current)
    else if (event.key === " " && row !== undefined) onInclude([row], !isIncluded(row))
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) edit(current, event.key)
    else return
    event.preventDefault()
  }

  const template = [
    `${WIDTHS.include}px`,
    `${WIDTHS.number}px`,
    ...columns.map(() => `minmax(${WIDTHS.cell}px, 1fr)`),
    `${WIDTHS.cleaned}px`,
    `${WIDTHS.problems}px`,
  ].join(" ")
  const minWidth = WIDTHS.include + WIDTHS.number + WIDTHS.cleaned + WIDTHS.problems + columns.length * WIDTHS.cell
  const allIncluded = rows.every(isIncluded)
  const style = { gridTemplateColumns: template, minWidth }
  return (
    <div
      ref={scroller}
      className={classes["scroller"]}
      role="grid"
      aria-label="Rows"
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 4}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={classes["head"]} style={{ minWidth }}>
        <div role="row" className={classes["row"]} style={style}>
          <div role="columnheader" className={classes["cell"]}>
            <Checkbox
              size="xs"
              aria-label={allIncluded ? "Exclude all rows in view" : "Include all rows in view"}
              checked={allIncluded && rows.length > 0}
              disabled={rows.length === 0}
              onChange={() => onInclude(rows, !allIncluded)}
            />
          </div>
          <div role="columnheader" className={classes["cell"]}>
            Row
          </div>
          {columns.map(({ index, label }) => (
            <div key={index} role="columnheader" className={classes["cell"]}>
              <span className={classes["text"]} title={label}>
                {label}
              </span>
            </div>
          ))}
          <div role="columnheader" className={classes["cell"]}>
            Name after cleaning
          </div>
          <div role="columnheader" className={classes["cell"]}>
            Problems
          </div>
        </div>
      </div>
      <div role="rowgroup" className={classes["body"]} style={{ height: virtual.getTotalSize(), minWidth }}>
        {items.map(({ index: at, start }) => {
          const row = rows[at] ?? 0
          const problems = problemsOf(row)
          return (
            <div
              key={row}
              role="row"
              aria-rowindex={at + 2}
              className={`${classes["row"]} ${classes["line"]}`}
              data-excluded={!isIncluded(row) || undefined}
              style={{ ...style, transform: `translateY(${start}px)` }}
            >
              <div role="gridcell" className={classes["cell"]}>
                <Checkbox
                  size="xs"
                  tabIndex={-1}
                  aria-label={`Import row ${row + 1}`}
                  checked={isIncluded(row)}
                  onChange={(event) => onInclude([row], event.currentTarget.checked)}
                />
              </div>
              <div role="rowheader" className={classes["cell"]}>
                {(row + 1).toLocaleString("en-US")}
              </div>
              {columns.map(({ index, label }, column) => {
                const isEditing = editing?.place.at === at && editing.place.column === column
                return (
                  <GridCell
                    key={index}
                    place={`${at} ${column}`}
                    name={`${label} of row ${row + 1}`}
                    text={table.rows[row]?.[index] ?? ""}
                    problems={problems.filter((problem) => problem.column === index)}
                    tabbable={current.at === at && current.column === column}
                    draft={isEditing ? editing.text : null}
                    onDraft={(text) => write({ at, column }, text)}
                    onFocus={() => setCurrent({ at, column })}
                    onEdit={() => edit({ at, column })}
                    onFinish={finish}
                    onNext={() => {
                      finish(true)
                      go(at + 1, column)
                    }}
                  />
                )
              })}
              <div role="gridcell" className={classes["cell"]}>
                <span className={classes["text"]} title={cleanedOf(row)}>
                  {cleanedOf(row)}
                </span>
              </div>
              <div role="gridcell" className={classes["cell"]}>
                <span className={classes["text"]} title={messagesOf(problems)}>
                  {messagesOf(problems)}
                </span>
              </div>
            </div>
          )
        })}
      </div>
    </div>
  )
}

const messagesOf = (problems: readonly Problem[]) => problems.map(({ message }) => message).join("; ")
