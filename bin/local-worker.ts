import { cpSync, existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from "miniflare"
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from "wrangler"
import { ROOT } from "./paths.ts"
import { isUnchanged, whenChanged } from "./when-changed.ts"
import { wrangler } from "./wrangler.ts"

const BUNDLE = path.join(ROOT, "dist/worker")
const SOURCES = [
  "dist/knowledge.bin",
  "src/**/*.{ts,wasm}",
  "workers/*.ts",
  "workers/{objects,consumers}/**/*",
  "wrangler.toml",
  "package-lock.json",
]

/** The bundle as `wrangler deploy` would upload it. */
export const buildWorker = () =>
  whenChanged(path.join(ROOT, "dist/worker.stamp"), SOURCES, async () => {
    // Built aside: left-overs of an earlier build would be taken for modules of this one, and another run may read meanwhile.
    const fresh = `${BUNDLE}-${process.pid}`
    await wrangler("deploy", "--dry-run", "--env=", "--outdir", fresh)
    rmSync(BUNDLE, { recursive: true, force: true })
    renameSync(fresh, BUNDLE)
  })

const MIGRATIONS = ["migrations/*.sql"]
const stampOf = (state: string) => path.join(state, "migrations.stamp")
const persistenceOf = (state: string) => path.join(state, "v3")

export const migrate = (state: string) =>
  whenChanged(stampOf(state), MIGRATIONS, async () => {
    await wrangler("d1", "migrations", "apply", "DB", "--local", "--env=", "--persist-to", state)
  })

/** Migrations that were applied to the state's database and that this checkout does not have. */
export async function unknownMigrations(state: string): Promise<string[]> {
  if (isUnchanged(stampOf(state), MIGRATIONS) || !existsSync(path.join(persistenceOf(state), "d1"))) return []
  const query = ["--json", "--command", "SELECT name FROM d1_migrations ORDER BY id"]
  const output = await wrangler("d1", "execute", "DB", "--local", "--env=", "--persist-to", state, ...query).catch(
    (error: Error) => {
      // The first migration was interrupted.
      if (error.message.includes("no such table")) return ""
      throw error
    },
  )
  const known = new Set(readdirSync(path.join(ROOT, "migrations")))
  return Array.from(output.matchAll(/"name": "([^"]+)"/g), ([, name = ""]) => name).filter((name) => !known.has(name))
}

type LocalOptions = {
  port?: number
  state: string
  bindings?: Record<string, string>
  /** Other Workers on the same database and objects, as plain scripts. */
  beside?: { name: string; script: string }[]
  /** Opens a port to each Worker by itself, without the simulator's entry and its simulated asset router in front. */
  directSockets?: boolean
  /** Another build of the Worker than the one `buildWorker` makes. */
  bundle?: { folder: string; entry: string }
  quiet?: boolean
  /** Gets what the Worker logs, whether or not it is printed. */
  onLog?: (line: string) => void
}

/** The built Worker in workerd, on the simulator wrangler itself uses, without the development proxy in front. */
export async function startWorker({
  port = 0,
  state,
  bindings = {},
  beside = [],
  directSockets,
  bundle = { folder: BUNDLE, entry: "edge.js" },
  quiet = false,
  onLog = quiet ? () => {} : (line) => console.log(line),
}: LocalOptions) {
  const { workerOptions } = workerOptionsOf(path.join(ROOT, "wrangler.toml"), "")
  const persistence = persistenceOf(state)
  if (!existsSync(persistence)) mkdirSync(persistence, { recursive: true })
  const assets = directSockets ? undefined : { ...(workerOptions.assets as object), directory: copyOfAssets(state) }
  const sockets = directSockets ? [{ host: "127.0.0.1", port: 0 }] : undefined
  const options = {
    host: "localhost",
    port,
    resourcePersistencePath: persistence,
    log: new Log(quiet ? LogLevel.NONE : LogLevel.ERROR),
    handleStructuredLogs: ({ message }: { message: string }) => onLog(message),
    workers: [
      {
        ...workerOptions,
        assets,
        name: "strata",
        modulesRules: undefined,
        modulesRoot: bundle.folder,
        modules: bundleModules(bundle),
        unsafeDirectSockets: sockets,
        bindings: { ...(workerOptions.bindings as Record<string, unknown>), ...bindings },
      },
      ...beside.map((other) => ({
        ...other,
        modules: true,
        compatibilityDate: workerOptions.compatibilityDate,
        d1Databases: workerOptions.d1Databases,
        durableObjects: { QUOTAS: { className: "QuotaCounter", scriptName: "strata", useSQLite: true } },
        unsafeDirectSockets: sockets,
      })),
    ],
  }
  const miniflare = new Miniflare(convertV4MiniflareOptions(options as unknown as V4MiniflareOptions))
  const url = await miniflare.ready
  return { miniflare, url }
}

/** A run goes on serving what it began with, also when the next build takes its place. */
function copyOfAssets(state: string): string {
  const copy = path.join(state, "assets")
  rmSync(copy, { recursive: true, force: true })
  cpSync(path.join(ROOT, "dist/assets"), copy, { recursive: true })
  return copy
}

const bundleModules = ({ folder, entry }: { folder: string; entry: string }) => [
  { type: "ESModule", path: path.join(folder, entry) },
  ...globSync("*.wasm", { cwd: folder }).map((file) => ({ type: "CompiledWasm", path: path.join(folder, file) })),
  ...globSync("*.bin", { cwd: folder }).map((file) => ({ type: "Data", path: path.join(folder, file) })),
]
