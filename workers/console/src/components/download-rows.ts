/** Spreadsheets evaluate such cells as formulas, also after whitespace and with full-width characters. */
const FORMULA = /^\s*[=+\-@\t\r\0＝＋－＠]/u

/** Builds a CSV in the browser, of rows that are already in memory. */
export async function downloadRows(fileName: string, rows: readonly object[]) {
  const { default: papa } = await import("papaparse")
  const text = papa.unparse([...rows], { escapeFormulae: FORMULA })
  const url = URL.createObjectURL(new Blob(["\u{feff}", text], { type: "text/csv;charset=utf-8" }))
  const link = document.createElement("a")
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
