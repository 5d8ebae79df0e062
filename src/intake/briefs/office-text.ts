import { Unzip, type UnzipFile, UnzipInflate } from "fflate"
import { openXmlDecoder } from "../../kernel/files/xml-reader.ts"
import { PIECE_BYTES, piecesOf } from "./base64.ts"
import { DOCX, PPTX } from "./media-types.ts"
import { unreadable } from "./unreadable.ts"
import { openXmlText } from "./xml-text.ts"

export type OfficeType = typeof DOCX | typeof PPTX

const MAX_ENTRIES = 5_000
const MAX_INFLATED = 32 * 1024 * 1024
/** Limit for all parts together, so that many long slides do not fill the memory. */
const MAX_KEPT = 8_000_000
const MAX_RATIO = 250
/** The ratio is not checked below this size: small parts may have any ratio. */
const RATIO_COUNTS_FROM = 1024 * 1024

/** The parts that contain text, in reading order. A file without a part of the first kind is not of that type. */
const PARTS: Record<OfficeType, readonly RegExp[]> = {
  [DOCX]: [/^word\/document(\d*)\.xml$/, /^word\/(?:header|footer|footnotes|endnotes)(\d*)\.xml$/],
  [PPTX]: [/^ppt\/slides\/slide(\d+)\.xml$/, /^ppt\/notesSlides\/notesSlide(\d+)\.xml$/],
}

type Part = { kind: number; number: number; text: string | undefined }

/**
 * Extracts the text of a Word or PowerPoint file. Sizes declared in the file are not trusted: inflated bytes are
 * counted piece by piece, and reading stops when the ratio or the total exceeds its limit.
 */
export function officeText(type: OfficeType, base64: string, maxLength: number): string {
  const parts: Part[] = []
  let entries = 0
  let read = 0
  let inflated = 0
  let kept = 0
  let isRejected = false

  const unzip = new Unzip((file) => {
    entries++
    if (entries > MAX_ENTRIES || declaresBomb(file)) isRejected = true
    const kind = PARTS[type].findIndex((name) => name.test(file.name))
    if (isRejected || kind === -1) return
    const number = Number(PARTS[type][kind]?.exec(file.name)?.[1] ?? 0)
    const part: Part = { kind, number, text: undefined }
    parts.push(part)
    readPart(file, part)
  })
  unzip.register(UnzipInflate)

  const readPart = (file: UnzipFile, part: Part) => {
    // Counts the piece the part starts in as its own, which lowers the ratio.
    const readBefore = read - PIECE_BYTES
    let partInflated = 0
    const decode = openXmlDecoder()
    const xml = openXmlText(maxLength)
    file.ondata = (error, bytes, isLast) => {
      isRejected ||= error !== null
      if (isRejected) return
      inflated += bytes.length
      partInflated += bytes.length
      const ratio = partInflated / (read - readBefore)
      if (inflated > MAX_INFLATED || (partInflated > RATIO_COUNTS_FROM && ratio > MAX_RATIO)) isRejected = true
      else xml.feed(decode(bytes, isLast))
      if (!isLast || isRejected) return
      part.text = xml.end()
      kept += part.text.length
      if (kept > MAX_KEPT) isRejected = true
    }
    file.start()
  }

  try {
    for (const piece of piecesOf(base64)) {
      read += piece.length
      unzip.push(piece)
      if (isRejected) throw unreadable()
    }
    unzip.push(new Uint8Array(), true)
  } catch {
    throw unreadable()
  }
  const isComplete = parts.some(({ kind }) => kind === 0) && parts.every(({ text }) => text !== undefined)
  const text = parts
    .toSorted((a, b) => a.kind - b.kind || a.number - b.number)
    .map((part) => part.text?.trim())
    .join("\n\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
  if (isRejected || !isComplete || text === "") throw unreadable()
  return text
}

/** Rejects an entry whose declared sizes already exceed the ratio. */
const declaresBomb = ({ size = 0, originalSize = 0 }: UnzipFile) =>
  originalSize > RATIO_COUNTS_FROM && originalSize / (size + 1) > MAX_RATIO
