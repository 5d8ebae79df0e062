import { createHash } from "node:crypto"
import { createReadStream, readFileSync } from "node:fs"
import path from "node:path"
import { pipeline } from "node:stream/promises"
import { BASE, mismatchOf } from "../system/migrations.ts"
import { ROOT } from "../system/paths.ts"

const FORMAT = 1
export const MANIFEST = "manifest.json"
/** Statements that go before the rows and after them; statements are separated by a marker line. */
export const BEFORE = "before.sql"
export const AFTER = "after.sql"
export const BREAK = "\n--> statement-breakpoint\n"
export const rowsOf = (table: string) => `rows/${table}.sql`
export const indexOf = (bucket: string) => `objects/${bucket}.jsonl`
export const localFile = (name: string) => `local/${name}`

/** An object of a bucket, and the file of the backup that holds it. */
export type StoredObject = { key: string; file: string; bytes: number; sha256: string }

/** The contents of a backup. Written last: a folder without a manifest is not a backup. */
export type Manifest = {
  format: typeof FORMAT
  /** The version that made the backup. */
  version: string
  madeAt: string
  /** "local", or the environment it was read from. */
  source: string
  /** False if the database changed while it was read: rows may be from different moments. */
  exact: boolean
  migrations: string[]
  /** The newest list of revocations when the backup began: a restore replays later ones. */
  revocations?: string
  /** Rows by table, in the order in which they are restored. */
  tables: Record<string, number>
  buckets: Record<string, { objects: number; bytes: number }>
  files: Record<string, { bytes: number; sha256: string }>
}

const version = () => (JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as { version: string }).version

export const newManifest = (source: string): Manifest => ({
  format: FORMAT,
  version: version(),
  madeAt: new Date().toISOString(),
  source,
  exact: true,
  migrations: [],
  tables: {},
  buckets: {},
  files: {},
})

/** Reads a backup's manifest and checks every file against it. Throws a one-sentence error if the backup cannot be restored here. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  if (manifest.format > FORMAT || isNewer(manifest.version, version())) {
    throw new Error(
      `The backup was made by Strata ${manifest.version}, which is newer than this checkout: update it first.`,
    )
  }
  const mismatch = mismatchOf(manifest.migrations)
  if (mismatch) {
    throw new Error(
      mismatch.made === "before the base"
        ? `The backup was made before ${BASE}, the base of all databases, and cannot be upgraded: restore it with the version of Strata that made it.`
        : `The backup was made by a newer version of Strata, with the migration ${mismatch.migration}: update this checkout first.`,
    )
  }
  for (const [file, { sha256 }] of Object.entries(manifest.files)) await verifyFile(folder, file, sha256)
  for (const bucket of Object.keys(manifest.buckets)) {
    for (const { file, sha256 } of readIndex(folder, bucket)) await verifyFile(folder, file, sha256)
  }
  return manifest
}

async function verifyFile(folder: string, file: string, sha256: string): Promise<void> {
  const found = await digestOf(path.join(folder, file)).catch(() => undefined)
  if (found !== sha256) throw new Error(`The backup is damaged: ${file} does not match its checksum.`)
}

export const readIndex = (folder: string, bucket: string): StoredObject[] =>
  readFileSync(path.join(folder, indexOf(bucket)), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as StoredObject)

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(folder, MANIFEST), "utf8")) as Manifest
  } catch {
    throw new Error(`${folder} is not a backup: it has no ${MANIFEST}.`)
  }
}

export async function digestOf(file: string): Promise<string> {
  const hash = createHash("sha256")
  await pipeline(createReadStream(file), hash)
  return hash.digest("hex")
}

function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.split(/[.-]/).map(Number))
  for (let i = 0; i < 3; i++) {
    const difference = (a?.[i] ?? 0) - (b?.[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
