import { unstable_readConfig as readConfig } from "wrangler"
import { configFile } from "./whole-config.ts"

export const ENVIRONMENTS = ["production", "staging"] as const
export type Environment = (typeof ENVIRONMENTS)[number]

type Queue = { queue: string; dead_letter_queue?: string; max_concurrency?: number }

/** The deployed settings of an environment; "" is the local one. */
export type EnvironmentConfig = {
  name: string
  workers_dev?: boolean
  routes?: { pattern: string; custom_domain?: boolean }[]
  limits?: { cpu_ms?: number }
  placement?: { mode?: string }
  upload_source_maps?: boolean
  d1_databases: { binding: string; database_name: string; database_id: string }[]
  kv_namespaces: { binding: string; id: string }[]
  r2_buckets: { binding: string; bucket_name: string }[]
  vectorize: { binding: string; index_name: string }[]
  durable_objects: { bindings: unknown[] }
  queues: { producers?: Queue[]; consumers?: Queue[] }
  analytics_engine_datasets: { binding: string }[]
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: number } }[]
  assets: { run_worker_first?: unknown }
  triggers: unknown
  vars: Record<string, string>
}

export const configOf = (env: Environment | "") =>
  readConfig({ config: configFile(), env }, { hideWarnings: true }) as unknown as EnvironmentConfig

/** The `--env` of a command line; default production. */
export function environmentIn(text = "production"): Environment {
  const env = ENVIRONMENTS.find((name) => name === text)
  if (!env) throw new Error(`--env must be one of ${ENVIRONMENTS.join(", ")}`)
  return env
}
