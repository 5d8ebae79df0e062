import { databaseRegion } from "../../src/kernel/ports/home-region.ts"
import { BASE, MIGRATIONS, mismatchOf } from "../system/migrations.ts"
import { databaseOf } from "./check-settings.ts"
import type { Api } from "./cloudflare-api.ts"
import type { Environment, EnvironmentConfig } from "./environments.ts"
import type { Problem } from "./problem.ts"

type Row = { name: string }
type Result = { results: Row[]; meta: { served_by_region?: string } }

/** One statement in the database of this id. */
export async function queryDatabase(api: Api, id: string, sql: string): Promise<{ rows: Row[]; region: string }> {
  const [result] = await api.call<Result[]>("POST", `/d1/database/${id}/query`, { sql })
  return { rows: result?.results ?? [], region: (result?.meta.served_by_region ?? "").toLowerCase() }
}

const TABLE = "SELECT name FROM sqlite_schema WHERE name = 'd1_migrations'"
const APPLIED = "SELECT name FROM d1_migrations ORDER BY id"

/** What is wrong with the database, and the migrations that it lacks. */
export async function databaseFindings(
  env: Environment,
  config: EnvironmentConfig,
  api: Api,
): Promise<{ problems: Problem[]; pending: string[] }> {
  try {
    const id = databaseOf(config)
    const { rows, region } = await queryDatabase(api, id, TABLE)
    const applied = rows.length === 0 ? [] : (await queryDatabase(api, id, APPLIED)).rows.map(({ name }) => name)
    const problems = regionProblems(env, config, region)
    // Only a database without the base migration can have been created before it.
    if (mismatchOf(applied)?.made === "before the base")
      return { problems: [...problems, madeBeforeTheBase(env)], pending: [] }
    return { problems, pending: MIGRATIONS.filter((name) => !applied.includes(name)) }
  } catch (error) {
    const remedy = error instanceof Error ? error.message : String(error)
    return { problems: [{ what: `the migrations of ${env} cannot be listed`, remedy }], pending: [] }
  }
}

/** Objects stay where they were created, so the region is right before the first one is. */
function regionProblems(env: Environment, { vars }: EnvironmentConfig, region: string): Problem[] {
  const home = vars["HOME_REGION"] ?? ""
  if (region === "" || databaseRegion(home) === region) return []
  return [
    {
      what: `the database is in ${region}, and HOME_REGION is ${home === "" ? "empty" : home}: Durable Objects would be far from it`,
      remedy: `set HOME_REGION under [env.${env}.vars] in wrangler.toml to "${region}"`,
    },
  ]
}

const madeBeforeTheBase = (env: Environment): Problem => ({
  what: `the database of ${env} was made before ${BASE}, the base of all databases, and cannot be upgraded`,
  remedy: `delete the Worker and its database (\`npx wrangler delete --env ${env}\`, \`npx wrangler d1 delete DB --env ${env}\`), then run \`npm run provision -- --env ${env}\` and set the secrets that it lists`,
})
