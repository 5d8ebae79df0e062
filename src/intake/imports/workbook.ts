import { openXml, openXmlDecoder, attributeOf, type Tag } from "../../kernel/files/xml-reader.ts"
import { openZip } from "../../kernel/files/zip-reader.ts"
import { type CellFormat, formatOf, shownNumber } from "./cell-format.ts"
import { MAX_COLUMNS } from "./csv-rows.ts"
import { MAX_ROWS, MAX_TITLES } from "./fields.ts"
import { UnreadableFile } from "./unreadable-file.ts"

/** Larger than any workbook with 50,000 rows of topics. */
export const MAX_WORKBOOK_BYTES = 20 * 1024 * 1024
/** Of all parts that are read, decompressed. */
const MAX_INFLATED = 96 * 1024 * 1024
const MAX_SHARED_CHARACTERS = 16_000_000
const MAX_SHARED = 1_000_000
const MAX_SHEETS = 200
const MAX_LINKS = 5_000
const MAX_STYLES = 65_000
const MAX_CODES = 5_000
/** Excel allows no longer format. */
const MAX_CODE = 255
/** A row may name one long text many times. */
const MAX_ROW_CHARACTERS = 1_000_000
const NO_WORKBOOK = "The file is not an Excel workbook (.xlsx), or it is damaged"

type Sheet = { name: string; part: string }
type Book = { sheets: readonly Sheet[]; is1904: boolean; shared: readonly string[]; formats: readonly CellFormat[] }
type Handlers = Parameters<typeof openXml>[0]

/** The first bytes of a zip archive. */
export const isZip = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4

/**
 * Reads the cells of an Excel workbook as a CSV would have them: the values of formulas, dates as `2026-11-19`. Only the parts that hold
 * values are opened: no macros, no links to other files. Hidden sheets are left out.
 */
export async function openWorkbook(bytes: Uint8Array) {
  const parts = readParts(bytes)
  const book = await guarded(() => readBook(parts))
  const names = book.sheets.map(({ name }) => name)
  return {
    sheets: names,
    /** The sheet of this name, else the first with a row. */
    async pick(name?: string): Promise<string> {
      if (name !== undefined && !names.includes(name)) throw noSheet(name, names)
      for (const sheet of name === undefined ? book.sheets : []) {
        const first = await guarded(() => sheetRows(parts, sheet.part, book).next())
        if (!first.done) return sheet.name
      }
      if (name === undefined) throw new UnreadableFile("The workbook has no rows")
      return name
    },
    /** The rows with a value, a few at a time. */
    async *rows(name: string): AsyncGenerator<string[][]> {
      const pieces = sheetRows(parts, book.sheets.find((sheet) => sheet.name === name)?.part ?? "", book)
      for (let count = 0; ;) {
        const { done, value } = await guarded(() => pieces.next())
        if (done) return
        count += value.length
        if (count > MAX_ROWS + MAX_TITLES) throw new UnreadableFile("Maximum 50,000 rows allowed")
        yield value
      }
    },
  }
}

const noSheet = (sheet: string, names: readonly string[]) =>
  new UnreadableFile(
    `The workbook has no sheet ${JSON.stringify(sheet.slice(0, 100))}; it has ${names.slice(0, 20).join(", ").slice(0, 500)}`,
  )

/** Whatever breaks while a file is read is the file's fault. */
async function guarded<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(NO_WORKBOOK)
  }
}

type Parts = ReturnType<typeof readParts>

/** The archive's parts, which together may not exceed the limit. */
function readParts(bytes: Uint8Array) {
  if (bytes.byteLength > MAX_WORKBOOK_BYTES) throw new UnreadableFile("The workbook is larger than 20 MB")
  let zip: ReturnType<typeof openZip>
  try {
    zip = openZip(bytes)
  } catch {
    throw new UnreadableFile(NO_WORKBOOK)
  }
  let inflated = 0
  return {
    has: zip.has,
    /** Parses a part, and yields after each piece. */
    async *parse(name: string, handlers: Handlers): AsyncGenerator<void> {
      const xml = openXml(handlers)
      const decode = openXmlDecoder()
      for await (const piece of zip.read(name)) {
        inflated += piece.byteLength
        if (inflated > MAX_INFLATED) throw new UnreadableFile("The workbook is larger than 96 MB when it is unpacked")
        xml.feed(decode(piece, false))
        yield
      }
      xml.feed(decode(new Uint8Array(), true))
      xml.end()
      yield
    },
  }
}

