/** Far more than a row of topics needs, and 500 such rows still fit every size limit. */
export const MAX_ROW_CHARACTERS = 20_000
export const MAX_COLUMNS = 500
/** Blank lines are skipped. The limit stops a file of blank lines from keeping the parser busy. */
export const MAX_BLANK_LINES = 50_000

const QUOTE = 0x22
const NEWLINE = 0x0a

/** Why a row cannot be parsed: an unclosed or undoubled quote, too many characters, or too many cells. */
export type Fault = "quote" | "length" | "columns"
type Row = { cells: string[]; next: number; fault?: Fault }
type Cell = { text: string; end: number }

type Options = {
  delimiter: string
  /** The text is complete. Otherwise its last row may be incomplete. */
  isEnd: boolean
  maxCharacters?: number
}

/**
 * Parses the row that starts at `from`, in one pass over its characters. Line breaks are `\n`. Returns undefined if the row is incomplete
 * and still within the limits.
 */
export function cutRow(
  text: string,
  from: number,
  { delimiter, isEnd, maxCharacters = MAX_ROW_CHARACTERS }: Options,
): Row | undefined {
  const separator = delimiter.charCodeAt(0)
  const cells: string[] = []
  let characters = 0
  let at = from
  for (;;) {
    const cell = cutCell(text, at, separator, isEnd)
    if (cell === "broken") return { cells, next: at, fault: "quote" }
    if (cell === undefined) {
      // Quotes and delimiters do not count toward the limit of a complete row, so an incomplete row may be longer.
      return text.length - from > 2 * maxCharacters ? { cells, next: at, fault: "length" } : undefined
    }
    cells.push(cell.text)
    characters += cell.text.length
    if (characters > maxCharacters) return { cells, next: at, fault: "length" }
    if (cells.length > MAX_COLUMNS) return { cells, next: at, fault: "columns" }
    if (cell.end === text.length) return { cells, next: cell.end }
    at = cell.end + 1
    if (text.charCodeAt(cell.end) === NEWLINE) return { cells, next: at }
  }
}

export const isBlank = (cells: readonly string[]) => cells.length === 1 && cells[0]?.trim() === ""

function cutCell(text: string, start: number, separator: number, isEnd: boolean): Cell | "broken" | undefined {
  if (text.charCodeAt(start) === QUOTE) return cutQuoted(text, start + 1, separator, isEnd)
  let end = start
  while (end < text.length && !endsCell(text.charCodeAt(end), separator)) end++
  return end < text.length || isEnd ? { text: text.slice(start, end), end } : undefined
}

function cutQuoted(text: string, start: number, separator: number, isEnd: boolean): Cell | "broken" | undefined {
  let close = text.indexOf('"', start)
  let hasDoubled = false
  while (close !== -1 && text.charCodeAt(close + 1) === QUOTE) {
    hasDoubled = true
    close = text.indexOf('"', close + 2)
  }
  if (close === -1) return isEnd ? "broken" : undefined
  let end = close + 1
  while (isSpace(text.charCodeAt(end)) && !endsCell(text.charCodeAt(end), separator)) end++
  if (end === text.length && !isEnd) return undefined
  if (end < text.length && !endsCell(text.charCodeAt(end), separator)) return "broken"
  const inner = text.slice(start, close)
  return { text: hasDoubled ? inner.replaceAll('""', '"') : inner, end }
}

const endsCell = (code: number, separator: number) => code === separator || code === NEWLINE
const isSpace = (code: number) => code === 0x20 || code === 0x09 || code === 0xa0
