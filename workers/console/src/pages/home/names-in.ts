/** The maximum of one request. */
const MAX_NAMES = 500

/** The names of a list, one per line, without blank lines and duplicates. */
export function namesIn(text: string, hasHeader: boolean): string[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .slice(hasHeader ? 1 : 0)
    .map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ""))].slice(0, MAX_NAMES)
}
