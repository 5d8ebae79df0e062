import { bindings, testServices } from "./factories.ts"

/** The tables of the database itself, and the copy of messages that tests keep. Full-text indexes are searched by their contents. */
const SKIPPED = /^(sqlite_|_cf_|d1_|kept_messages$)/

type Found = { where: string; text: string }

/** Every row of every table, every object of every bucket, as text. */
export async function allStored(): Promise<Found[]> {
  const { d1 } = testServices()
  const tables = await d1.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>()
  const found: Found[] = []
  for (const { name } of tables.results) {
    if (SKIPPED.test(name) || name.includes("_fts")) continue
    const { results } = await d1.prepare(`SELECT * FROM "${name}"`).all()
    found.push(...results.map((row) => ({ where: name, text: JSON.stringify(row) })))
  }
  for (const bucketName of ["IMPORTS", "MEMBERS", "DROP"] as const) {
    const bucket = bindings[bucketName]
    for (let cursor: string | undefined; ;) {
      const page = await bucket.list({ cursor })
      for (const { key } of page.objects) {
        const file = await bucket.get(key)
        const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())
        const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b
        const stream = new Blob([bytes]).stream()
        const text = await new Response(isGzip ? stream.pipeThrough(new DecompressionStream("gzip")) : stream).text()
        found.push({ where: bucketName, text: `${key} ${text}` })
      }
      if (!page.truncated) break
      cursor = page.cursor
    }
  }
  return found
}

/** Where a text is stored. */
export const storedWith = async (text: string): Promise<Found[]> =>
  (await allStored()).filter((one) => one.text.toLowerCase().includes(text.toLowerCase()))
