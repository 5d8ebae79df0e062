import { UnreadableFile } from "./unreadable-file.ts"

export type Decoded = { text: string; encoding: string }

/** Signatures of other file types, as Latin-1. */
const SIGNATURES: readonly { mark: string; message: string }[] = [
  { mark: "\xd0\xcf\x11\xe0", message: "This is an old or protected Excel workbook. Save it as .xlsx or CSV first." },
  { mark: "%PDF-", message: "This is a PDF, not a CSV. Upload campaign briefs on the Brief page." },
]

const BYTE_ORDER_MARKS = [
  { mark: "\xff\xfe", encoding: "utf-16le" },
  { mark: "\xfe\xff", encoding: "utf-16be" },
]

/** Decodes UTF-8, UTF-16 (Excel's "Unicode text") or Windows-1252, which includes Latin-1. */
export function decodeCsv(bytes: Uint8Array<ArrayBuffer>): Decoded {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 8))
  const signature = SIGNATURES.find(({ mark }) => head.startsWith(mark))
  if (signature) throw new UnreadableFile(signature.message)
  const encoding = BYTE_ORDER_MARKS.find(({ mark }) => head.startsWith(mark))?.encoding
  const decoded = encoding ? { text: decodeUtf16(bytes, encoding), encoding } : decodeBytes(bytes)
  if (decoded.text.trim() === "") throw new UnreadableFile("The file is empty.")
  if (/^\s*(?:<[!?a-z]|[{[]\s*["{[])/i.test(decoded.text.slice(0, 200))) {
    throw new UnreadableFile("This is a web page, XML or JSON, not a CSV.")
  }
  return decoded
}

function decodeUtf16(bytes: Uint8Array<ArrayBuffer>, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    throw new UnreadableFile("The file is not valid UTF-16 text: it is damaged.")
  }
}

function decodeBytes(bytes: Uint8Array<ArrayBuffer>): Decoded {
  if (bytes.includes(0)) throw new UnreadableFile("This is not a CSV: the file contains binary data.")
  try {
    return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes), encoding: "utf-8" }
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" }
  }
}
