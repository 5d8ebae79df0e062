import { csvLine } from "../../../kernel/files/csv.ts"
import { inflated, PIECE_BYTES } from "../../../kernel/files/inflate.ts"
import { OutboundError } from "../../../kernel/outbound/outbound-error.ts"
import { valueAt } from "../../../kernel/outbound/json-path.ts"
import type { FileSource } from "../../../organizations/connections/source-config.ts"
import { UnreadableFile } from "../../imports/unreadable-file.ts"
import { MAX_BLANK_LINES } from "../../imports/csv-rows.ts"
import type { Mapping } from "../../imports/schema.ts"

type Format = "csv" | "jsonl"
type Bytes = AsyncIterable<Uint8Array>

const FORMATS: Readonly<Record<string, Format>> = {
  csv: "csv",
  tsv: "csv",
  txt: "csv",
  json: "jsonl",
  jsonl: "jsonl",
  ndjson: "jsonl",
}

const MAX_LINE_CHARACTERS = 1_000_000
/** The runtime reads only one gzip stream and fails at a second one. */
const UNZIPPABLE = "The file cannot be decompressed: it is damaged or consists of several gzip files"
/** Names the source line in the import's errors, and keeps rows without values from looking blank. */
const LINE = "line"

/** The format of a file: as configured, otherwise by its extension; undefined if unknown. */
export function formatOf({ file_format: format, source_type: type }: FileSource, key: string): Format | undefined {
  if (key.endsWith("/")) return undefined
  if (format) return format
  const name = (type === "https" ? (URL.parse(key)?.pathname ?? "") : key).toLowerCase().replace(/\.gz$/, "")
  const ending = name.slice(name.lastIndexOf(".") + 1)
  return FORMATS[ending] ?? (type === "https" ? "csv" : undefined)
}

/** The columns for an import of these files. */
export const mappingsOf = ({ field_mappings: mappings }: FileSource, format: Format): Mapping[] =>
  Object.entries(mappings).map(([column, targetField]) => ({
    csvColumn: format === "csv" ? column : targetField,
    targetField,
  }))

/** A file as the CSV that imports read: decompressed, with JSON lines converted to rows of the mapped fields. */
export async function* csvOf(body: ReadableStream<Uint8Array>, config: FileSource, format: Format): Bytes {
  const plain = gunzipped(received(body))
  yield* format === "csv" ? plain : rowsOf(plain, config)
}

/** A broken connection is a failure of the source and worth a retry. */
async function* received(body: ReadableStream<Uint8Array>): Bytes {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      for (let at = 0; at < value.byteLength; at += PIECE_BYTES) yield value.subarray(at, at + PIECE_BYTES)
    }
  } catch {
    throw new OutboundError("network", "the connection failed")
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** Recognizes compressed files by their first bytes: names and headers may be wrong, or the runtime may have decompressed already. */
async function* gunzipped(pieces: Bytes): Bytes {
  const iterator = pieces[Symbol.asyncIterator]()
  let head = new Uint8Array()
  let isEnd = false
  while (head.byteLength < 2 && !isEnd) {
    const { done, value } = await iterator.next()
    isEnd = done === true
    if (value) head = joined(head, value)
  }
  async function* whole(): Bytes {
    if (head.byteLength > 0) yield head
    if (!isEnd) yield* { [Symbol.asyncIterator]: () => iterator }
  }
  const isGzip = head[0] === 0x1f && head[1] === 0x8b
  try {
    yield* isGzip ? inflated(whole(), "gzip") : whole()
  } catch (error) {
    throw !isGzip || error instanceof OutboundError ? error : new UnreadableFile(UNZIPPABLE)
  }
}

/** One row per line, of the mapped fields only. */
async function* rowsOf(pieces: Bytes, config: FileSource): Bytes {
  const encoder = new TextEncoder()
  const mappings = Object.entries(config.field_mappings)
  yield encoder.encode(csvLine([...mappings.map(([, field]) => field), LINE], true))
  let line = 0
  let blank = 0
  let rows = ""
  for await (const text of linesOf(pieces)) {
    line++
    if (text.trim() === "") {
      blank++
      if (blank > MAX_BLANK_LINES) throw new UnreadableFile("The file has more than 50,000 blank lines")
      continue
    }
    const item = objectIn(text, line)
    rows += csvLine([...mappings.map(([name]) => cellOf(item, name)), line], true)
    if (rows.length < PIECE_BYTES) continue
    yield encoder.encode(rows)
    rows = ""
  }
  if (rows !== "") yield encoder.encode(rows)
}

async function* linesOf(pieces: Bytes): AsyncIterable<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false })
  let rest = ""
  let number = 1
  for await (const piece of pieces) {
    const lines = (rest + decode(decoder, piece)).split("\n")
    rest = lines.pop() ?? ""
    for (const line of lines) {
      yield line
      number++
    }
    if (rest.length > MAX_LINE_CHARACTERS) {
      throw new UnreadableFile(`Line ${number} is longer than ${MAX_LINE_CHARACTERS.toLocaleString("en")} characters`)
    }
  }
  rest += decode(decoder)
  if (rest !== "") yield rest
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new UnreadableFile("The file is not valid UTF-8 text")
  }
}

function objectIn(text: string, line: number): object {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value
  } catch {
    // The error is thrown below.
  }
  throw new UnreadableFile(`Line ${line} is not a JSON object`)
}

/** Values that are not text are omitted; a row without a name is then rejected with its reason. */
function cellOf(item: object, name: string): string {
  const value: unknown = Object.hasOwn(item, name) ? (item as Record<string, unknown>)[name] : valueAt(item, name)
  if (typeof value === "string") return value
  if (typeof value === "number" || typeof value === "boolean") return String(value)
  return Array.isArray(value) && value.every((one) => typeof one === "string") ? JSON.stringify(value) : ""
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.byteLength + b.byteLength)
  both.set(a)
  both.set(b, a.byteLength)
  return both
}
