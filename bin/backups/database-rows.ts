import type { Ask, Table } from "./database-schema.ts"

/** Rows and bytes read with one statement. A row has up to 2 MB. */
const PAGE = 2_000
const PAGE_BYTES = 2_000_000
/** Tables whose first pages are read together. */
const GROUP = 8
/** Parts of a large table that are read at the same time: while the database runs one query, others travel. */
const PARTS = 4
/** D1 accepts statements of up to 100,000 bytes. */
const MAX_STATEMENT = 90_000
const MAX_PIECE = 20_000

/** A row as SQL literals, in the order of the table's columns. */
type Row = string[]
/** `more`: the range may have further rows. */
type Page = { rows: Row[]; more: boolean }
/** Rows after this one, up to a row number. */
type Range = { after?: Row | undefined; upTo?: number | undefined }
type Inserts = { table: Table; statements: string[]; rows: number }

/**
 * Yields every row of every table as INSERT statements. Tables that others refer to are read last: if the database changes meanwhile, the rows already read still have their references.
 */
export async function* readRows(ask: Ask, tables: readonly Table[]): AsyncGenerator<Inserts> {
  const left = tables.toReversed()
  while (left.length > 0) {
    const group = takeGroup(left)
    const answers = await ask(group.map((table) => selectOf(table)))
    for (const [i, table] of group.entries()) {
      const { rows, more } = pageOf(table, answers[i] ?? [])
      yield insertsOf(table, rows)
      if (more) yield* interleave(rangesOf(table, rows.at(-1)).map((range) => readRange(ask, table, range)))
    }
  }
}

async function* readRange(ask: Ask, table: Table, { after, upTo }: Range): AsyncGenerator<Inserts> {
  for (let [reached, more] = [after, true]; more;) {
    const [answer = []] = await ask([selectOf(table, { after: reached, upTo })])
    const page = pageOf(table, answer)
    ;({ more } = page)
    reached = page.rows.at(-1)
    if (reached) yield insertsOf(table, page.rows)
  }
}

/** A large table with numbered rows is read in parts; the last one has no end, for rows that are added meanwhile. */
function rangesOf({ columns, key, rows, last = 0 }: Table, after?: Row): Range[] {
  const from = Number(after?.[columns.indexOf(key[0] ?? "")])
  if (rows < PARTS * PAGE || !(last > from)) return [{ after }]
  const bounds = Array.from({ length: PARTS - 1 }, (_, i) => Math.floor(from + ((last - from) * (i + 1)) / PARTS))
  const starts = [after, ...bounds.map((bound) => columns.map(() => String(bound)))]
  return starts.map((start, i) => ({ after: start, upTo: bounds[i] }))
}

/** What the generators yield, as it comes. */
async function* interleave<T>(generators: readonly AsyncGenerator<T>[]): AsyncGenerator<T> {
  const next = async (generator: AsyncGenerator<T>) => ({ generator, result: await generator.next() })
  const pending = new Map(generators.map((generator) => [generator, next(generator)]))
  while (pending.size > 0) {
    const { generator, result } = await Promise.race(pending.values())
    if (result.done) pending.delete(generator)
    else {
      pending.set(generator, next(generator))
      yield result.value
    }
  }
}

/** Small tables are read together: each request takes a round trip. */
function takeGroup(left: Table[]): Table[] {
  let rows = 0
  const end = left.findIndex((table, i) => {
    rows += Math.min(table.rows, PAGE)
    return i === GROUP || (i > 0 && rows > PAGE)
  })
  return left.splice(0, end === -1 ? left.length : end)
}

/** Lengths, which SQLite knows without reading the values, say where the page ends. */
function selectOf({ name, columns, key }: Table, { after, upTo }: Range = {}): string {
  const keys = key.map(nameOf)
  const bounds = [
    ...(after ? [`(${keys.join(", ")}) > (${key.map((column) => after[columns.indexOf(column)]).join(", ")})`] : []),
    ...(upTo === undefined ? [] : [`${keys[0]} <= ${upTo}`]),
  ]
  const where = bounds.length > 0 ? `WHERE ${bounds.join(" AND ")}` : ""
  const bytes = columns.map((column) => `coalesce(octet_length(${nameOf(column)}), 0)`).join(" + ")
  return `WITH lengths AS (SELECT ${keys.map((column, i) => `${column} AS k${i}`).join(", ")}, ${bytes} AS bytes
      FROM "${name}" ${where} ORDER BY ${keys.join(", ")} LIMIT ${PAGE}),
    page AS (SELECT *, sum(bytes) OVER sorted AS total, row_number() OVER sorted AS n, count(*) OVER () AS found FROM lengths
      WINDOW sorted AS (ORDER BY ${keys.map((_, i) => `k${i}`).join(", ")} ROWS UNBOUNDED PRECEDING))
    SELECT ${columns.map((column, i) => `${literalOf(column)} AS c${i}`).join(", ")}, page.found
    FROM page CROSS JOIN "${name}" AS t ON ${keys.map((column, i) => `t.${column} = page.k${i}`).join(" AND ")}
    WHERE page.total <= ${PAGE_BYTES} OR page.n = 1 ORDER BY page.n`
}

const nameOf = (column: string) => (column === "rowid" ? "rowid" : `"${column}"`)

/** SQLite writes the literal, so that types and numbers stay exact. Text with line breaks or NUL is written as bytes. */
function literalOf(column: string): string {
  const value = `t.${nameOf(column)}`
  if (column === "rowid") return value
  return `CASE WHEN typeof(${value}) = 'text' AND (instr(${value}, char(10)) OR instr(${value}, char(13)) OR instr(${value}, char(0)))
    THEN 'CAST(X''' || hex(${value}) || ''' AS TEXT)' ELSE quote(${value}) END`
}

function pageOf({ columns }: Table, answer: readonly Record<string, unknown>[]): Page {
  const rows = answer.map((row) => columns.map((_, i) => String(row[`c${i}`])))
  const found = Number(answer[0]?.["found"] ?? 0)
  return { rows, more: found === PAGE || found > rows.length }
}

const insertsOf = (table: Table, rows: readonly Row[]): Inserts => ({
  table,
  statements: statementsOf(table, rows),
  rows: rows.length,
})

function statementsOf(table: Table, rows: readonly Row[]): string[] {
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
