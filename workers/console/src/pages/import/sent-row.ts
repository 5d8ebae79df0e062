/** A row as the service takes it; cells beyond the header get names of their own, so that a refused row comes back whole. */
export const rowOf = (header: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(cells.map((cell, i) => [header[i] ?? `column ${i + 1}`, cell]))
