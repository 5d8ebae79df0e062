import { type Format, FORMATS } from "./formats.ts"

/** Returns the text of a file in this folder. Commands read it from disk; this floor does no I/O. */
export type ReadText = (file: string) => string

type TableName = keyof typeof FORMATS
/** `at` is the file and line, for error messages. */
export type Row<Column extends string> = Readonly<Record<Column, string>> & { readonly at: string }
export type RowOf<Name extends TableName> = Row<(typeof FORMATS)[Name]["columns"][number]>

/** The rows of a table. `part` replaces the `*` in its name: `readTable(read, "lexicon/*.tsv", "auto")`. */
export function readTable<Name extends TableName>(read: ReadText, name: Name, part = "*"): RowOf<Name>[] {
  const file = name.replace("*", part)
  return parseTable(file, read(file), FORMATS[name])
}

/** Throws an error that names the file and line if the text does not have the format. */
export function parseTable(file: string, text: string, format: Format): Row<string>[] {
  const { columns, key = columns, optional = [], values = {} } = format
  const fail = (line: number, message: string): never => {
    throw new Error(`${file}:${line}: ${message}`)
  }
  const lines = text.split("\n")
  if (lines.pop() !== "") fail(lines.length + 1, "the last line must end with a line feed")
  const rows: Row<string>[] = []
  const seen = new Map<string, number>()
  let hasHeader = false
  for (const [i, content] of lines.entries()) {
    const line = i + 1
    if (content.startsWith("#")) continue
    const cells = content.split("\t")
    if (!hasHeader) {
      if (content !== columns.join("\t")) fail(line, `the first line must name the columns: ${columns.join(", ")}`)
      hasHeader = true
      continue
    }
    if (cells.length !== columns.length) {
      fail(line, `${cells.length} columns instead of ${columns.length} (${columns.join(", ")})`)
    }
    const row: Record<string, string> = {}
    for (const [c, column] of columns.entries()) {
      const cell = cells[c] ?? ""
      if (cell === "" && !optional.includes(column)) fail(line, `${column} is empty`)
      if (cell !== cell.trim() || cell.includes("  ")) fail(line, `superfluous space in ${column} "${cell}"`)
      if (values[column]?.includes(cell) === false) fail(line, `unknown ${column} "${cell}"`)
      row[column] = cell
    }
    const id = key.map((column) => row[column]).join("\t")
    const first = seen.get(id)
    if (first !== undefined && key.length > 0) fail(line, `"${id.replaceAll("\t", " | ")}" is in line ${first} already`)
    seen.set(id, line)
    rows.push({ ...row, at: `${file}:${line}` })
  }
  if (!hasHeader) fail(1, `the first line must name the columns: ${columns.join(", ")}`)
  return rows
}

/** The name of a category's file in `lexicon` and `brands`: `food-beverage` for "Food & Beverage". */
export const fileNameOf = (category: string) => category.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")

/** The names in a cell that holds several: `Doc Martens = Docs~`. */
export const namesIn = (cell: string) => cell.split(" = ").filter(Boolean)
