import Papa from "papaparse"
import { MAX_ROW_CHARACTERS } from "./read-row.ts"
import { MAX_ROWS } from "./schema.ts"

/** A file that cannot be imported. The message is shown to the user. */
export class UnreadableFile extends Error {}

type Parsed = { data: string[][]; errors: { code: string; row?: number }[]; meta: { cursor: number } }
type Parser = { parse: (input: string, baseIndex: number, ignoreLastRow: boolean) => Parsed }

const DELIMITERS = [",", ";", "\t", "|"]
/** The line Excel writes at the top of a file to declare its delimiter. */
const NAMED_DELIMITER = /^sep=([,;\t|])\n/i

const openParser = (delimiter: string): Parser => new Papa.Parser({ delimiter, newline: "\n" })

/** Reads one row. Papa's fast mode would consume a second one and lose it. */
const openHeaderParser = (delimiter: string): Parser =>
  new Papa.Parser({ delimiter, newline: "\n", preview: 1, fastMode: false })

/**
 * Streams a CSV, buffering at most one row. Picks the delimiter under which most required columns are found. Calls
 * `onRow` with each row's cells; empty lines are skipped.
 */
export function openCsv(required: readonly string[], onRow: (cells: string[], row: number) => void) {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false })
  let buffered = ""
  let parser: Parser | undefined
  let header: string[] = []
  let rows = 0

  function read(bytes: Uint8Array | undefined) {
    const text = buffered + decode(decoder, bytes)
    const isEnd = bytes === undefined
    // A carriage return at the end may be the first half of a CRLF.
    const held = !isEnd && text.endsWith("\r") ? 1 : 0
    buffered = text.slice(0, text.length - held).replaceAll(/\r\n?/g, "\n")
    if (buffered.includes("\0")) throw new UnreadableFile("The file is not a CSV: it holds binary data")
    if (!parser) begin(isEnd)
    if (parser) readRows(parser, isEnd)
    if (buffered.length > MAX_ROW_CHARACTERS) throw longRow(rows + 1)
    if (held > 0) buffered += "\r"
  }

  function begin(isEnd: boolean) {
    buffered = buffered.replace(/^(?:[^\S\n]*\n)+/, "")
    const named = NAMED_DELIMITER.exec(buffered)
    const candidates = (named?.[1] ? [named[1]] : DELIMITERS).map((delimiter) => {
      const { data, meta } = openHeaderParser(delimiter).parse(buffered.slice(named?.[0].length ?? 0), 0, !isEnd)
      const columns = (data[0] ?? []).map((name) => name.trim())
      return {
        delimiter,
        columns,
        cursor: meta.cursor,
        found: required.filter((name) => columns.includes(name)).length,
      }
    })
    if (isEnd && buffered.trim() === "") throw new UnreadableFile("The file is empty")
    const best = candidates
      .filter(({ columns }) => columns.length > 0)
      .sort((a, b) => b.found - a.found || b.columns.length - a.columns.length)[0]
    if (!best) return
    header = readHeader(best.columns, required)
    parser = openParser(best.delimiter)
    buffered = buffered.slice((named?.[0].length ?? 0) + best.cursor)
  }

  function readRows(open: Parser, isEnd: boolean) {
    const { data, errors, meta } = open.parse(buffered, 0, !isEnd)
    // Errors about the incomplete last row are not reliable yet.
    const broken = errors.find(({ row = 0 }) => row < data.length)
    data.forEach((cells, i) => {
      if (cells.length === 1 && cells[0]?.trim() === "") return
      rows++
      if (broken?.row === i) throw new UnreadableFile(`Row ${rows} has a quote that is not closed or not doubled`)
      if (rows > MAX_ROWS) throw new UnreadableFile("Maximum 50,000 rows allowed")
      let length = 0
      for (const cell of cells) length += cell.length
      if (length > MAX_ROW_CHARACTERS) throw longRow(rows)
      onRow(cells, rows)
    })
    buffered = buffered.slice(meta.cursor)
  }

  return {
    push: (bytes: Uint8Array) => read(bytes),
    /** Returns the row count and the columns. */
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

/** Requires each of these columns exactly once. Unnamed and repeated other columns get generated names. */
function readHeader(columns: readonly string[], required: readonly string[]): string[] {
  for (const name of required) {
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
