import { AppError } from "../../kernel/errors.ts"
import type { MatchKey } from "../../knowledge/platforms/match-keys.ts"
import { MATCH_RULES } from "./match-values.ts"
import { seenValues } from "./seen-values.ts"

/** Limits per topic and match key. MAX_BYTES is also the request body limit of Workers. */
const MAX_VALUES = 2_000_000
const MAX_BYTES = 100 * 1024 * 1024
const MAX_LINE = 4_096
/** Characters per write. */
const CHUNK_SIZE = 64 * 1024

export type ReadValues = { values: number; duplicates: number }

/**
 * Reads one value per line and writes each once, in order of first appearance. Blank lines are skipped; the first invalid value
 * rejects the whole body.
 */
export async function readValues(
  body: ReadableStream<Uint8Array>,
  matchKey: MatchKey,
  write: (text: string) => Promise<void>,
  maxValues = MAX_VALUES,
): Promise<ReadValues> {
  const { isValid, normalize } = MATCH_RULES[matchKey]
  const addIfNew = seenValues()
  const read = { values: 0, duplicates: 0 }
  let line = 0
  let chunk = ""

  function readLine(text: string) {
    line += 1
    const value = text.trim()
    if (value === "") return
    if (!isValid(value)) throw new AppError(400, `Line ${line} is not a valid ${matchKey}`)
    if (!addIfNew(normalize(value))) {
      read.duplicates += 1
      return
    }
    read.values += 1
    if (read.values > maxValues) throw new AppError(413, `Maximum ${maxValues.toLocaleString("en-US")} values allowed`)
    chunk += `${value}\n`
  }

  for await (const lines of linesOf(body)) {
    lines.forEach(readLine)
    if (chunk.length < CHUNK_SIZE) continue
    await write(chunk)
    chunk = ""
  }
  if (chunk !== "") await write(chunk)
  return read
}

/** The lines of a body, in batches as they arrive. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false })
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      throw new AppError(400, "Values must be UTF-8 text, one per line")
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
