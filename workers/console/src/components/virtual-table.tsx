import { useVirtualizer } from "@tanstack/react-virtual"
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { type Column, gridOf, type Sort } from "./table-column.ts"
import { TableHead } from "./table-head.tsx"
import { VirtualRow } from "./virtual-row.tsx"
import classes from "./virtual-table.module.css"

export type { Column, Sort }

type VirtualTableProps<T> = {
  /** The table's accessible name. */
  label: string
  /** Must be referentially stable between renders. */
  columns: readonly Column<T>[]
  rowCount: number
  /** The row, or undefined while it loads. */
  rowAt: (index: number) => T | undefined
  idOf: (row: T) => string
  /** A row's accessible name. */
  nameOf?: (row: T) => string
  /** A change scrolls the table to the top. */
  listKey?: string
  /** Called with the visible range, so that its rows can be fetched. */
  onVisible?: (first: number, last: number) => void
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Makes columns resizable. */
  onResize?: (key: string, width: number | undefined) => void
  selected?: ReadonlySet<string>
  onSelect?: (selected: Set<string>) => void
  /** All rows are selected, including those not loaded. */
  allSelected?: boolean
  /** Called on Enter or a click on a row. */
  onOpen?: (row: T) => void
  /** The table's height; by default the remaining height of FullHeight. */
  height?: string
  /** Cells show their whole text, in as many lines as it needs. */
  wrap?: boolean
  /** The previous rows are visible while new ones load. */
  busy?: boolean
}

const ROW_PX = 44

/**
 * A table that renders only the visible rows. One row is in the tab order; the arrow keys, Page Up, Page Down, Home
 * and End move it, Space selects (Shift+Space a range), Enter opens.
 */
export function VirtualTable<T>(props: VirtualTableProps<T>) {
  const { columns, rowCount, rowAt, idOf, nameOf, listKey, onVisible, selected, onSelect, onOpen, busy = false } = props
  const { allSelected = false, wrap = false } = props
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
    scrollPaddingStart: ROW_PX,
  })
  const rows = virtual.getVirtualItems()
  const first = rows[0]?.index ?? 0
  const last = rows.at(-1)?.index ?? 0
  const [current, setCurrent] = useState(0)
  const toFocus = useRef<number | null>(null)
  const lastSelected = useRef<number | null>(null)

  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
    setCurrent(0)
    toFocus.current = null
    lastSelected.current = null
  }, [listKey])
  // Rows are measured while they wrap, and have the same height again afterwards.
  useEffect(() => virtual.measure(), [virtual, wrap])
  useEffect(() => onVisible?.(first, last), [onVisible, first, last])
  useEffect(() => {
    // The row may not be rendered yet.
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${toFocus.current}"]`)
    if (!row) return
    row.focus({ preventScroll: true })
    toFocus.current = null
  }, [current, first, last])

  const go = (index: number) => {
    const next = Math.max(0, Math.min(rowCount - 1, index))
    toFocus.current = next
    setCurrent(next)
    virtual.scrollToIndex(next, { align: "auto" })
  }

  const open = (index: number) => {
    setCurrent(index)
    const row = rowAt(index)
    if (row !== undefined) onOpen?.(row)
  }

  const toggle = (index: number, range: boolean) => {
    const row = rowAt(index)
    if (!onSelect || !selected || row === undefined) return
    const next = new Set(selected)
    const adds = !next.has(idOf(row))
    const from = range ? (lastSelected.current ?? index) : index
    for (const id of idsBetween(Math.min(from, index), Math.max(from, index))) {
      if (adds) next.add(id)
      else next.delete(id)
    }
    lastSelected.current = index
    onSelect(next)
  }

  /** Skips rows that are not loaded: the user has not seen them. */
  const idsBetween = (from: number, to: number): string[] => {
    const ids: string[] = []
    for (let i = from; i <= to; i++) {
      const row = rowAt(i)
      if (row !== undefined) ids.push(idOf(row))
    }
    return ids
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset["index"] === undefined) return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_PX) - 2)
    const targets: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: rowCount - 1,
    }
    const target = targets[event.key]
    if (target !== undefined) go(target)
    else if (event.key === "Enter") open(current)
    else if (event.key === " ") toggle(current, event.shiftKey)
    else return
    event.preventDefault()
  }

  // Stable callbacks keep the rows memoized; the ref holds the latest functions.
  const latest = useRef({ open, toggle })
  useEffect(() => {
    latest.current = { open, toggle }
  })
  const onRowClick = useCallback((index: number) => latest.current.open(index), [])
  const onRowToggle = useCallback((index: number, range: boolean) => latest.current.toggle(index, range), [])

  const selectable = onSelect !== undefined
  const { template, minWidth, offsets } = useMemo(() => gridOf(columns, selectable), [columns, selectable])
  const tabbable = current >= first && current <= last ? current : first
  return (
    <div
      ref={scroller}
      className={classes["scroller"]}
      style={props.height === undefined ? undefined : { height: props.height, flex: "none", minHeight: 0 }}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + (selectable ? 1 : 0)}
      aria-busy={busy}
      aria-multiselectable={selectable ? true : undefined}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup" className={classes["head"]} style={{ minWidth }}>
        <TableHead
          columns={columns}
          template={template}
          offsets={offsets}
          sort={props.sort}
          onSort={props.onSort}
          onResize={props.onResize}
          selection={
            selected && onSelect
              ? {
                  some: allSelected || selected.size > 0,
                  all: allSelected || selected.size >= rowCount,
                  toggle: () => onSelect(new Set(allSelected || selected.size > 0 ? [] : idsBetween(0, rowCount - 1))),
                }
              : undefined
          }
        />
      </div>
      <div
        role="rowgroup"
        className={classes["body"]}
        data-busy={busy || undefined}
        style={{ height: virtual.getTotalSize(), minWidth }}
      >
        {rows.map(({ index, start }) => {
          const row = rowAt(index)
          return (
            <VirtualRow
              key={index}
              index={index}
              row={row}
              columns={columns}
              template={template}
              offsets={offsets}
              start={start}
              name={row === undefined ? "" : (nameOf?.(row) ?? idOf(row))}
              tabbable={index === tabbable}
              openable={onOpen !== undefined}
              measure={wrap ? virtual.measureElement : undefined}
              selected={
                selectable ? row !== undefined && (allSelected || (selected?.has(idOf(row)) ?? false)) : undefined
              }
              onClick={onRowClick}
              onToggle={onRowToggle}
              onFocus={setCurrent}
            />
          )
        })}
      </div>
    </div>
  )
}
