/** Prints a table, its columns as wide as their contents. */
export function table(rows: readonly Record<string, unknown>[], columns: readonly string[]): string {
  if (rows.length === 0) return "Nothing found."
  const lines = [columns, ...rows.map((row) => columns.map((column) => textOf(row[column])))]
  const widths = columns.map((_, index) => Math.min(60, Math.max(...lines.map((line) => (line[index] ?? "").length))))
  return lines
    .map((line) =>
      line
        .map((cell, index) => fit(cell, widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}

const fit = (text: string, width: number) => (text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width))

/** Removes control characters, which must not reach the terminal. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ""
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return text.replaceAll(/\p{Cc}/gu, " ")
}

/** One name and value per line. */
export const facts = (record: Record<string, unknown>): string => {
  const width = Math.max(...Object.keys(record).map((name) => name.length))
  return Object.entries(record)
    .map(([name, value]) => `${name.padEnd(width)}  ${textOf(value)}`)
    .join("\n")
}

const BAR = 30

/** A progress bar on stderr: redrawn in place on a terminal, otherwise one line per tenth. */
export function progressBar(label: string, total: number) {
  let shown = -1
  const { isTTY } = process.stderr
  return {
    update(done: number) {
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const step = Math.floor(share * (isTTY ? 1000 : 10))
      if (step === shown) return
      shown = step
      const filled = Math.round(share * BAR)
      const line = `${label} [${"#".repeat(filled)}${"-".repeat(BAR - filled)}] ${done}/${total}`
      process.stderr.write(isTTY ? `\r${line}` : `${line}\n`)
    },
    end() {
      if (isTTY) process.stderr.write("\n")
    },
  }
}
