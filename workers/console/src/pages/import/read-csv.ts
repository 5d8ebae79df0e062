import papa, { type ParseResult, type Parser } from "papaparse"
import { decodeCsv, UnreadableCsv } from "./decode-csv.ts"

/** As much as the service takes in one import. */
export const MAX_ROWS = 50_000
const MAX_BYTES = 100 * 1024 * 1024
/** Parsed in one go; between two of them the page can breathe. */
const PIECE_CHARACTERS = 1024 * 1024

export const DELIMITERS = [
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: "\t", label: "Tab" },
  { value: "|", label: "Vertical bar" },
] as const

export type CsvFile = {
  /** The first row included: whether it names the columns is for a person to say. */
  rows: string[][]
  delimiter: string
  encoding: string
}

type Options = {
  /** Undefined guesses it. */
  delimiter?: string
  /** From 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** Reads a CSV a piece at a time, so that a long one does not freeze the page. Empty lines are no rows. */
export async function readCsv(file: Blob, { delimiter, onProgress, signal }: Options = {}): Promise<CsvFile> {
  if (file.size > MAX_BYTES) throw new UnreadableCsv("The file is larger than 100 MB. Split it into smaller ones.")
  const { text, encoding } = decodeCsv(new Uint8Array(await file.arrayBuffer()))
  const { rest, named } = withoutNamedDelimiter(text.replaceAll(/\r\n?/g, "\n"))
  const used = delimiter ?? named ?? guessDelimiter(rest)
  const rows = await parseRows(rest, used, signal, onProgress)
  if (rows.length === 0) throw new UnreadableCsv("The file is empty.")
  return { rows, delimiter: used, encoding }
}

/** Excel may write "sep=;" in front of everything. */
function withoutNamedDelimiter(text: string): { rest: string; named?: string } {
  const named = /^\s*sep=([,;\t|])\n/i.exec(text)
  return named?.[1] ? { rest: text.slice(named[0].length), named: named[1] } : { rest: text }
}

/** By the first rows; empty lines among them say nothing. */
function guessDelimiter(text: string): string {
  const delimitersToGuess = DELIMITERS.map(({ value }) => value)
  const start = text.slice(0, PIECE_CHARACTERS)
  return papa.parse(start, { delimitersToGuess, newline: "\n", skipEmptyLines: "greedy", preview: 20 }).meta.delimiter
}

function parseRows(
  text: string,
  delimiter: string,
  signal: AbortSignal | undefined,
  onProgress: Options["onProgress"],
): Promise<string[][]> {
  const { promise, resolve, reject } = Promise.withResolvers<string[][]>()
  const rows: string[][] = []
  papa.parse<string[]>(text, {
    worker: false,
    delimiter,
    newline: "\n",
    chunkSize: PIECE_CHARACTERS,
    chunk: ({ data, errors, meta }: ParseResult<string[]>, parser: Parser) => {
      const stop = (reason: unknown) => {
        reject(reason)
        // This calls `complete`, which comes too late now.
        parser.abort()
      }
      if (signal?.aborted) return stop(signal.reason)
      const broken = errors.find(({ type }) => type === "Quotes")
      if (broken) return stop(brokenQuote(rows.length + (broken.row ?? 0)))
      for (const cells of data) if (cells.some((cell) => cell.trim() !== "")) rows.push(cells)
      if (rows.length > MAX_ROWS + 1) return stop(tooLong())
      onProgress?.(meta.cursor / text.length)
      parser.pause()
      setTimeout(() => parser.resume())
    },
    complete: () => resolve(rows),
    error: reject,
  })
  return promise
}

const brokenQuote = (row: number) =>
  new UnreadableCsv(
    row === 0
      ? "The first row has a quote that is not closed or not doubled."
      : `Row ${row.toLocaleString()} below the first has a quote that is not closed or not doubled.`,
  )

export const tooLong = () =>
  new UnreadableCsv(`The file has more than ${MAX_ROWS.toLocaleString()} rows. Split it into smaller ones.`)
