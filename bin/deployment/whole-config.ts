import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import { experimental_readRawConfig as readRawConfig, type Unstable_RawConfig as RawConfig } from "wrangler"
import { ROOT } from "../system/paths.ts"

/** The file that people edit. Tests use a copy. */
export const sourceFile = () => process.env["STRATA_WRANGLER_CONFIG"] ?? path.join(ROOT, "wrangler.toml")

type Bindings = NonNullable<NonNullable<RawConfig["env"]>[string]>

/** Placeholder for a database that was never created. Local state is stored under this id, so it is kept when production gets its own. */
export const NO_DATABASE = "00000000-0000-0000-0000-000000000000"
const NO_NAMESPACE = NO_DATABASE.replaceAll("-", "")

/**
 * Writes wrangler.toml with the bindings of every environment and returns the path of the result, which wrangler, the simulator and the
 * tests read. wrangler inherits no bindings, and wrangler.toml only contains production's.
 */
export function configFile(): string {
  const source = sourceFile()
  const inRoot = path.dirname(source) === ROOT
  const file = inRoot ? path.join(ROOT, "dist/wrangler.json") : source.replace(/\.toml$/, ".json")
  replaceFile(
    file,
    JSON.stringify(movedTo(path.dirname(file), wholeConfig(readRawConfig({ config: source }).rawConfig)), null, 2),
  )
  return file
}

/** wrangler.toml with the settings that local runs and staging copy from production. */
function wholeConfig(raw: RawConfig): RawConfig {
  const { env, ...shared } = raw
  const { production, staging } = env ?? {}
  if (!production || !staging) throw new Error("wrangler.toml must have [env.production] and [env.staging]")
  return { ...localConfig(shared, production), env: { production, staging: stagingConfig(production, staging) } }
}

/** Settings that are not bindings: each environment has its own. */
const OWN_SETTINGS = ["name", "workers_dev", "routes", "route", "vars"] as const

function bindingsOf(production: Bindings): Bindings {
  return Object.fromEntries(Object.entries(production).filter(([key]) => !OWN_SETTINGS.some((own) => own === key)))
}

const changed = <T extends object>(one: T, change: Partial<T>): T => ({ ...one, ...change })

/** The simulator has no Vectorize, and all local requests come from one address. */
function localConfig(shared: RawConfig, production: Bindings): RawConfig {
  const { vectorize: _, ...bindings } = bindingsOf(production)
  return {
    ...shared,
    ...bindings,
    d1_databases: (production.d1_databases ?? []).map((one) => changed(one, { database_id: NO_DATABASE })),
    kv_namespaces: (production.kv_namespaces ?? []).map((one) => changed(one, { id: NO_NAMESPACE })),
    ratelimits: (production.ratelimits ?? []).filter(({ name }) => name !== "ADDRESS_RATE"),
    vars: { ...production.vars, ...shared.vars },
  }
}

function stagingConfig(production: Bindings, staging: Bindings): Bindings {
  const queue = <T extends { queue?: string; dead_letter_queue?: string }>(one: T): T => ({
    ...one,
    queue: stagingName(one.queue ?? ""),
    ...(one.dead_letter_queue && { dead_letter_queue: stagingName(one.dead_letter_queue) }),
  })
  return {
    ...bindingsOf(production),
    r2_buckets: (production.r2_buckets ?? []).map((one) =>
      changed(one, { bucket_name: stagingName(one.bucket_name ?? "") }),
    ),
    vectorize: (production.vectorize ?? []).map((one) => changed(one, { index_name: stagingName(one.index_name) })),
    analytics_engine_datasets: (production.analytics_engine_datasets ?? []).map((one) =>
      changed(one, { dataset: stagingName(one.dataset ?? "") }),
    ),
    queues: {
      producers: (production.queues?.producers ?? []).map(queue),
      consumers: (production.queues?.consumers ?? []).map(queue),
    },
    ratelimits: (production.ratelimits ?? []).map((one) =>
      changed(one, { namespace_id: String(Number(one.namespace_id) + 100) }),
    ),
    ...staging,
    vars: { ...production.vars, ...staging.vars },
  }
}

/** `strata-jobs` becomes `strata-staging-jobs`, `strata_figures` becomes `strata_staging_figures`. */
function stagingName(name: string): string {
  const [, first, between, rest] = /^([^-_]+)([-_])(.+)$/.exec(name) ?? []
  return rest === undefined ? `${name}-staging` : `${first}${between}staging${between}${rest}`
}

/** Paths in a configuration are relative to its file. */
function movedTo(folder: string, config: RawConfig): RawConfig {
  const moved = (file: string) => path.relative(folder, path.join(ROOT, file)).replaceAll(path.sep, "/")
  const databases = <T extends Bindings>(one: T): T => ({
    ...one,
    d1_databases: one.d1_databases?.map(({ migrations_dir = "migrations", ...database }) => ({
      ...database,
      migrations_dir: moved(migrations_dir),
    })),
  })
  const { main = "", base_dir = "", assets, env = {} } = config
  return {
    ...databases(config),
    main: moved(main),
    base_dir: moved(base_dir),
    assets: { ...assets, directory: moved(assets?.directory ?? "") },
    env: Object.fromEntries(Object.entries(env).map(([name, one]) => [name, databases(one)])),
  }
}

/** Atomically, and only if it differs: other processes may be reading it. */
function replaceFile(file: string, text: string): void {
  if (readIfThere(file) === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  const fresh = `${file}-${process.pid}`
  writeFileSync(fresh, text)
  renameSync(fresh, file)
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}
