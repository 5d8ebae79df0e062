import { cpSync, existsSync, globSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4MiniflareOptions } from "miniflare"
import type { Ask } from "../backups/database-schema.ts"
import { openState } from "../backups/local-state.ts"
import { buildBundle } from "../build/build-worker.mjs"
import { BASE, MIGRATIONS, mismatchOf, statementsOf } from "../system/migrations.ts"
import { ROOT, shownPath } from "../system/paths.ts"
import { whenChanged } from "../system/when-changed.ts"
import { simulatorOptions } from "./simulator-options.ts"
import { StartError } from "./start-error.ts"

const BUNDLE = path.join(ROOT, "dist/worker")
const SOURCES = [
  // Changes with every compiled table.
  "dist/knowledge-version.ts",
  "src/**/*.{ts,wasm}",
  "workers/*.ts",
  "workers/{objects,consumers}/**/*",
  "bin/build/build-worker.mjs",
  "package-lock.json",
]

/** Builds the bundle that `wrangler deploy` would upload. */
export const buildWorker = () => whenChanged(path.join(ROOT, "dist/worker.stamp"), SOURCES, buildBundle)

const persistenceOf = (state: string) => path.join(state, "v3")

/**
 * Migrates the state's database. A database that this checkout cannot use is left unchanged. Does what `wrangler d1 migrations apply` does,
 * which starts one simulator per migration.
 */
export const migrate = (state: string) =>
  whenChanged(path.join(state, "migrations.stamp"), ["migrations/*.sql"], async () => {
    const { execute, close } = await openState(state)
    try {
      const applied = await appliedMigrations(execute)
      rejectMismatch(state, applied)
      for (const name of MIGRATIONS) if (!applied.includes(name)) await applyMigration(execute, name)
    } finally {
      await close()
    }
  })

async function appliedMigrations(execute: Ask): Promise<string[]> {
  const [, rows = []] = await execute([
    "CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    "SELECT name FROM d1_migrations ORDER BY id",
  ])
  return rows.map(({ name }) => String(name))
}

async function applyMigration(execute: Ask, name: string): Promise<void> {
  const record = `INSERT INTO d1_migrations (name) VALUES ('${name}')`
  await execute([...statementsOf(name), record]).catch((error: unknown) => {
    throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error })
  })
}

function rejectMismatch(state: string, applied: readonly string[]): void {
  const mismatch = mismatchOf(applied)
  if (mismatch === undefined) return
  const shown = shownPath(state)
  throw new StartError(
    mismatch.made === "before the base"
      ? `${shown} was written before ${BASE}, the base of all databases, and cannot be upgraded: delete it to start over, or set STRATA_STATE to another folder.`
      : `${shown} was written by a newer version of Strata (its database has the migration ${mismatch.migration}): update this checkout, or set STRATA_STATE to another folder.`,
  )
}

type LocalOptions = {
  port?: number
  state: string
  bindings?: Record<string, string>
  /** More Workers on the same database and objects, as plain scripts. */
  otherWorkers?: { name: string; script: string }[]
  /** Opens a port to each Worker, bypassing the simulator's entry and its asset router. */
  directSockets?: boolean
  /** A build of the Worker other than the one from `buildWorker`. */
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
  const workerOptions = await simulatorOptions()
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
