/** The API's limit per row. */
export const MAX_ROW_CHARACTERS = 20_000
/** The column with each row's number in the user's file, added if rows were excluded. */
const FILE_ROW = "file row"

type Table = {
  header: readonly string[]
  rows: readonly (readonly string[])[]
  /** Indexes of rows that are not imported. */
  excluded: ReadonlySet<number>
}

export const isTooLong = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.length, 0) > MAX_ROW_CHARACTERS

/** The file to upload: the edited rows with unique column names, in UTF-8. Rows that are too long are left out. */
export function writeCsv({ header, rows, excluded }: Table): { file: Blob; rows: number } {
  const sent = rows.flatMap((cells, index) => (excluded.has(index) || isTooLong(cells) ? [] : [{ cells, index }]))
  const isShorter = sent.length < rows.length
  const numbered = isShorter ? [...header, unusedName(header)] : header
  const lines = [lineOf(numbered)]
  for (const { cells, index } of sent) {
    lines.push(lineOf(isShorter ? [...padded(cells, header.length), String(index + 1)] : cells))
  }
  return { file: new Blob([lines.join("")], { type: "text/csv" }), rows: sent.length }
}

/** Cells beyond the header are kept, so that the API rejects the row as it would in the user's file. */
const padded = (cells: readonly string[], width: number) =>
  cells.length >= width ? cells : [...cells, ...Array.from({ length: width - cells.length }, () => "")]

function unusedName(header: readonly string[]): string {
  let name = FILE_ROW
  while (header.includes(name)) name += "*"
  return name
}

const lineOf = (cells: readonly string[]) => `${cells.map(quoted).join(",")}\n`
const quoted = (cell: string) => (/[",\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
