import { env } from "cloudflare:workers"
import { SECRET_KEYS } from "../organizations/connections/kinds.ts"

/** Shorter ones stand in harmless texts by chance. */
const SHORTEST = 8
const LONGEST = 500
/** The one answer that has to hold a secret: the relay signs in to the SFTP server with it. */
const MAY_TELL = /^\/api\/relay\/lease$/

const planted = new Set<string>()
const found = new Set<string>()
const seenObjects = new Set<string>()

/** Whatever a test gives away as a secret must not be seen anywhere from then on. */
export function plant(credentials: Record<string, unknown> | null | undefined) {
  for (const name of SECRET_KEYS) {
    const value = credentials?.[name]
    if (typeof value === "string" && value.length >= SHORTEST) planted.add(value)
  }
}

export function plantBody(body: unknown) {
  if (typeof body !== "string" || !body.includes('"credentials"')) return
  try {
    plant((JSON.parse(body) as { credentials?: Record<string, unknown> }).credentials)
  } catch {
    // Not every body that a test sends is JSON.
  }
}

function look(text: string, where: string) {
  for (const secret of planted) if (text.includes(secret)) found.add(where)
}

/** Reads along with whoever asked, and no further: some tests count what is read. */
export function watchAnswer(path: string, answer: Response): Response {
  const { pathname } = new URL(path, "https://strata.test")
  if (planted.size === 0 || MAY_TELL.test(pathname) || !answer.body) return answer
  const decoder = new TextDecoder()
  let last = ""
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      // A secret may stand across two pieces.
      const text = last + decoder.decode(bytes, { stream: true })
      look(text, `the answer of ${pathname}`)
      last = text.slice(-LONGEST)
      controller.enqueue(bytes)
    },
  })
  return new Response(answer.body.pipeThrough(watched), answer)
}

/** Log lines go where they went before, and are read on the way. */
export function watchConsole() {
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    const write = console[method].bind(console)
    console[method] = (...line: unknown[]) => {
      look(line.map(String).join(" "), "a log line")
      write(...line)
    }
  }
}

/** Every message is written down before it is sent: here it stays written down. */
export const KEEP_MESSAGES = [
  `CREATE TABLE IF NOT EXISTS kept_messages (body TEXT NOT NULL)`,
  `CREATE TRIGGER IF NOT EXISTS keep_messages AFTER INSERT ON outbox BEGIN INSERT INTO kept_messages VALUES (new.body); END`,
]

const STORED = {
  "a queue message": "SELECT body AS text FROM kept_messages",
  "a dead letter": "SELECT body AS text FROM dead_letters",
  "the audit log": "SELECT details AS text FROM audit_log",
  "a connection": "SELECT config || coalesce(credentials, '') AS text FROM connections",
  "an activation": "SELECT coalesce(error, '') AS text FROM activations WHERE error IS NOT NULL",
  "a delivery": "SELECT objects || coalesce(error, '') AS text FROM deliveries",
}

/** Where a planted secret was seen since the last time somebody asked. */
export async function leaks(): Promise<string[]> {
  if (planted.size > 0) {
    const secrets = JSON.stringify([...planted])
    for (const [where, rows] of Object.entries(STORED)) {
      const hit = await env.DB.prepare(`SELECT 1 FROM (${rows}), json_each(?) WHERE instr(text, value) > 0 LIMIT 1`)
        .bind(secrets)
        .first()
      if (hit) found.add(where)
    }
    for (const bucket of [env.IMPORTS, env.MEMBERS, env.DROP]) await lookInto(bucket)
  }
  const all = [...found]
  found.clear()
  return all
}

async function lookInto(bucket: R2Bucket) {
  for (let cursor: string | undefined; ;) {
    const page = await bucket.list({ cursor })
    for (const { key } of page.objects) {
      if (seenObjects.has(key)) continue
      seenObjects.add(key)
      look((await (await bucket.get(key))?.text()) ?? "", `the object ${key}`)
    }
    if (!page.truncated) return
    cursor = page.cursor
  }
}
