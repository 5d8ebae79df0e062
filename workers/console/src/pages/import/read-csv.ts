import papa, { type ParseResult, type Parser } from "papaparse"
import { decodeCsv, UnreadableCsv } from "./decode-csv.ts"

/** The limit of the API. */
export const MAX_ROWS = 50_000
const MAX_BYTES = 100 * 1024 * 1024
/** Parsed before yielding to the browser. */
const CHUNK_CHARACTERS = 1024 * 1024

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

/** Detects the delimiter by the first rows, ignoring empty lines. */
function guessDelimiter(text: string): string {
  const delimitersToGuess = DELIMITERS.map(({ value }) => value)
  const start = text.slice(0, CHUNK_CHARACTERS)
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
    chunkSize: CHUNK_CHARACTERS,
    chunk: ({ data, errors, meta }: ParseResult<string[]>, parser: Parser) => {
      const stop = (reason: unknown) => {
        reject(reason)
        // This calls `complete`, which has no effect after the rejection.
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
      ? "The first row has a quote that is not closed or not escaped."
      : `Row ${row.toLocaleString()} has a quote that is not closed or not escaped.`,
  )

export const tooLong = () =>
  new UnreadableCsv(`The file has more than ${MAX_ROWS.toLocaleString()} rows. Split it into smaller files.`)
