import { csvLine } from "../../kernel/files/csv.ts"
import { UnreadableFile } from "./unreadable-file.ts"
import { isZip, MAX_WORKBOOK_BYTES, openWorkbook } from "./workbook.ts"

const HEAD_BYTES = 4
/** Declares the delimiter, which headers with other ones in them could hide. */
const FIRST_LINE = "sep=,\r\n"

/** An uploaded file as the CSV that imports read: a sheet of an Excel workbook is converted, anything else is passed on. */
export async function* uploadAsCsv(body: AsyncIterable<Uint8Array>, sheet?: string): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  let isWorkbook: boolean | undefined
  for await (const piece of body) {
    if (isWorkbook === false) {
      yield piece
      continue
    }
    pieces.push(piece)
    size += piece.byteLength
    if (size > MAX_WORKBOOK_BYTES) throw new UnreadableFile("The workbook is larger than 20 MB")
    if (isWorkbook || size < HEAD_BYTES) continue
    isWorkbook = isZip(joined(pieces, HEAD_BYTES))
    if (!isWorkbook) yield* pieces.splice(0)
  }
  if (!isWorkbook) yield* pieces
  else yield* csvOf(joined(pieces.splice(0), size), sheet)
}

async function* csvOf(bytes: Uint8Array, wanted: string | undefined): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const workbook = await openWorkbook(bytes)
  const sheet = await workbook.pick(wanted)
  yield encoder.encode(FIRST_LINE)
  for await (const rows of workbook.rows(sheet)) {
    for (const cells of rows) yield encoder.encode(csvLine(cells, true))
  }
}

/** The first bytes of the pieces, in one. */
function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece.subarray(0, size - at), at)
    at += Math.min(piece.byteLength, size - at)
  }
  return whole
}