async function parseAll(parts: Parts, name: string, handlers: Handlers): Promise<void> {
  if (!parts.has(name)) return
  for await (const _ of parts.parse(name, handlers));
}

const opens = ({ closes }: Tag, tag: string, name: string) => tag === name && !closes

async function readBook(parts: Parts): Promise<Book> {
  let workbook = ""
  await parseAll(parts, "_rels/.rels", {
    onTag: (tag) => {
      if (typeOf(tag) === "officeDocument") workbook ||= partAt("", attributeOf(tag, "Target"))
    },
    onText: () => {},
  })
  if (!parts.has(workbook)) throw new UnreadableFile(NO_WORKBOOK)
  const folder = workbook.slice(0, workbook.lastIndexOf("/") + 1)
  const links = new Map<string, string>()
  const partsByType = new Map<string, string>()
  await parseAll(parts, `${folder}_rels/${workbook.slice(folder.length)}.rels`, {
    onTag: (tag) => {
      const part = partAt(folder, attributeOf(tag, "Target"))
      links.set(attributeOf(tag, "Id") ?? "", part)
      partsByType.set(typeOf(tag), part)
      if (links.size + partsByType.size > MAX_LINKS) throw new UnreadableFile(NO_WORKBOOK)
    },
    onText: () => {},
  })
  const sheets: Sheet[] = []
  let is1904 = false
  await parseAll(parts, workbook, {
    onTag: (tag) => {
      if (opens(tag, tag.name, "workbookPr")) is1904 = ["1", "true"].includes(attributeOf(tag, "date1904") ?? "")
      if (!opens(tag, tag.name, "sheet") || (attributeOf(tag, "state") ?? "visible") !== "visible") return
      const part = links.get(attributeOf(tag, "r:id") ?? "")
      // Charts are sheets too.
      if (part !== undefined && parts.has(part)) sheets.push({ name: attributeOf(tag, "name") ?? "", part })
      if (sheets.length > MAX_SHEETS) throw new UnreadableFile(`The workbook has more than ${MAX_SHEETS} sheets`)
    },
    onText: () => {},
  })
  if (sheets.length === 0) throw new UnreadableFile(NO_WORKBOOK)
  const shared = await readShared(parts, partsByType.get("sharedStrings") ?? "")
  const formats = await readFormats(parts, partsByType.get("styles") ?? "")
  return { sheets, is1904, shared, formats }
}

/** The last step of a relationship's type; the first steps differ between the two forms of the standard. */
const typeOf = (tag: Tag) => (attributeOf(tag, "Type") ?? "").split("/").pop() ?? ""

/** The name of a part that a relationship points to. A link outside the archive names no part. */
function partAt(folder: string, target = ""): string {
  if (target.startsWith("/")) return target.slice(1)
  const steps = folder.split("/").slice(0, -1)
  for (const step of target.split("/")) {
    if (step === "..") steps.pop()
    else if (step !== ".") steps.push(step)
  }
  return steps.join("/")
}

/** The texts that cells name by number, without the readings of Japanese names. */
async function readShared(parts: Parts, name: string): Promise<string[]> {
  const shared: string[] = []
  let characters = 0
  await parseAll(
    parts,
    name,
    texts((text) => {
      shared.push(text)
      characters += text.length
      if (shared.length > MAX_SHARED || characters > MAX_SHARED_CHARACTERS) {
        throw new UnreadableFile("The workbook holds too much text")
      }
    }, "si"),
  )
  return shared
}

