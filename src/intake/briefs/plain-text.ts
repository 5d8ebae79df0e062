import { piecesOf } from "./base64.ts"
import { unreadable } from "./unreadable.ts"

/** Control characters other than whitespace do not occur in text. */
const BINARY = /[^\P{Cc}\t\n\v\f\r]/u

/** Decodes a text file: UTF-16 by byte order mark, else UTF-8, else Windows-1252. */
export function plainTextFile(base64: string): string {
  const bytes = joined(base64)
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8"
  const text = decoded(bytes, encoding) ?? decoded(bytes, "windows-1252")
  if (text === undefined || BINARY.test(text) || text.trim() === "") throw unreadable()
  return text
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    return undefined
  }
}

function joined(base64: string): Uint8Array {
  const bytes = new Uint8Array((base64.length / 4) * 3)
  let length = 0
  for (const piece of piecesOf(base64)) {
    bytes.set(piece, length)
    length += piece.length
  }
  return bytes.subarray(0, length)
}
