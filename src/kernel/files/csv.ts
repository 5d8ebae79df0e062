export type Cell = string | number | null

/** What has to stand in quotes; a blank at either end would be lost without them. */
const SPECIAL = /[",\r\n]|^\s|\s$/

/**
 * What a spreadsheet would take for a formula: a sign that begins one, in any width, at the beginning or behind characters that
 * are not seen, and the control characters that make it skip to the next.
 */
const FORMULA = /^[\s\p{C}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\0]/u

/** Text as a spreadsheet will show it and never run it. */
export const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text)

const quoted = (text: string) => (SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One line by RFC 4180. A number is a number, whatever its sign. */
export function csvLine(cells: readonly Cell[], asStored: boolean): string {
  let line = ""
  for (const [i, cell] of cells.entries()) {
    if (i > 0) line += ","
    if (typeof cell === "string") line += quoted(asStored ? cell : harmless(cell))
    else if (cell !== null) line += cell
  }
  return `${line}\r\n`
}
