import { AppError } from "../../kernel/errors.ts"
import { MATCH_RULES, type MatchKey } from "./match-values.ts"
import { seenValues } from "./seen-values.ts"

/** What one topic may hold under one match key. A body of a request to Workers is no longer than the bytes. */
const MAX_VALUES = 2_000_000
const MAX_BYTES = 100 * 1024 * 1024
const MAX_LINE = 4_096
/** Values are passed on when there are this many characters of them. */
const PIECE = 64 * 1024

export type ReadValues = { values: number; duplicates: number }

/**
 * Reads one value a line and passes each on once, in the order of their first appearance. Blank lines are nothing; a value that
 * is none of its match key ends the reading, since whoever sent it meant something else.
 */
export async function readValues(
  body: ReadableStream<Uint8Array>,
  matchKey: MatchKey,
  pass: (text: string) => Promise<void>,
  maxValues = MAX_VALUES,
): Promise<ReadValues> {
  const { accepts, form } = MATCH_RULES[matchKey]
  const isNew = seenValues()
  const read = { values: 0, duplicates: 0 }
  let line = 0
  let piece = ""

  function take(text: string) {
    line += 1
    const value = text.trim()
    if (value === "") return
    if (!accepts(value)) throw new AppError(400, `Line ${line} is not a valid ${matchKey}`)
    if (!isNew(form(value))) {
      read.duplicates += 1
      return
    }
    read.values += 1
    if (read.values > maxValues) throw new AppError(413, `Maximum ${maxValues.toLocaleString("en-US")} values allowed`)
    piece += `${value}\n`
  }

  for await (const lines of linesOf(body)) {
    lines.forEach(take)
    if (piece.length < PIECE) continue
    await pass(piece)
    piece = ""
  }
  if (piece !== "") await pass(piece)
  return read
}

/** The lines of a body, as many at a time as have arrived. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false })
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      throw new AppError(400, "The values must be UTF-8 text, one a line")
    }
  }
  let size = 0
  let rest = ""
  for await (const bytes of body) {
    size += bytes.byteLength
    if (size > MAX_BYTES) throw new AppError(413, "Values exceed the limit of 100 MB")
    const lines = (rest + decode(bytes)).split("\n")
    rest = lines.pop() ?? ""
    if (rest.length > MAX_LINE) throw new AppError(400, `A line is longer than ${MAX_LINE} characters`)
    yield lines
  }
  yield [rest + decode()]
}
