import { cutRow, type Fault, isBlank, MAX_BLANK_LINES, MAX_COLUMNS, MAX_ROW_CHARACTERS } from "./csv-rows.ts"
import { MAX_ROWS } from "./fields.ts"
import { UnreadableFile } from "./unreadable-file.ts"

const DELIMITERS = [",", ";", "\t", "|"]
/** The line Excel writes at the top of a file to declare its delimiter. */
const NAMED_DELIMITER = /^sep=([,;\t|])\n/i
/** Never part of a name, and six times as long in a chunk's JSON. */
const CONTROL = /[^\P{Cc}\t\n]/gu
/** Characters to collect before parsing: an incomplete row is parsed again, so tiny pieces would be slow. */
const BATCH_CHARACTERS = 16_384

/**
 * Parses a CSV stream, buffering little more than one row. Picks the delimiter that finds the most required columns. Calls `onRow` with
 * each row's cells; empty lines are skipped.
 */
export function openCsv(required: readonly string[], onRow: (cells: string[], row: number) => void) {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false })
  let arrived = ""
  let buffered = ""
  let delimiter: string | undefined
  let header: string[] = []
  let rows = 0
  let blankLines = 0

  function read(bytes: Uint8Array | undefined) {
    arrived += decode(decoder, bytes)
    const isEnd = bytes === undefined
    if (!isEnd && arrived.length < BATCH_CHARACTERS) return
    if (arrived.includes("\0")) throw new UnreadableFile("The file is not a CSV: it holds binary data")
    // A carriage return at the end may be the first half of a CRLF.
    const whole = !isEnd && arrived.endsWith("\r") ? arrived.length - 1 : arrived.length
    buffered += arrived.slice(0, whole).replaceAll(/\r\n?/g, "\n").replaceAll(CONTROL, " ")
    arrived = arrived.slice(whole)
    if (delimiter === undefined) begin(isEnd)
    if (delimiter !== undefined) readRows(delimiter, isEnd)
  }

  function begin(isEnd: boolean) {
    dropBlankLines()
    if (isEnd && buffered.trim() === "") throw new UnreadableFile("The file is empty")
    const named = NAMED_DELIMITER.exec(buffered)
    const start = named?.[0].length ?? 0
    const candidates = (named?.[1] ? [named[1]] : DELIMITERS).map((candidate) => {
      const row = cutRow(buffered, start, { delimiter: candidate, isEnd })
      const columns = row?.cells.map((name) => name.trim()) ?? []
      const names = new Set(columns)
      return { candidate, row, columns, found: required.filter((name) => names.has(name)).length }
    })
    const best = candidates.sort((a, b) => b.found - a.found || b.columns.length - a.columns.length)[0]
    // Wait until the row is complete under every delimiter: one that still reads an incomplete row may be the right one.
    if (!best?.row || candidates.some(({ row }) => !row)) return
    if (best.row.fault) throw brokenHeader(best.row.fault)
    header = readHeader(best.columns, required)
    delimiter = best.candidate
    buffered = buffered.slice(best.row.next)
  }

  function dropBlankLines() {
    let at = 0
    for (let end = buffered.indexOf("\n"); end !== -1; end = buffered.indexOf("\n", at)) {
      if (buffered.slice(at, end).trim() !== "") break
      countBlankLine()
      at = end + 1
    }
    buffered = buffered.slice(at)
  }

  function countBlankLine() {
    blankLines++
    if (blankLines > MAX_BLANK_LINES)
      throw new UnreadableFile(`The file has more than ${shown(MAX_BLANK_LINES)} blank lines`)
  }

  function readRows(used: string, isEnd: boolean) {
    let at = 0
    while (at < buffered.length) {
      const row = cutRow(buffered, at, { delimiter: used, isEnd })
      if (!row) break
      if (row.fault) throw brokenRow(row.fault, rows + 1)
      at = row.next
      if (isBlank(row.cells)) countBlankLine()
      else {
        rows++
        if (rows > MAX_ROWS) throw new UnreadableFile("Maximum 50,000 rows allowed")
        onRow(row.cells, rows)
      }
    }
    buffered = buffered.slice(at)
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

const shown = (n: number) => n.toLocaleString("en")

const brokenRow = (fault: Fault, row: number) =>
  new UnreadableFile(
    {
      quote: `Row ${row} has a quote that is not closed or not doubled`,
      length: `Row ${row} is longer than ${shown(MAX_ROW_CHARACTERS)} characters`,
      columns: `Row ${row} has more than ${MAX_COLUMNS} columns`,
    }[fault],
  )

const brokenHeader = (fault: Fault) =>
  new UnreadableFile(
    {
      quote: "The first row has a quote that is not closed or not doubled",
      length: `The first row is longer than ${shown(MAX_ROW_CHARACTERS)} characters`,
      columns: `The file has more than ${MAX_COLUMNS} columns`,
    }[fault],
  )

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new UnreadableFile("The file is not valid UTF-8 text")
  }
}

/** Requires each of these columns exactly once. Unnamed and repeated other columns get generated names. */
function readHeader(columns: readonly string[], required: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const column of columns) counts.set(column, (counts.get(column) ?? 0) + 1)
  for (const name of required) {
    const count = counts.get(name) ?? 0
    const short = JSON.stringify(name.slice(0, 100))
    if (count === 0) throw new UnreadableFile(`The file has no column ${short}; its first row must name the columns`)
    if (count > 1) throw new UnreadableFile(`The file has more than one column ${short}`)
  }
  const used = new Set<string>()
  const repeats = new Map<string, number>()
  return columns.map((column, i) => {
    const base = column || `column ${i + 1}`
    let name = base
    while (used.has(name)) {
      const n = (repeats.get(base) ?? 0) + 1
      repeats.set(base, n)
      name = n === 1 ? `${base} (again)` : `${base} (again ${n})`
    }
    used.add(name)
    return name
  })
}
