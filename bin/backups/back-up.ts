import { createHash } from "node:crypto"
import {
  appendFileSync,
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import type { Bucket } from "./bucket.ts"
import { readRows } from "./database-rows.ts"
import { type Ask, readSchema } from "./database-schema.ts"
import {
  AFTER,
  BEFORE,
  BREAK,
  digestOf,
  indexOf,
  localFile,
  type Manifest,
  MANIFEST,
  newManifest,
  rowsOf,
  type StoredObject,
} from "./manifest.ts"
import { newestKnown } from "./revocations.ts"

export type Source = {
  /** "local", or the name of the environment. */
  name: string
  /** `isSnapshot`: all rows are from the same moment. */
  openDatabase: () => { ask: Ask; close: () => void; isSnapshot: boolean }
  buckets: Record<string, Bucket>
  /** Further files by name. */
  files: Record<string, string>
}

/**
 * Writes database and buckets into a new folder. Objects are copied before and after the database is read, because an object is written before the rows that refer to it and deleted after them.
 */
export async function backUp(source: Source, folder: string, { allowChanges = false } = {}): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const manifest = newManifest(source.name)
  const copied = new Map<string, Map<string, StoredObject>>()
  for (const name of Object.keys(source.buckets)) copied.set(name, new Map())
  await copyObjects(source, folder, copied)
  const database = source.openDatabase()
  try {
    await copyDatabase(database, folder, manifest)
  } finally {
    database.close()
  }
  if (!manifest.exact && !allowChanges) {
    throw new Error(
      "The database changed while it was read: repeat the backup at a quiet time, or add --allow-changes to keep a backup whose rows are from different moments.",
    )
  }
  await copyObjects(source, folder, copied)
  for (const [name, objects] of copied) {
    const stored = [...objects.values()]
    writeFileSync(path.join(folder, indexOf(name)), stored.map((object) => `${JSON.stringify(object)}\n`).join(""))
    manifest.buckets[name] = {
      objects: stored.length,
      bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0),
    }
  }
  mkdirSync(path.join(folder, "local"), { recursive: true })
  for (const [name, file] of Object.entries(source.files)) copyFileSync(file, path.join(folder, localFile(name)))
  await recordFiles(folder, manifest)
  writeFileSync(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
  return manifest
}

async function copyDatabase(
  { ask: send, isSnapshot }: ReturnType<Source["openDatabase"]>,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  mkdirSync(path.join(folder, "rows"), { recursive: true })
  const { ask, hasChanged } = await watchChanges(send)
  // Before any row is read: what ends meanwhile is replayed, whether the rows show it or not.
  manifest.revocations = await newestKnown(ask)
  const schema = await readSchema(ask)
  const names = schema.tables.map(({ name }) => name)
  for (const name of names) {
    manifest.tables[name] = 0
    writeFileSync(path.join(folder, rowsOf(name)), "")
  }
  for await (const { table, statements, rows } of readRows(ask, schema.tables)) {
    manifest.tables[table.name] = (manifest.tables[table.name] ?? 0) + rows
    for (const statement of statements) appendFileSync(path.join(folder, rowsOf(table.name)), statement + BREAK)
  }
  const [sequences = [], migrations = []] = await ask([
    "SELECT name, seq FROM sqlite_sequence ORDER BY name",
    "SELECT name FROM d1_migrations ORDER BY id",
  ])
  const numbered = sequences.filter(({ name }) => names.includes(String(name)))
  const after = [
    ...numbered.flatMap(({ name, seq }) => [
      `DELETE FROM sqlite_sequence WHERE name = '${String(name)}'`,
      `INSERT INTO sqlite_sequence (name, seq) VALUES ('${String(name)}', ${Number(seq)})`,
    ]),
    ...schema.after,
  ]
  writeFileSync(path.join(folder, BEFORE), schema.before.map((sql) => sql + BREAK).join(""))
  writeFileSync(path.join(folder, AFTER), after.map((sql) => sql + BREAK).join(""))
  manifest.migrations = migrations.map(({ name }) => String(name))
  manifest.exact = isSnapshot || !(await hasChanged())
}

/** Counts rows written since the database was opened. D1 in the simulator counts one for each batch, reads included. */
async function watchChanges(send: Ask) {
  let asked = 0
  const ask: Ask = (statements) => {
    asked++
    return send(statements)
  }
  const count = async () => Number((await ask(["SELECT total_changes() AS n"]))[0]?.[0]?.["n"])
  const [first, second] = [await count(), await count()]
  const perBatch = second - first === 1 ? 1 : 0
  asked = 0
  return { ask, hasChanged: async () => (await count()) - second !== perBatch * asked }
}

/** Copies objects that were not copied yet. Objects are never changed, only replaced under another key. */
async function copyObjects(
  { buckets }: Source,
  folder: string,
  copied: Map<string, Map<string, StoredObject>>,
): Promise<void> {
  for (const [name, bucket] of Object.entries(buckets)) {
    const known = copied.get(name) ?? new Map<string, StoredObject>()
    mkdirSync(path.join(folder, "objects", name), { recursive: true })
    for await (const key of bucket.list()) {
      if (known.has(key)) continue
      const body = await bucket.read(key)
      if (!body) continue
      const file = `objects/${name}/${String(known.size).padStart(6, "0")}`
      const hash = createHash("sha256")
      body.on("data", (chunk: Buffer) => hash.update(chunk))
      await pipeline(body, createWriteStream(path.join(folder, file)))
      known.set(key, { key, file, bytes: statSync(path.join(folder, file)).size, sha256: hash.digest("hex") })
    }
  }
}

async function recordFiles(folder: string, manifest: Manifest): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => {
    // The list of a bucket's objects has their checksums.
    return statSync(path.join(folder, file)).isFile() && !/^objects\/\w+\/\d+$/.test(file)
  })
  for (const file of files.sort()) {
    const full = path.join(folder, file)
    manifest.files[file] = { bytes: statSync(full).size, sha256: await digestOf(full) }
  }
}
