import { cutRow, type Fault, isBlank, MAX_BLANK_LINES, MAX_COLUMNS } from "./csv-rows.ts"
import { MAX_ROWS, MAX_TITLES } from "./fields.ts"
import { inflated, piecesOf } from "../../kernel/files/inflate.ts"
import { decodeCsv } from "./decode-csv.ts"
import { UnreadableFile } from "./unreadable-file.ts"
import { isZip, openWorkbook } from "./workbook.ts"

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
  /** The sheets of an Excel workbook, and those that were read; `rows` are the first one's. */
  workbook?: { sheets: readonly string[]; read: readonly SheetRows[] }
}

type SheetRows = { sheet: string; rows: string[][] }

type Options = {
  /** Detected if undefined. */
  delimiter?: string
  /** The sheets of an Excel workbook; if there are none, the first with rows, or the first table after a cover. */
  sheets?: readonly string[]
  /** From 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Reads a CSV, also a gzipped one, or sheets of an Excel workbook. Parses in chunks, so that a long file does not block the page. Empty
 * lines are skipped.
 */
export async function readCsv(
  file: Blob,
  { delimiter, sheets = [], onProgress, signal }: Options = {},
): Promise<CsvFile> {
  const bytes = await readBytes(file)
  if (isZip(bytes)) return readSheets(bytes, sheets, signal)
  const { text, encoding } = decodeCsv(bytes)
  const { rest, declared } = withoutSepLine(text.replaceAll(/\r\n?/g, "\n"))
  const used = delimiter ?? declared ?? guessDelimiter(rest)
  const rows = await parseRows(rest, used, signal, onProgress)
  if (rows.length === 0) throw new UnreadableFile("The file is empty.")
  return { rows, delimiter: used, encoding }
}

/** The content of the file, decompressed if it is gzipped. */
export async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > MAX_BYTES) throw tooLarge()
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for await (const piece of inflated(piecesOf(bytes), "gzip")) {
      size += piece.byteLength
      if (size > MAX_BYTES) break
      pieces.push(piece as Uint8Array<ArrayBuffer>)
    }
  } catch {
    throw new UnreadableFile("The file cannot be decompressed: it is damaged.")
  }
  if (size > MAX_BYTES) throw tooLarge()
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

async function readSheets(bytes: Uint8Array, wanted: readonly string[], signal: AbortSignal | undefined) {
  const workbook = await openWorkbook(bytes)
  let count = 0
  const readSheet = async (name: string | undefined, before: number): Promise<SheetRows> => {
    const sheet = await workbook.pick(name)
    const rows: string[][] = []
    for await (const some of workbook.rows(sheet)) {
      signal?.throwIfAborted()
      rows.push(...some)
      count += some.length
      // Each sheet may have titles and a header, which are found later.
      if (count > MAX_ROWS + MAX_TITLES * (before + 1)) throw tooLong()
    }
    return { sheet, rows }
  }
  let read: SheetRows[] = []
  for (const name of wanted.length > 0 ? new Set(wanted) : [undefined]) read.push(await readSheet(name, read.length))
  const [cover] = read
  if (wanted.length === 0 && cover && isCover(cover)) {
    for (const name of workbook.sheets.filter((one) => one !== cover.sheet)) {
      count = 0
      const other = await readSheet(name, 0)
      if (isCover(other)) continue
      read = [other]
      break
    }
  }
  const [first] = read
  if (!first || first.rows.length + count === 0) throw new UnreadableFile("The sheet is empty.")
  return { rows: first.rows, delimiter: ",", encoding: "utf-8", workbook: { sheets: workbook.sheets, read } }
}

/** A few lines of text, where a table has cells beside each other. */
const isCover = ({ rows }: SheetRows) =>
  rows.length <= MAX_TITLES && rows.every((cells) => cells.filter((cell) => cell.trim() !== "").length < 2)

/** Excel may write "sep=;" as the first line. */
function withoutSepLine(text: string): { rest: string; declared?: string } {
  const match = /^\s*sep=([,;\t|])\n/i.exec(text)
  return match?.[1] ? { rest: text.slice(match[0].length), declared: match[1] } : { rest: text }
}

/**
 * The delimiter that gives at least half of the first rows the same number of cells: all rows from the first such row on, if possible, as
 * titles above the header have fewer. Of equal ones, the one that begins higher up, then the one with more cells.
 */
function guessDelimiter(text: string): string {
  const start = text.slice(0, CHUNK_CHARACTERS)
  const candidates = DELIMITERS.flatMap(({ value }) => {
    const counts = firstCounts(start, value)
    return [...new Set(counts)].flatMap((cells) => {
      const [first, found] = [counts.indexOf(cells), counts.filter((count) => count === cells).length]
      const rank = [found * 2 >= counts.length ? 1 : 0, found / (counts.length - first), -first, cells]
      return cells < 2 ? [] : { value, rank }
    })
  })
  return candidates.reduce((best, one) => (isHigher(one.rank, best.rank) ? one : best), { value: ",", rank: [-1] })
    .value
}

function isHigher(rank: readonly number[], other: readonly number[]): boolean {
  const at = rank.findIndex((value, i) => value !== other[i])
  return at >= 0 && (rank[at] ?? 0) > (other[at] ?? 0)
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
    if (rows.length > MAX_ROWS + MAX_TITLES) throw tooLong()
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
function unreadable(fault: Fault, row: number): UnreadableFile {
  const which = row === 0 ? "The first row" : `Row ${row.toLocaleString()}`
  if (fault === "quote") return new UnreadableFile(`${which} has a quote that is not closed or not escaped.`)
  if (fault === "length") return new UnreadableFile(`${which} is too long to be read.`)
  return new UnreadableFile(
    row === 0 ? `The file has more than ${MAX_COLUMNS} columns.` : `${which} has more than ${MAX_COLUMNS} columns.`,
  )
}

const tooLarge = () => new UnreadableFile("The file is larger than 100 MB. Split it into smaller files.")

const tooManyBlankLines = () =>
  new UnreadableFile(`The file has more than ${MAX_BLANK_LINES.toLocaleString()} blank lines.`)

export const tooLong = () =>
  new UnreadableFile(`The file has more than ${MAX_ROWS.toLocaleString()} rows. Split it into smaller files.`)
