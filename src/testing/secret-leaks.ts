import { env } from "cloudflare:workers"
import { SECRET_KEYS } from "../organizations/connections/kinds.ts"

/** Shorter secrets would match unrelated text by chance. */
const MIN_LENGTH = 8
const MAX_LENGTH = 500
/** The relay signs in to the SFTP server with a secret. The document's examples of credentials are sent by a test. */
const MAY_CONTAIN_SECRETS = /^\/(?:api\/relay\/lease|openapi\.json)$/

const planted = new Set<string>()
const found = new Set<string>()
const scannedObjects = new Set<string>()

/** Registers secrets that must not appear anywhere from now on. */
export function plant(credentials: Record<string, unknown> | null | undefined) {
  for (const name of SECRET_KEYS) {
    const value = credentials?.[name]
    if (typeof value === "string" && value.length >= MIN_LENGTH) planted.add(value)
  }
}

export function plantBody(body: unknown) {
  if (typeof body !== "string" || !body.includes('"credentials"')) return
  try {
    plant((JSON.parse(body) as { credentials?: Record<string, unknown> }).credentials)
  } catch {
    // Tests also send bodies that are not JSON.
  }
}

function scan(text: string, where: string) {
  for (const secret of planted) if (text.includes(secret)) found.add(where)
}

/** Scans a response as the test reads it, and no further, since some tests count what is read. */
export function watchResponse(path: string, response: Response): Response {
  const { pathname } = new URL(path, "https://strata.test")
  if (planted.size === 0 || MAY_CONTAIN_SECRETS.test(pathname) || !response.body) return response
  const decoder = new TextDecoder()
  let last = ""
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      // A secret may span two chunks.
      const text = last + decoder.decode(bytes, { stream: true })
      scan(text, `the response of ${pathname}`)
      last = text.slice(-MAX_LENGTH)
      controller.enqueue(bytes)
    },
  })
  return new Response(response.body.pipeThrough(watched), response)
}

const MOST_LINES = 200
const METHODS = ["log", "info", "warn", "error", "debug"] as const
let lines: unknown[][] = []
let write: ((...line: unknown[]) => void) | undefined

/**
 * Scans log lines, and keeps the newest for a test that fails. They are not passed on as they come: the test runner would wait forever
 * for a line that work in the background writes after the last test.
 */
export function watchConsole() {
  if (write) return
  write = console[METHODS[0]].bind(console)
  for (const method of METHODS) {
    console[method] = (...line: unknown[]) => {
      scan(line.map(String).join(" "), "a log line")
      lines.push(line)
      if (lines.length > MOST_LINES) lines.shift()
    }
  }
}

/** Forgets the lines of a test, and prints them first if it failed. */
export function endLines(hasFailed: boolean) {
  if (hasFailed) for (const line of lines) write?.(...line)
  lines = []
}

/** Keeps a copy of every queue message, since the outbox deletes them once they are sent. */
export const RECORD_MESSAGES = [
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

/** Where planted secrets were found since the last call. */
export async function leaks(): Promise<string[]> {
  if (planted.size > 0) {
    const secrets = JSON.stringify([...planted])
    for (const [where, rows] of Object.entries(STORED)) {
      const hit = await env.DB.prepare(`SELECT 1 FROM (${rows}), json_each(?) WHERE instr(text, value) > 0 LIMIT 1`)
        .bind(secrets)
        .first()
      if (hit) found.add(where)
    }
    for (const bucket of [env.IMPORTS, env.MEMBERS, env.DROP, env.REVOCATIONS]) await scanBucket(bucket)
  }
  const all = [...found]
  found.clear()
  return all
}

async function scanBucket(bucket: R2Bucket) {
  for (let cursor: string | undefined; ;) {
    const page = await bucket.list({ cursor })
    for (const { key } of page.objects) {
      if (scannedObjects.has(key)) continue
      scannedObjects.add(key)
      scan((await (await bucket.get(key))?.text()) ?? "", `the object ${key}`)
    }
    if (!page.truncated) return
    cursor = page.cursor
  }
}
