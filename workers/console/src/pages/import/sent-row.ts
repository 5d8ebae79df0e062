/** A row in the API's format. Cells beyond the header get generated names, so that a rejected row stays complete. */
export const rowOf = (header: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(cells.map((cell, i) => [header[i] ?? `column ${i + 1}`, cell]))
