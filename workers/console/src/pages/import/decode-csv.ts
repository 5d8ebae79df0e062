/** A file that cannot be imported, in words for whoever chose it. */
export class UnreadableCsv extends Error {}

export type Decoded = { text: string; encoding: string }

/** What files that are no text begin with, read as Latin-1. */
const FOREIGN: readonly { mark: string; message: string }[] = [
  { mark: "PK\x03\x04", message: "This is an Excel workbook or another packed file. Save it as CSV first." },
  { mark: "\xd0\xcf\x11\xe0", message: "This is an old Excel workbook. Save it as CSV first." },
  { mark: "%PDF-", message: "This is a PDF, not a CSV. For campaign briefs there is the page Brief." },
]

const BYTE_ORDER_MARKS = [
  { mark: "\xff\xfe", encoding: "utf-16le" },
  { mark: "\xfe\xff", encoding: "utf-16be" },
]

/** The text of a CSV: UTF-8, UTF-16 as Excel's "Unicode text" is, or what Windows wrote before either. */
export function decodeCsv(bytes: Uint8Array<ArrayBuffer>): Decoded {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 8))
  const foreign = FOREIGN.find(({ mark }) => head.startsWith(mark))
  if (foreign) throw new UnreadableCsv(foreign.message)
  const encoding = BYTE_ORDER_MARKS.find(({ mark }) => head.startsWith(mark))?.encoding
  const decoded = encoding ? { text: new TextDecoder(encoding).decode(bytes), encoding } : decodeBytes(bytes)
  if (decoded.text.trim() === "") throw new UnreadableCsv("The file is empty.")
  if (/^\s*(?:<[!?a-z]|[{[]\s*["{[])/i.test(decoded.text.slice(0, 200))) {
    throw new UnreadableCsv("This is a web page, XML or JSON, not a CSV.")
  }
  return decoded
}

function decodeBytes(bytes: Uint8Array<ArrayBuffer>): Decoded {
  if (bytes.includes(0)) throw new UnreadableCsv("This is not a CSV: the file holds binary data.")
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" }
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" }
  }
}
