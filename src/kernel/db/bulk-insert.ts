/** D1 limits strings to 2 MB; this assumes two bytes per character. */
const MAX_JSON_CHARACTERS = 900_000

/** An object is a cell of a column that holds JSON. */
type Cell = string | number | boolean | null | Readonly<Record<string, unknown>>

/** SQL for a cell of the row that is inserted. */
type CellSql = (column: string) => string

/**
 * One INSERT for many rows, passed as a single JSON parameter and unpacked by `json_each`: six times faster than a statement per
 * row and clear of D1's limit of 100 parameters. Rows are split only when the JSON grows too large. A cell that all rows have in common
 * is a parameter of its own: taking cells out of the JSON is half of what a narrow row costs.
 */
export function bulkInsert(
  d1: D1Database,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  /** What follows the rows: more conditions, then what to do about conflicts. */
  ending: string | ((cell: CellSql) => string) = "",
  /** Columns that hold JSON. Their cells are objects: JSON within JSON would be escaped on its way to the database. */
  jsonColumns: readonly string[] = [],
): D1PreparedStatement[] {
  const [first = []] = rows
  const common: (string | null)[] = []
  const own: number[] = []
  const cells = columns.map((column, i) => {
    const cell = first[i] ?? null
    if (jsonColumns.includes(column)) return `value -> ${own.push(i) - 1}`
    // Numbers stay in the JSON: D1 binds them as reals.
    if ((cell === null || typeof cell === "string") && rows.every((row) => row[i] === cell)) {
      return `?${common.push(cell) + 1}`
    }
    return `value ->> ${own.push(i) - 1}`
  })
  const more = typeof ending === "string" ? ending : ending((column) => cells[columns.indexOf(column)] ?? "NULL")
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${cells.join(", ")} FROM ${rowsOf("?1")} WHERE true ${more}`
  return jsonParameters(rows.map((row) => own.map((i) => row[i]))).map((json) => d1.prepare(sql).bind(json, ...common))
}

/**
 * The rows of a JSON parameter, to read several cells of each. They are materialized, because `json_each` alone writes a row out as text
 * again for every cell: of 44 cells that takes three times as long.
 */
export const rowsOf = (parameter: string) =>
  `(WITH given AS MATERIALIZED (SELECT value FROM json_each(${parameter})) SELECT value FROM given)`

/** Serializes rows as JSON arrays that each fit in one parameter. */
export function jsonParameters(rows: readonly unknown[]): string[] {
  if (rows.length === 0) return []
  const whole = JSON.stringify(rows)
  return whole.length <= MAX_JSON_CHARACTERS ? [whole] : severalParameters(rows)
}

function severalParameters(rows: readonly unknown[]): string[] {
  const parameters: string[] = []
  let part: string[] = []
  let length = 0
  for (const row of rows) {
    const json = JSON.stringify(row)
    if (json.length > MAX_JSON_CHARACTERS) throw new RangeError("A row is too large for the database")
    if (length + json.length > MAX_JSON_CHARACTERS) {
      parameters.push(`[${part.join(",")}]`)
      part = []
      length = 0
    }
    part.push(json)
    length += json.length + 1
  }
  if (part.length > 0) parameters.push(`[${part.join(",")}]`)
  return parameters
}
