import type { CsvFile } from "../../../../../src/intake/imports/read-csv.ts"
import type { Rows } from "./column-rules.ts"
import { headerOf } from "./columns.ts"
import { guessHeader } from "./guess-header.ts"

/** The row with the column names, by the position of the sheet; null if there is none, guessed where none was chosen. */
export type Headers = Readonly<Record<number, number | null>>

/** A CSV, or a sheet of a workbook; rows above the header are skipped. */
export type FilePart = { name: string; rows: CsvFile["rows"]; header: number | null }

/** Rows that show what a column holds. */
export const SAMPLES = 50

export const partsOf = ({ rows, workbook }: CsvFile, headers: Headers): FilePart[] =>
  (workbook?.read ?? [{ sheet: "", rows }]).map((part, i) => ({
    name: part.sheet,
    rows: part.rows,
    header: headers[i] === undefined ? guessHeader(part.rows) : headers[i],
  }))

/** The rows of one sheet, or those of several below each other: equal column names are one column, and one more names the sheet. */
export function tableOf(parts: readonly FilePart[]): { header: string[]; rows: Rows } {
  const isOnly = parts.length === 1
  const tables = parts.map((part) => ({ name: part.name, ...sheetOf(part, isOnly) }))
  const [first = { header: [], rows: [] }] = tables
  if (isOnly) return first
  const header = [...new Set(tables.flatMap((table) => table.header))]
  const rows = tables.flatMap(({ name, header: own, rows: cells }) => {
    const places = header.map((column) => own.indexOf(column))
    return cells.map((row) => [...places.map((at) => row[at] ?? ""), name])
  })
  return { header: headerOf([...header, "Sheet"]), rows }
}

/** Of several sheets, cells beyond the header are columns of their own; in a single table they are a problem of their row. */
function sheetOf({ rows, header }: FilePart, isOnly: boolean): { header: string[]; rows: string[][] } {
  const data = header === null ? rows : rows.slice(header + 1)
  const named = header === null ? [] : (rows[header] ?? [])
  const wider = header === null ? data.slice(0, SAMPLES) : isOnly ? [] : data
  const width = wider.reduce((max, cells) => Math.max(max, cells.length), named.length)
  return { header: headerOf(Array.from({ length: width }, (_, i) => named[i] ?? "")), rows: data }
}
