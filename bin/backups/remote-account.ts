import { configOf, type Environment } from "../deployment/environments.ts"
import { wrangler, wranglerJson } from "../deployment/wrangler.ts"
import { type Bucket, s3Bucket } from "./bucket.ts"
import { remoteQuery } from "./remote-query.ts"

/**
 * Reads a deployed database. `wrangler d1 export` refuses a database with full-text tables, and can leave it locked
 * (cloudflare/workers-sdk issues 6305 and 9519), so rows are read with queries.
 */
export const readRemotely = (env: Environment) => remoteQuery(configOf(env).d1_databases[0]?.database_id ?? "")

/** Runs a file of statements; D1 applies all or none. */
export const executeRemotely = (env: Environment, file: string) =>
  wrangler("d1", "execute", "DB", "--remote", "--env", env, "--yes", "--file", file)

export const migrateRemotely = (env: Environment) =>
  wrangler("d1", "migrations", "apply", "DB", "--remote", "--env", env)

/** The moment `wrangler d1 time-travel restore` can return to. */
export const bookmarkOf = async (env: Environment) =>
  (await wranglerJson<{ bookmark: string }>("d1", "time-travel", "info", "DB", "--env", env, "--json")).bookmark

export function remoteBuckets(env: Environment): Record<string, Bucket> {
  const settings = {
    endpoint: setting("R2_ENDPOINT"),
    accessKeyId: setting("R2_ACCESS_KEY_ID"),
    secretAccessKey: setting("R2_SECRET_ACCESS_KEY"),
  }
  const names = configOf(env).r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name] as const)
  return Object.fromEntries(names.map(([binding, name]) => [binding, s3Bucket(settings, name)]))
}

function setting(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(
    `${name} is not set: create an R2 API token and set R2_ENDPOINT (https://<account id>.r2.cloudflarestorage.com), R2_ACCESS_KEY_ID and R2_SECRET_ACCESS_KEY.`,
  )
}
