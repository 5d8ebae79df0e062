import { IconArrowDown, IconArrowUp } from "@tabler/icons-react"
import type { Column, Sort } from "./table-column.ts"
import classes from "./virtual-table.module.css"

type TableHeadProps<T> = {
  columns: readonly Column<T>[]
  template: string
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  selection: { some: boolean; all: boolean; toggle: () => void } | undefined
}

export function TableHead<T>({ columns, template, sort, onSort, selection }: TableHeadProps<T>) {
  return (
    <div role="row" aria-rowindex={1} className={classes["row"]} style={{ gridTemplateColumns: template }}>
      {selection && (
        <div role="columnheader" className={classes["cell"]}>
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
      {columns.map((column) => (
        <Header key={column.key} column={column} sort={sort} onSort={onSort} />
      ))}
    </div>
  )
}

type HeaderProps<T> = Pick<TableHeadProps<T>, "sort" | "onSort"> & { column: Column<T> }

function Header<T>({ column: { header, sortKey, align }, sort, onSort }: HeaderProps<T>) {
  const sorted = sortKey !== undefined && sort?.by === sortKey ? sort.order : undefined
  return (
    <div role="columnheader" className={classes["cell"]} data-align={align} aria-sort={sorted && ARIA[sorted]}>
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
    </div>
  )
}

const ARIA = { asc: "ascending", desc: "descending" } as const
