/** A strict RFC 4180 parser for testing the writer; throws on anything invalid. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const quoted = text[at] === '"'
    const end = quoted ? closingQuote(text, at) + 1 : plainEnd(text, at)
    const cell = text.slice(at, end)
    row.push(quoted ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (text[end] === ",") {
      at = end + 1
      if (at === text.length) throw new Error("The last line has no end")
      continue
    }
    if (text.slice(end, end + 2) !== "\r\n") throw new Error(`No comma and no end of line at ${end}`)
    rows.push(row)
    row = []
    at = end + 2
  }
  return rows
}

function closingQuote(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] !== '"') return at
    at++
  }
  throw new Error(`A quote at ${start} is never closed`)
}

function plainEnd(text: string, start: number): number {
  let end = start
  while (end < text.length && text[end] !== "," && text[end] !== "\r") {
    if (text[end] === '"' || text[end] === "\n") throw new Error(`A bare ${JSON.stringify(text[end])} at ${end}`)
    end++
  }
  return end
}

/** Rows as objects keyed by header. */
export function readCsvRecords(text: string): Record<string, string>[] {
  const [headers = [], ...rows] = readCsv(text)
  return rows.map((row) => {
    if (row.length !== headers.length) throw new Error(`${row.length} cells under ${headers.length} headers`)
    return Object.fromEntries(row.map((cell, i) => [headers[i] ?? "", cell]))
  })
}
