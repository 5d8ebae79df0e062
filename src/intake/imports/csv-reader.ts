import Papa from "papaparse"
import { MAX_ROW_CHARACTERS } from "./read-row.ts"
import { MAX_ROWS } from "./schema.ts"

/** A file that cannot be imported, in words for whoever sent it. */
export class UnreadableFile extends Error {}

type Parsed = { data: string[][]; errors: { code: string; row?: number }[]; meta: { cursor: number } }
type Parser = { parse: (input: string, baseIndex: number, ignoreLastRow: boolean) => Parsed }

const DELIMITERS = [",", ";", "\t", "|"]
/** What Excel writes in front of a file to name its delimiter. */
const NAMED_DELIMITER = /^sep=([,;\t|])\n/i

const openParser = (delimiter: string): Parser => new Papa.Parser({ delimiter, newline: "\n" })

/** Reads one row. The parser's fast way would read one more and lose it. */
const openHeaderParser = (delimiter: string): Parser =>
  new Papa.Parser({ delimiter, newline: "\n", preview: 1, fastMode: false })

/**
 * Reads a CSV piece by piece, row by row, with never more than one row waiting. The delimiter is the one under which the wanted
 * columns are found. Rows go to `take` as arrays under the header; empty lines are no rows.
 */
export function openCsv(wanted: readonly string[], take: (cells: string[], row: number) => void) {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false })
  let waiting = ""
  let parser: Parser | undefined
  let header: string[] = []
  let rows = 0

  function read(bytes: Uint8Array | undefined) {
    const text = waiting + decode(decoder, bytes)
    const isEnd = bytes === undefined
    // A carriage return at the end may be half of a line's end.
    const held = !isEnd && text.endsWith("\r") ? 1 : 0
    waiting = text.slice(0, text.length - held).replaceAll(/\r\n?/g, "\n")
    if (waiting.includes("\0")) throw new UnreadableFile("The file is not a CSV: it holds binary data")
    if (!parser) begin(isEnd)
    if (parser) readRows(parser, isEnd)
    if (waiting.length > MAX_ROW_CHARACTERS) throw longRow(rows + 1)
    if (held > 0) waiting += "\r"
  }

  function begin(isEnd: boolean) {
    waiting = waiting.replace(/^(?:[^\S\n]*\n)+/, "")
    const named = NAMED_DELIMITER.exec(waiting)
    const candidates = (named?.[1] ? [named[1]] : DELIMITERS).map((delimiter) => {
      const { data, meta } = openHeaderParser(delimiter).parse(waiting.slice(named?.[0].length ?? 0), 0, !isEnd)
      const columns = (data[0] ?? []).map((name) => name.trim())
      return { delimiter, columns, cursor: meta.cursor, found: wanted.filter((name) => columns.includes(name)).length }
    })
    if (isEnd && waiting.trim() === "") throw new UnreadableFile("The file is empty")
    const best = candidates
      .filter(({ columns }) => columns.length > 0)
      .sort((a, b) => b.found - a.found || b.columns.length - a.columns.length)[0]
    if (!best) return
    header = readHeader(best.columns, wanted)
    parser = openParser(best.delimiter)
    waiting = waiting.slice((named?.[0].length ?? 0) + best.cursor)
  }

  function readRows(open: Parser, isEnd: boolean) {
    const { data, errors, meta } = open.parse(waiting, 0, !isEnd)
    // What is said of the row that is still coming may be wrong.
    const broken = errors.find(({ row = 0 }) => row < data.length)
    data.forEach((cells, i) => {
      if (cells.length === 1 && cells[0]?.trim() === "") return
      rows++
      if (broken?.row === i) throw new UnreadableFile(`Row ${rows} has a quote that is not closed or not doubled`)
      if (rows > MAX_ROWS) throw new UnreadableFile("Maximum 50,000 rows allowed")
      let length = 0
      for (const cell of cells) length += cell.length
      if (length > MAX_ROW_CHARACTERS) throw longRow(rows)
      take(cells, rows)
    })
    waiting = waiting.slice(meta.cursor)
  }

  return {
    push: (bytes: Uint8Array) => read(bytes),
    /** How many rows there were, under which columns. */
    end(): { rows: number; header: string[] } {
      read(undefined)
      if (rows === 0) throw new UnreadableFile("The file has no rows below its header")
      return { rows, header }
    },
    header: () => header,
  }
}

const longRow = (row: number) =>
  new UnreadableFile(`Row ${row} is longer than ${MAX_ROW_CHARACTERS.toLocaleString("en")} characters`)

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new UnreadableFile("The file is not valid UTF-8 text")
  }
}

/** Every wanted column has to be there, once; others may be called as they like, and get names of their own. */
function readHeader(columns: readonly string[], wanted: readonly string[]): string[] {
  for (const name of wanted) {
    const count = columns.filter((column) => column === name).length
    const shown = JSON.stringify(name.slice(0, 100))
    if (count === 0) throw new UnreadableFile(`The file has no column ${shown}; its first row must name the columns`)
    if (count > 1) throw new UnreadableFile(`The file has more than one column ${shown}`)
  }
  const used = new Set<string>()
  return columns.map((column, i) => {
    let name = column || `column ${i + 1}`
    while (used.has(name)) name += " (again)"
    used.add(name)
    return name
  })
}
