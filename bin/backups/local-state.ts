import { existsSync, globSync, openAsBlob, readFileSync } from "node:fs"
import { connect } from "node:net"
import path from "node:path"
import type * as Sqlite from "node:sqlite"
import { Readable } from "node:stream"
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from "miniflare"
import { simulatorOptions } from "../local/simulator-options.ts"
import type { Bucket } from "./bucket.ts"
import type { Ask } from "./database-schema.ts"

/** Files of a state folder that identify the service: its sign-in, its keys, its demo data. */
export const LOCAL_FILES = [
  "credentials-key",
  "maintenance-token",
  "identity-provider-port",
  "demo-platform-port",
  "demo-keys",
  "catalog-seeded",
]

type LocalState = {
  /** All in one transaction. */
  execute: Ask
  buckets: Record<string, Bucket>
  close: () => Promise<void>
}

/** One call for all statements. The simulator's own access from Node takes one for each, and half a second to set up. */
const EXECUTE = `export default {
  async fetch(request, { DB }) {
    const statements = await request.json()
    return DB.batch(statements.map((sql) => DB.prepare(sql))).then(
      (all) => Response.json(all.map(({ results }) => results)),
      (error) => new Response(String(error), { status: 500 }),
    )
  }
}`

/** Database and buckets of a state folder, without the service. */
export async function openState(state: string): Promise<LocalState> {
  const { compatibilityDate, d1Databases, r2Buckets } = await simulatorOptions()
  const options = {
    resourcePersistencePath: path.join(state, "v3"),
    log: new Log(LogLevel.NONE),
    workers: [
      {
        name: "backup",
        modules: true,
        script: EXECUTE,
        compatibilityDate,
        d1Databases,
        r2Buckets,
      },
    ],
  }
  const miniflare = new Miniflare(convertV4MiniflareOptions(options as unknown as V4MiniflareOptions))
  const names = Object.keys(r2Buckets as object)
  const bucketOf = (name: string) =>
    boundBucket(async () => {
      // Miniflare has types of its own for the same object.
      const bucket: unknown = await miniflare.getR2Bucket(name)
      return bucket as R2Bucket
    })
  await miniflare.ready
  return {
    execute: async (statements) => {
      const body = JSON.stringify(statements)
      const answer = await miniflare.dispatchFetch("http://localhost", { method: "POST", body })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as Awaited<ReturnType<Ask>>
    },
    buckets: Object.fromEntries(names.map((name) => [name, bucketOf(name)])),
    close: () => miniflare.dispose(),
  }
}

const boundBucket = (open: () => Promise<R2Bucket>): Bucket => ({
  async *list() {
    const bucket = await open()
    for (let cursor: string | undefined, more = true; more;) {
      const page = await bucket.list({ cursor, limit: 1_000 })
      for (const { key } of page.objects) yield key
      more = page.truncated
      cursor = page.truncated ? page.cursor : undefined
    }
  },
  async read(key) {
    const object = await (await open()).get(key)
    return object ? Readable.from(object.body as AsyncIterable<Uint8Array>) : undefined
  },
  async write(key, file) {
    await (await open()).put(key, await (await openAsBlob(file)).arrayBuffer())
  },
})

/** Reads a snapshot of the database, even while the service writes to it. */
export function openSnapshot(state: string): { ask: Ask; close: () => void } {
  const file = globSync("v3/d1/*/*.sqlite", { cwd: state }).find((name) => path.basename(name) !== "metadata.sqlite")
  if (file === undefined) throw new Error(`There is no database in ${state}: name the folder with STRATA_STATE.`)
  // Older versions of Node need a flag for it.
  const sqlite: typeof Sqlite | undefined = process.getBuiltinModule("node:sqlite")
  if (!sqlite) throw new Error(`Backups need Node 22.13 or newer; this is ${process.version}.`)
  const database = new sqlite.DatabaseSync(path.join(state, file))
  database.exec("PRAGMA query_only = 1; BEGIN; SELECT count(*) FROM sqlite_master")
  return {
    ask: async (statements) => statements.map((sql) => database.prepare(sql).all() as Record<string, unknown>[]),
    close: () => database.close(),
  }
}

/** Whether a local run uses the folder: its sign-in is always on the same port. */
export async function isRunning(state: string): Promise<boolean> {
  const file = path.join(state, "identity-provider-port")
  if (!existsSync(file)) return false
  const port = Number(readFileSync(file, "utf8"))
  return new Promise((resolve) => {
    const socket = connect({ port, host: "localhost" })
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false))
    socket.once("connect", () => socket.destroy())
  })
}
