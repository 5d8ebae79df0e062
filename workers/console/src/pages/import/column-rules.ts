import { readNumber } from "../../../../../src/intake/imports/read-number.ts"

export type Rows = readonly (readonly string[])[]
type Table = { header: readonly string[]; rows: Rows }

/** A change of every cell of a column. */
export type ColumnRule =
  | { kind: "trim" | "decimal-comma" | "drop-text" }
  | { kind: "default"; value: string }
  /** Of cells in any case, by their trimmed text in lower case. */
  | { kind: "values"; values: readonly (readonly [from: string, to: string])[] }
  /** Into new columns, or into a comma-separated list, as used for keywords. */
  | { kind: "split"; delimiter: string; into: "columns" | "list" }

/** The most columns a split creates; the last one keeps the remainder. */
const MAX_PARTS = 20

/** A copy of the table with the rule applied. Rows that do not change are the same objects. */
export function applyRule(table: Table, column: number, rule: ColumnRule): Table {
  if (rule.kind === "split" && rule.into === "columns") return splitColumn(table, column, rule.delimiter)
  return { header: table.header, rows: withCells(table.rows, column, changeOf(rule)) }
}

function changeOf(rule: ColumnRule): (cell: string) => string {
  if (rule.kind === "trim") return (cell) => cell.replaceAll(/\s+/g, " ").trim()
  if (rule.kind === "decimal-comma") return withPoint
  if (rule.kind === "drop-text") return (cell) => (readNumber(cell) === undefined ? "" : cell)
  if (rule.kind === "default") return (cell) => (cell.trim() === "" ? rule.value : cell)
  if (rule.kind === "values") {
    const values = new Map(rule.values)
    return (cell) => values.get(plainValue(cell)) ?? cell
  }
  if (rule.kind === "split") return (cell) => partsOf(cell, rule.delimiter).join(", ")
  return (cell) => cell
}

/** How values of a column are told apart. */
export const plainValue = (cell: string) => cell.trim().toLowerCase()

/** Every comma is a decimal comma, even in "1,234", and every point a thousands separator. */
function withPoint(cell: string): string {
  const text = cell.trim()
  if (!/^[+-]?[\d.]*,\d+$/.test(text)) return cell
  return text.replaceAll(".", "").replace(",", ".")
}

const partsOf = (cell: string, delimiter: string) =>
  cell
    .split(delimiter)
    .map((part) => part.trim())
    .filter((part) => part !== "")

function splitColumn({ header, rows }: Table, column: number, delimiter: string): Table {
  const split = rows.map((cells) => (cells[column] ?? "").split(delimiter).map((part) => part.trim()))
  const most = Math.min(
    MAX_PARTS,
    split.reduce((max, parts) => Math.max(max, parts.length), 1),
  )
  if (most < 2) return { header, rows }
  const names = Array.from({ length: most - 1 }, (_, i) => unused(header, `${header[column] ?? ""} ${i + 2}`))
  return {
    header: [...header, ...names],
    rows: rows.map((cells, i) => {
      const parts = split[i] ?? []
      const whole = Array.from({ length: Math.max(header.length, cells.length) }, (_, at) => cells[at] ?? "")
      // The last new column keeps the remainder.
      const rest = Array.from({ length: most - 1 }, (_, part) =>
        part === most - 2 ? parts.slice(part + 1).join(delimiter) : (parts[part + 1] ?? ""),
      )
      whole[column] = parts[0] ?? ""
      return [...whole.slice(0, header.length), ...rest, ...whole.slice(header.length)]
    }),
  }
}

function unused(header: readonly string[], name: string): string {
  let free = name
  while (header.includes(free)) free += "*"
  return free
}

function withCells(rows: Rows, column: number, change: (cell: string) => string): Rows {
  return rows.map((cells) => {
    const before = cells[column] ?? ""
    const after = change(before)
    return after === before ? cells : withCell(cells, column, after)
  })
}

/** A copy of the row with another value in a column, which a short row may not have yet. */
export function withCell(cells: readonly string[], column: number, value: string): string[] {
  const copy = [...cells]
  while (copy.length <= column) copy.push("")
  copy[column] = value
  return copy
}
