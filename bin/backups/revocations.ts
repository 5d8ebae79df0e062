import { createHash } from "node:crypto"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { text } from "node:stream/consumers"
import { entriesIn, linesOf, objectKey, REPLAY, type Revocation } from "../../src/organizations/revocations/replay.ts"
import type { Bucket } from "./bucket.ts"
import type { Ask } from "./database-schema.ts"

/** A statement names its list up to three times, and D1 accepts 100,000 bytes. */
const ENTRIES_PER_STATEMENT = 200

/** Name of the bucket's binding. */
export const REVOCATIONS = "REVOCATIONS"

/** Keeps what ended in a database that is about to be replaced, if the service has not copied it to the bucket yet. */
export async function keepPending(ask: Ask, bucket: Bucket): Promise<void> {
  if (!(await hasTable(ask))) return
  const [pending = []] = await ask(["SELECT kind, id, at FROM revocations WHERE object IS NULL ORDER BY seq"])
  if (pending.length > 0) await writeText(bucket, objectKey(new Date().toISOString()), linesOf(pending as Revocation[]))
}

export async function copyObjects(from: Bucket, to: Bucket): Promise<void> {
  for await (const key of from.list()) {
    const body = await from.read(key)
    if (body) await writeText(to, key, await text(body))
  }
}

/** The newest object that the database knows. */
export async function newestKnown(ask: Ask): Promise<string> {
  if (!(await hasTable(ask))) return ""
  const [[row] = []] = await ask(["SELECT coalesce(max(object), '') AS object FROM revocations"])
  return row?.["object"] as string
}

/** Statements that end in a restored database what ended after it knew its newest object. */
export async function replayStatements(bucket: Bucket, after: string): Promise<string[]> {
  const newer: string[] = []
  for await (const key of bucket.list()) if (key > after) newer.push(key)
  const entries: Revocation[] = []
  for (const key of newer.sort()) {
    const body = await bucket.read(key)
    if (body) entries.push(...entriesIn(await text(body)))
  }
  const statements: string[] = []
  for (let i = 0; i < entries.length; i += ENTRIES_PER_STATEMENT) {
    const list = `'${JSON.stringify(entries.slice(i, i + ENTRIES_PER_STATEMENT)).replaceAll("'", "''")}'`
    statements.push(...REPLAY.map((statement) => statement.replaceAll("?1", () => list)))
  }
  const last = newer.at(-1)
  if (last !== undefined) {
    statements.push(`INSERT INTO revocations (kind, id, at, object) VALUES ('replayed', '', '', '${last}')`)
  }
  return statements
}

async function hasTable(ask: Ask): Promise<boolean> {
  const [found = []] = await ask(["SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'revocations'"])
  return found.length > 0
}

async function writeText(bucket: Bucket, key: string, content: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-revocations-"))
  const file = path.join(folder, "lines")
  try {
    writeFileSync(file, content, { mode: 0o600 })
    const hash = createHash("sha256").update(content).digest("hex")
    await bucket.write(key, file, Buffer.byteLength(content), hash)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
