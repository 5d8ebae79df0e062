import { bindings, testServices } from "./factories.ts"

/** The tables of the database itself, and the copy of messages that tests keep. Full-text indexes are searched by their contents. */
const SKIPPED = /^(sqlite_|_cf_|d1_|kept_messages$)/

type Found = { where: string; text: string }

/** Every row of every table, every object of every bucket that contains a text, in any case. */
export async function storedWith(text: string): Promise<Found[]> {
  const { d1 } = testServices()
  const sought = text.toLowerCase()
  const tables = await d1.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>()
  const found: Found[] = []
  for (const { name } of tables.results) {
    if (SKIPPED.test(name) || name.includes("_fts")) continue
    const columns = Object.keys((await d1.prepare(`SELECT * FROM "${name}" LIMIT 1`).first()) ?? {})
    if (columns.length === 0) continue
    // The database looks for it: reading the rows of all tests here would take most of the test's time.
    const { results } = await d1
      .prepare(`SELECT * FROM "${name}" WHERE instr(lower(${textOf(columns)}), ?) > 0`)
      .bind(sought)
      .all()
    found.push(...results.map((row) => ({ where: name, text: JSON.stringify(row) })))
  }
  for (const bucketName of ["IMPORTS", "MEMBERS", "DROP", "REVOCATIONS"] as const) {
    const bucket = bindings[bucketName]
    for (let cursor: string | undefined; ;) {
      const page = await bucket.list({ cursor })
      for (const { key } of page.objects) {
        const file = await bucket.get(key)
        const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())
        const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
        const stream = new Blob([bytes]).stream()
        const content = await new Response(isGzip ? stream.pipeThrough(new DecompressionStream("gzip")) : stream).text()
        const whole = `${key} ${content}`
        if (whole.toLowerCase().includes(sought)) found.push({ where: bucketName, text: whole })
      }
      if (!page.truncated) break
      cursor = page.cursor
    }
  }
  return found
}

/** D1's functions take 32 arguments at most. */
const MAX_ARGUMENTS = 32

/** An expression for all cells of a row as one text. */
function textOf(columns: readonly string[]): string {
  const names = columns.map((column) => `"${column}"`)
  const parts = Array.from({ length: Math.ceil(names.length / (MAX_ARGUMENTS - 1)) }, (_, i) =>
    names.slice(i * (MAX_ARGUMENTS - 1), (i + 1) * (MAX_ARGUMENTS - 1)),
  )
  return parts.map((part) => `concat_ws(char(31), ${part.join(", ")})`).join(" || char(31) || ")
}
