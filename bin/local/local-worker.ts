import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from "miniflare"
import { unstable_getMiniflareWorkerOptions as workerOptionsOf, unstable_splitSqlQuery as statementsIn } from "wrangler"
import { openState } from "../backups/local-state.ts"
import { buildBundle } from "../build/build-worker.mjs"
import { ROOT } from "../system/paths.ts"
import { isUnchanged, whenChanged } from "../system/when-changed.ts"
import { wrangler } from "../deployment/wrangler.ts"

const BUNDLE = path.join(ROOT, "dist/worker")
const SOURCES = [
  "dist/knowledge.bin",
  "dist/languages/*.bin",
  "dist/tables/**/*.ts",
  "src/**/*.{ts,wasm}",
  "workers/*.ts",
  "workers/{objects,consumers}/**/*",
  "bin/build/build-worker.mjs",
  "package-lock.json",
]

/** Builds the bundle that `wrangler deploy` would upload. */
export const buildWorker = () => whenChanged(path.join(ROOT, "dist/worker.stamp"), SOURCES, buildBundle)

const AFTER_ROLLOUT = "migrations/after-rollout/*.sql"
const MIGRATIONS = ["migrations/*.sql", AFTER_ROLLOUT]
const stampOf = (state: string) => path.join(state, "migrations.stamp")
const persistenceOf = (state: string) => path.join(state, "v3")

export const migrate = (state: string) =>
  whenChanged(stampOf(state), MIGRATIONS, async () => {
    const { d1, close } = await openState(state)
    try {
      await applyMigrations(d1)
      await finishRollout(d1)
    } finally {
      await close()
    }
  })

/** Does what `wrangler d1 migrations apply` does. That starts a simulator per migration, which takes 20 seconds for a new state. */
async function applyMigrations(d1: D1Database): Promise<void> {
  await d1.exec(
    "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
  )
  const { results } = await d1.prepare("SELECT name FROM d1_migrations").all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const name of globSync("*.sql", { cwd: path.join(ROOT, "migrations") }).sort()) {
    if (applied.has(name)) continue
    const statements = statementsIn(readFileSync(path.join(ROOT, "migrations", name), "utf8"))
    const applying = [
      ...statements.map((statement) => d1.prepare(statement)),
      d1.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]
    await d1.batch(applying).catch((error: unknown) => {
      throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error })
    })
  }
}

/** No other version runs on a local state, so what the previous release needs is removed at once. */
async function finishRollout(d1: D1Database): Promise<void> {
  for (const file of globSync(AFTER_ROLLOUT, { cwd: ROOT }).sort()) {
    const statements = statementsIn(readFileSync(path.join(ROOT, file), "utf8"))
    await d1.batch(statements.map((statement) => d1.prepare(statement)))
  }
}

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
  /** More Workers on the same database and objects, as plain scripts. */
  otherWorkers?: { name: string; script: string }[]
  /** Opens a port to each Worker, bypassing the simulator's entry and its asset router. */
  directSockets?: boolean
  /** Another build of the Worker than the one `buildWorker` makes. */
  bundle?: { folder: string; entry: string }
  /** Opens the inspector. */
  inspect?: boolean
  quiet?: boolean
  /** Receives every line that the Worker logs, even if `quiet`. */
  onLog?: (line: string) => void
}

/** Runs the built Worker in workerd, in the simulator that wrangler uses, without its development proxy. */
export async function startWorker({
  port = 0,
  state,
  bindings = {},
  otherWorkers = [],
  directSockets,
  bundle = { folder: BUNDLE, entry: "edge.js" },
  inspect = false,
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
    inspectorPort: inspect ? 0 : undefined,
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
      ...otherWorkers.map((other) => ({
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

/** A running service keeps serving the files it started with, even after the next build replaces them. */
function copyOfAssets(state: string): string {
  const copy = path.join(state, "assets")
  rmSync(copy, { recursive: true, force: true })
  cpSync(path.join(ROOT, "dist/assets"), copy, { recursive: true })
  return copy
}

const bundleModules = ({ folder, entry }: { folder: string; entry: string }) => [
  { type: "ESModule", path: path.join(folder, entry) },
  ...globSync("chunks/*.js", { cwd: folder }).map((file) => ({ type: "ESModule", path: path.join(folder, file) })),
  ...globSync("*.wasm", { cwd: folder }).map((file) => ({ type: "CompiledWasm", path: path.join(folder, file) })),
  ...globSync("*.bin", { cwd: folder }).map((file) => ({ type: "Data", path: path.join(folder, file) })),
]
