export type Cell = string | number | null

/** Cells that need quotes. Without them, readers would drop leading and trailing blanks. */
const SPECIAL = /[",\r\n]|^\s|\s$/

/**
 * Cells that a spreadsheet would run as a formula: they start with a formula sign of any width, possibly behind invisible
 * characters, or with a control character that the spreadsheet skips.
 */
const FORMULA = /^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\0]/u

/** Prefixes formulas with an apostrophe, so that a spreadsheet shows them as text. */
export const escapeFormula = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (text: string, delimiter: string) =>
  SPECIAL.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF"

/** One RFC 4180 line. Numbers are never escaped; `asStored` leaves text unescaped too. */
export function csvLine(cells: readonly Cell[], asStored: boolean, delimiter = ","): string {
  let line = ""
  for (const [i, cell] of cells.entries()) {
    if (i > 0) line += delimiter
    if (typeof cell === "string") line += quoted(asStored ? cell : escapeFormula(cell), delimiter)
    else if (cell !== null) line += cell
  }
  return `${line}\r\n`
}
