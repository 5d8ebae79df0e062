import { IconArrowDown, IconArrowUp } from "@tabler/icons-react"
import { ResizeHandle } from "./resize-handle.tsx"
import type { Column, Sort } from "./table-column.ts"
import classes from "./virtual-table.module.css"

type TableHeadProps<T> = {
  columns: readonly Column<T>[]
  template: string
  /** Of pinned columns, in pixels from the left. */
  offsets: readonly (number | undefined)[]
  onResize: ((key: string, width: number | undefined) => void) | undefined
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  selection: { some: boolean; all: boolean; toggle: () => void } | undefined
}

export function TableHead<T>(props: TableHeadProps<T>) {
  const { columns, template, offsets, sort, onSort, onResize, selection } = props
  const isPinned = columns.some(({ pinned }) => pinned)
  return (
    <div role="row" aria-rowindex={1} className={classes["row"]} style={{ gridTemplateColumns: template }}>
      {selection && (
        <div role="columnheader" className={classes["cell"]} data-pinned={isPinned || undefined}>
          <input
            type="checkbox"
            className={classes["check"]}
            aria-label="Select all loaded rows"
            checked={selection.some && selection.all}
            ref={(box) => {
              if (box) box.indeterminate = selection.some && !selection.all
            }}
            onChange={selection.toggle}
          />
        </div>
      )}
      {columns.map((column, i) => (
        <Header
          key={column.key}
          column={column}
          left={offsets[i]}
          sort={sort}
          onSort={onSort}
          onResize={onResize && ((width) => onResize(column.key, width))}
        />
      ))}
    </div>
  )
}

type HeaderProps<T> = Pick<TableHeadProps<T>, "sort" | "onSort"> & {
  column: Column<T>
  left: number | undefined
  onResize: ((width: number | undefined) => void) | undefined
}

function Header<T>({ column: { header, sortKey, align }, left, sort, onSort, onResize }: HeaderProps<T>) {
  const sorted = sortKey !== undefined && sort?.by === sortKey ? sort.order : undefined
  return (
    <div
      role="columnheader"
      className={classes["cell"]}
      title={header}
      data-align={align}
      data-pinned={left !== undefined || undefined}
      style={{ left }}
      aria-sort={sorted && ARIA[sorted]}
    >
      {sortKey && onSort ? (
        <button
          type="button"
          className={classes["sort"]}
          onClick={() => onSort({ by: sortKey, order: sorted === "asc" ? "desc" : "asc" })}
        >
          {header}
          {sorted === "asc" && <IconArrowUp size={14} aria-hidden />}
          {sorted === "desc" && <IconArrowDown size={14} aria-hidden />}
        </button>
      ) : (
        header
      )}
      {onResize && <ResizeHandle header={header} onResize={onResize} />}
    </div>
  )
}

const ARIA = { asc: "ascending", desc: "descending" } as const
