import type { Ask, Table } from "./database-schema.ts"

/** Rows read with one statement, and with one group of statements. */
const PAGE = 1_000
/** D1 accepts statements of up to 100,000 bytes. */
const MAX_STATEMENT = 90_000
const MAX_PIECE = 20_000
/** Linux accepts command-line arguments of up to 131,071 bytes. */
const MAX_COMMAND = 90_000

/** A row as SQL literals, in the order of the table's columns. */
type Row = string[]

/**
 * Yields every row of every table as INSERT statements. Tables that others refer to are read last: if the database changes meanwhile, the rows already read still have their references.
 */
export async function* readRows(
  ask: Ask,
  tables: readonly Table[],
): AsyncGenerator<{ table: Table; statements: string[]; rows: number }> {
  const left = tables.toReversed()
  while (left.length > 0) {
    const group = takeGroup(left)
    const pages = await ask(group.map((table) => selectOf(table)))
    for (const [i, table] of group.entries()) {
      let page = (pages[i] ?? []).map((row) => literalsOf(table, row))
      for (;;) {
        yield { table, statements: insertsOf(table, page), rows: page.length }
        if (page.length < PAGE) break
        const [next = []] = await ask([selectOf(table, page.at(-1))])
        page = next.map((row) => literalsOf(table, row))
      }
    }
  }
}

/** Small tables are read together: a remote command costs seconds. */
function takeGroup(left: Table[]): Table[] {
  let [rows, bytes] = [0, 0]
  const end = left.findIndex((table, i) => {
    rows += Math.min(table.rows, PAGE)
    bytes += selectOf(table).length
    return i > 0 && (rows > PAGE || bytes > MAX_COMMAND)
  })
  return left.splice(0, end === -1 ? left.length : end)
}

function selectOf({ name, columns, key }: Table, after?: Row): string {
  const list = columns.map((column, i) => `${literalSql(column)} AS c${i}`)
  const order = key.map((column) => `"${column}"`).join(", ")
  const where = after ? ` WHERE (${order}) > (${key.map((column) => after[columns.indexOf(column)]).join(", ")})` : ""
  return `SELECT ${list.join(", ")} FROM "${name}"${where} ORDER BY ${order} LIMIT ${PAGE}`
}

/** SQLite writes the literal, so that types and numbers stay exact. Text with line breaks or NUL is written as bytes. */
function literalSql(column: string): string {
  const value = column === "rowid" ? "rowid" : `"${column}"`
  if (column === "rowid") return value
  return `CASE WHEN typeof(${value}) = 'text' AND (instr(${value}, char(10)) OR instr(${value}, char(13)) OR instr(${value}, char(0)))
    THEN 'CAST(X''' || hex(${value}) || ''' AS TEXT)' ELSE quote(${value}) END`
}

const literalsOf = ({ columns }: Table, row: Record<string, unknown>): Row =>
  columns.map((_, i) => String(row[`c${i}`]))

function insertsOf(table: Table, rows: readonly Row[]): string[] {
  const start = `INSERT INTO "${table.name}" (${table.columns.map((column) => `"${column}"`).join(", ")}) VALUES\n`
  const statements: string[] = []
  let values: string[] = []
  let bytes = 0
  const flush = () => {
    if (values.length > 0) statements.push(start + values.join(",\n"))
    values = []
    bytes = 0
  }
  for (const row of rows) {
    const value = `(${row.join(", ")})`
    const size = Buffer.byteLength(value) + 2
    if (start.length + bytes + size > MAX_STATEMENT) flush()
    if (start.length + size > MAX_STATEMENT) statements.push(...insertLong(table, start, row))
    else {
      values.push(value)
      bytes += size
    }
  }
  flush()
  return statements
}

/** A row that is too long for one statement: its long texts are appended in pieces. */
function insertLong({ name, columns, key }: Table, start: string, row: Row): string[] {
  const pieces = row.map((literal) => (Buffer.byteLength(literal) > MAX_PIECE ? piecesOf(name, literal) : [literal]))
  const where = key.map((column) => `"${column}" = ${row[columns.indexOf(column)]}`).join(" AND ")
  const appends = pieces.flatMap(([, ...more], i) =>
    more.map((piece) => `UPDATE "${name}" SET "${columns[i]}" = "${columns[i]}" || ${piece} WHERE ${where}`),
  )
  return [`${start}(${pieces.map(([first]) => first).join(", ")})`, ...appends]
}

function piecesOf(table: string, literal: string): string[] {
  const characters = Array.from(textOf(table, literal))
  const pieces: string[] = []
  // At most four bytes per character, twice that in hexadecimal.
  const length = Math.floor(MAX_PIECE / 8)
  for (let at = 0; at < characters.length; at += length) {
    const text = characters.slice(at, at + length).join("")
    pieces.push(
      /[\n\r\0]/.test(text)
        ? `CAST(X'${Buffer.from(text).toString("hex")}' AS TEXT)`
        : `'${text.replaceAll("'", "''")}'`,
    )
  }
  return pieces
}

function textOf(table: string, literal: string): string {
  const hex = /^CAST\(X'([0-9A-F]*)' AS TEXT\)$/i.exec(literal)?.[1]
  if (hex !== undefined) return Buffer.from(hex, "hex").toString("utf8")
  if (literal.startsWith("'")) return literal.slice(1, -1).replaceAll("''", "'")
  throw new Error(`${table} holds a value of ${literal.length} bytes that is not text; it cannot be copied`)
}