/** Collects the text of each such element. */
function texts(onElement: (text: string) => void, element: string): Handlers {
  let text = ""
  let isText = false
  let isReading = false
  return {
    onTag({ name, closes, isEmpty }) {
      if (name === "t") isText = !closes && !isEmpty
      else if (name === "rPh") isReading = !closes && !isEmpty
      else if (name === element) {
        if (closes || isEmpty) onElement(unescaped(text))
        text = ""
      }
    },
    onText(piece) {
      if (!isText || isReading) return
      text += piece
      if (text.length > MAX_ROW_CHARACTERS) throw new UnreadableFile("A cell is too long to be read")
    },
  }
}

/** Excel writes characters that XML cannot hold as `_x000D_`. */
const unescaped = (text: string) =>
  text.includes("_x") ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => characterOf(hex)) : text
const characterOf = (hex: string) => String.fromCharCode(Number.parseInt(hex, 16))

/** The format of each style that cells name by number. */
async function readFormats(parts: Parts, name: string): Promise<CellFormat[]> {
  const codes = new Map<number, string>()
  const formats: CellFormat[] = []
  let isCells = false
  await parseAll(parts, name, {
    onTag: (tag) => {
      if (tag.name === "cellXfs") isCells = !tag.closes
      if (tag.closes) return
      const id = Number(attributeOf(tag, "numFmtId"))
      if (tag.name === "numFmt") codes.set(id, (attributeOf(tag, "formatCode") ?? "").slice(0, MAX_CODE))
      if (tag.name === "xf" && isCells) formats.push(formatOf(id, codes.get(id)))
      if (codes.size > MAX_CODES || formats.length > MAX_STYLES)
        throw new UnreadableFile("The workbook has too many styles")
    },
    onText: () => {},
  })
  return formats
}

async function* sheetRows(parts: Parts, part: string, book: Book): AsyncGenerator<string[][]> {
  let rows: string[][] = []
  const reader = readCells(book, (cells) => rows.push(cells))
  for await (const _ of parts.parse(part, reader)) {
    if (rows.length === 0) continue
    yield rows
    rows = []
  }
}

/** Cells of merged ranges but the first are empty. Rows without a value are left out. */
function readCells({ shared, formats, is1904 }: Book, onRow: (cells: string[]) => void): Handlers {
  let cells: string[] = []
  let characters = 0
  let column = -1
  let type = ""
  let style = 0
  let value = ""
  let isValue = false
  let isReading = false

  const shown = () => {
    if (type === "s") return shared[Number(value)] ?? ""
    if (type === "b") return value === "1" || value === "true" ? "TRUE" : "FALSE"
    if (type === "" || type === "n") return shownNumber(value, formats[style] ?? "number", is1904)
    return type === "d" || type === "e" ? value : unescaped(value)
  }

  const endCell = () => {
    const text = value === "" ? "" : shown()
    value = ""
    if (text === "") return
    if (column >= MAX_COLUMNS) throw new UnreadableFile(`The sheet has more than ${MAX_COLUMNS} columns`)
    characters += text.length
    if (characters > MAX_ROW_CHARACTERS) throw new UnreadableFile("A row is too long to be read")
    while (cells.length < column) cells.push("")
    cells[column] = text
  }

  return {
    onTag(tag) {
      const { name, closes, isEmpty } = tag
      if (name === "c") {
        if (!closes) {
          column = columnOf(attributeOf(tag, "r")) ?? column + 1
          type = attributeOf(tag, "t") ?? ""
          style = Number(attributeOf(tag, "s") ?? 0)
          value = ""
        } else endCell()
      } else if (name === "v" || name === "t") isValue = !closes && !isEmpty
      else if (name === "rPh") isReading = !closes && !isEmpty
      else if (name === "row") {
        if ((closes || isEmpty) && cells.length > 0) onRow(cells)
        cells = []
        characters = 0
        column = -1
      }
    },
    onText(text) {
      if (!isValue || isReading) return
      value += text
      if (value.length > MAX_ROW_CHARACTERS) throw new UnreadableFile("A cell is too long to be read")
    },
  }
}

/** The column of a cell called `AB12`, from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0]
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
