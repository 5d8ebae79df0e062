import { createWriteStream, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { type Environment, ENVIRONMENTS } from "../deployment/environments.ts"
import type { Target } from "../maintenance/maintenance.ts"
import { realign } from "../maintenance/realign.ts"
import type { Ask } from "./database-schema.ts"
import { type Manifest, readIndex, verifyBackup } from "./manifest.ts"
import { bookmarkOf, executeRemotely, migrateRemotely, readRemotely, remoteBuckets } from "./remote-account.ts"
import { copyObjects, keepPending, replayStatements, REVOCATIONS } from "./revocations.ts"
import { MIGRATIONS } from "../system/migrations.ts"
import { statementsOf } from "./statements.ts"

type Options = { force?: boolean; target?: Target; say: (line: string) => void }

/** Restores a backup into a deployed environment: its database as one import, then its objects. */
export async function restoreRemotely(folder: string, env: Environment, options: Options): Promise<Manifest> {
  const { force = false, target, say } = options
  const manifest = await verifyBackup(folder)
  const buckets = remoteBuckets(env)
  const ask = readRemotely(env)
  const present = await readPresent(ask)
  if (present.organizations > 0 && !force) {
    throw new Error(
      `The database of ${env} has ${present.organizations} organizations: add --force to replace everything in it with the backup.`,
    )
  }
  if (present.organizations > 0) {
    say(`To undo: npx wrangler d1 time-travel restore DB --env ${env} --bookmark ${await bookmarkOf(env)}`)
  }
  await gatherRevocations(manifest, env, say)
  for (const [name, bucket] of Object.entries(buckets)) {
    if (!manifest.buckets[name]) continue
    for (const { key, file, bytes, sha256 } of readIndex(folder, name)) {
      await bucket.write(key, path.join(folder, file), bytes, sha256)
    }
  }
  const bucket = buckets[REVOCATIONS]
  const ends = bucket ? await replayStatements(bucket, manifest.revocations ?? "") : []
  // With the rows, so that a revoked key does not work for a moment; an older schema has to be migrated before.
  const isCurrent = manifest.migrations.length === MIGRATIONS.length
  await importStatements(env, async function* () {
    yield* present.drops
    yield* statementsOf(folder, manifest)
    if (isCurrent) yield* ends
  })
  await migrateRemotely(env)
  if (!isCurrent && ends.length > 0) await importStatements(env, () => ends)
  if (target) await realign(target)
  else
    say(
      "Now run `STRATA_URL=https://... MAINTENANCE_TOKEN=... npm run realign` to rebuild quota counters and the vector index.",
    )
  return manifest
}

/** The current contents, and the statements that remove them: triggers and full-text tables first, then referring tables. */
async function readPresent(ask: Ask): Promise<{ organizations: number; drops: string[] }> {
  const [entries = []] = await ask([
    "SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'trigger') AND sql IS NOT NULL ORDER BY rowid",
  ])
  const found = (entries as { type: string; name: string; sql: string }[]).filter(
    ({ name }) => !/^(sqlite_|_cf_)/.test(name),
  )
  const virtual = found.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql)).map(({ name }) => name)
  const tables = found.filter(
    ({ type, name }) => type === "table" && !virtual.some((owner) => name === owner || name.startsWith(`${owner}_`)),
  )
  const isReferring = ({ sql }: { sql: string }) => /\bREFERENCES\b/i.test(sql)
  const drops = [
    ...found.filter(({ type }) => type === "trigger").map(({ name }) => `DROP TRIGGER "${name}"`),
    ...virtual.map((name) => `DROP TABLE "${name}"`),
    ...tables.filter(isReferring).map(({ name }) => `DROP TABLE "${name}"`),
    ...tables.filter((table) => !isReferring(table)).map(({ name }) => `DROP TABLE "${name}"`),
  ]
  if (!tables.some(({ name }) => name === "organizations")) return { organizations: 0, drops }
  const [[row] = []] = await ask(["SELECT count(*) AS n FROM organizations"])
  return { organizations: Number(row?.["n"] ?? 0), drops }
}

/** Lists of what ended: of the database that is replaced, and of the one that the backup was made of, if that is another. */
async function gatherRevocations({ source }: Manifest, env: Environment, say: Options["say"]): Promise<void> {
  const own = remoteBuckets(env)[REVOCATIONS]
  if (!own) return
  await keepPending(readRemotely(env), own)
  const origin = ENVIRONMENTS.find((name) => name === source)
  if (origin === undefined || origin === env) return
  try {
    await keepPending(readRemotely(origin), own)
    const bucket = remoteBuckets(origin)[REVOCATIONS]
    if (bucket) await copyObjects(bucket, own)
  } catch (error) {
    say(`What ended in ${origin} since the backup is not known here: ${error instanceof Error ? error.message : ""}`)
  }
}

/** All or none. */
async function importStatements(env: Environment, list: () => AsyncIterable<string> | Iterable<string>): Promise<void> {
  const work = mkdtempSync(path.join(tmpdir(), "strata-restore-"))
  const file = path.join(work, "database.sql")
  async function* lines() {
    for await (const statement of list()) yield `${statement};\n`
  }
  try {
    await pipeline(lines(), createWriteStream(file, { mode: 0o600 }))
    await executeRemotely(env, file)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
