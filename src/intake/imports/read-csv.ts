import {
  cutRow,
  type Fault,
  isBlank,
  MAX_BLANK_LINES,
  MAX_COLUMNS,
} from "./csv-rows.ts"
import { MAX_ROWS } from "./fields.ts"
import { decodeCsv, UnreadableCsv } from "./decode-csv.ts"

const MAX_BYTES = 100 * 1024 * 1024
/** Parsed before yielding to the browser. */
const CHUNK_CHARACTERS = 1024 * 1024
/** Rows longer than the API accepts are shown as problems; only a row this long stops the parser. */
const MAX_ROW_CHARACTERS = 1_000_000
/** Rows examined to detect the delimiter. */
const GUESS_ROWS = 20

export const DELIMITERS = [
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: "\t", label: "Tab" },
  { value: "|", label: "Vertical bar" },
] as const

export type CsvFile = {
  /** Includes the first row: the user decides whether it is a header. */
  rows: string[][]
  delimiter: string
  encoding: string
}

type Options = {
  /** Detected if undefined. */
  delimiter?: string
  /** From 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** Parses a CSV in chunks, so that a long file does not block the page. Empty lines are skipped. */
export async function readCsv(file: Blob, { delimiter, onProgress, signal }: Options = {}): Promise<CsvFile> {
  if (file.size > MAX_BYTES) throw new UnreadableCsv("The file is larger than 100 MB. Split it into smaller files.")
  const { text, encoding } = decodeCsv(new Uint8Array(await file.arrayBuffer()))
  const { rest, declared } = withoutSepLine(text.replaceAll(/\r\n?/g, "\n"))
  const used = delimiter ?? declared ?? guessDelimiter(rest)
  const rows = await parseRows(rest, used, signal, onProgress)
  if (rows.length === 0) throw new UnreadableCsv("The file is empty.")
  return { rows, delimiter: used, encoding }
}

/** Excel may write "sep=;" as the first line. */
function withoutSepLine(text: string): { rest: string; declared?: string } {
  const match = /^\s*sep=([,;\t|])\n/i.exec(text)
  return match?.[1] ? { rest: text.slice(match[0].length), declared: match[1] } : { rest: text }
}

/** The delimiter that gives the first rows the same number of cells, and the most cells. */
function guessDelimiter(text: string): string {
  const start = text.slice(0, CHUNK_CHARACTERS)
  let best: { value: string; unevenness: number; cells: number } | undefined
  for (const { value } of DELIMITERS) {
    const counts = firstCounts(start, value)
    const cells = counts.reduce((sum, count) => sum + count, 0) / counts.length
    const unevenness = counts.reduce((sum, count, i) => sum + Math.abs(count - (counts[i - 1] ?? count)), 0)
    const isBetter = !best || (unevenness <= best.unevenness && cells > best.cells)
    if (cells >= 2 && isBetter) best = { value, unevenness, cells }
  }
  return best?.value ?? ","
}

/** The number of cells in each of the first rows, without blank ones. */
function firstCounts(text: string, delimiter: string): number[] {
  const counts: number[] = []
  for (let at = 0; at < text.length && counts.length < GUESS_ROWS;) {
    const row = cutRow(text, at, { delimiter, isEnd: true, maxCharacters: MAX_ROW_CHARACTERS })
    if (!row || row.fault) break
    if (row.cells.some((cell) => cell.trim() !== "")) counts.push(row.cells.length)
    at = row.next
  }
  return counts
}

async function parseRows(
  text: string,
  delimiter: string,
  signal: AbortSignal | undefined,
  onProgress: Options["onProgress"],
): Promise<string[][]> {
  const rows: string[][] = []
  let blankLines = 0
  let yielded = 0
  for (let at = 0; at < text.length;) {
    signal?.throwIfAborted()
    const row = cutRow(text, at, { delimiter, isEnd: true, maxCharacters: MAX_ROW_CHARACTERS })
    if (!row) break
    if (row.fault) throw unreadable(row.fault, rows.length)
    at = row.next
    if (row.cells.some((cell) => cell.trim() !== "")) rows.push(row.cells)
    else if (isBlank(row.cells)) blankLines++
    if (rows.length > MAX_ROWS + 1) throw tooLong()
    if (blankLines > MAX_BLANK_LINES) throw tooManyBlankLines()
    if (at - yielded < CHUNK_CHARACTERS) continue
    yielded = at
    onProgress?.(at / text.length)
    await new Promise((resolve) => setTimeout(resolve))
  }
  onProgress?.(1)
  return rows
}

/** `row` is 0 for the first row, which may be a header. */
function unreadable(fault: Fault, row: number): UnreadableCsv {
  const which = row === 0 ? "The first row" : `Row ${row.toLocaleString()}`
  if (fault === "quote") return new UnreadableCsv(`${which} has a quote that is not closed or not escaped.`)
  if (fault === "length") return new UnreadableCsv(`${which} is too long to be read.`)
  return new UnreadableCsv(
    row === 0 ? `The file has more than ${MAX_COLUMNS} columns.` : `${which} has more than ${MAX_COLUMNS} columns.`,
  )
}

const tooManyBlankLines = () =>
  new UnreadableCsv(`The file has more than ${MAX_BLANK_LINES.toLocaleString()} blank lines.`)

export const tooLong = () =>
  new UnreadableCsv(`The file has more than ${MAX_ROWS.toLocaleString()} rows. Split it into smaller files.`)
