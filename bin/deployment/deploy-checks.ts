import { readChoices } from "../../src/kernel/ports/choices.ts"
import { ENGINE_NAMES, isEngine } from "../../src/kernel/ports/engines.ts"
import { configOf, type Environment, type EnvironmentConfig } from "./environments.ts"
import { BASE, mismatchOf } from "../system/migrations.ts"
import { SECRETS } from "./secrets.ts"
import { NO_DATABASE } from "./whole-config.ts"
import { wrangler, wranglerJson } from "./wrangler.ts"

/** A problem that would break the deployment, and its remedy. */
type Problem = { what: string; remedy: string }

const ADDRESSES = [
  "OIDC_ISSUER",
  "ANTHROPIC_BASE_URL",
  "MARKETPLACE_TOKEN_URL",
  "MARKETPLACE_API_URL",
  "DSPAPI_API_URL",
]

export type Report = { problems: Problem[]; pending: string[] }

/** Reports all problems, not only the first one. */
export async function checkDeployment(env: Environment, config = configOf(env)): Promise<Report> {
  const problems = settingProblems(env, config)
  if (!(await isSignedIn())) {
    problems.unshift({
      what: "wrangler is not signed in to Cloudflare; secrets and migrations were not checked",
      remedy: "run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN",
    })
    return { problems, pending: [] }
  }
  problems.push(...(await secretProblems(env)))
  if (databaseOf(config) === NO_DATABASE) return { problems, pending: [] }
  const { pending, problem } = await pendingMigrations(env)
  if (problem) problems.push(problem)
  return { problems, pending }
}

const databaseOf = ({ d1_databases }: EnvironmentConfig) => d1_databases[0]?.database_id ?? NO_DATABASE

/** Problems in wrangler.toml. */
function settingProblems(env: Environment, config: EnvironmentConfig): Problem[] {
  const problems: Problem[] = []
  const inVars = (name: string) => `set ${name} under [env.${env}.vars] in wrangler.toml`
  if (databaseOf(config) === NO_DATABASE) {
    problems.push({
      what: `[env.${env}] has no database id`,
      remedy: `run \`npm run provision${env === "production" ? "" : ` -- --env ${env}`}\`, which creates the database and writes its id`,
    })
  }
  const issuer = config.vars["OIDC_ISSUER"] ?? ""
  if (issuer === "" || /(^|[./])example\.(com|org|net)(:|\/|$)/.test(issuer)) {
    problems.push({
      what: `OIDC_ISSUER is ${issuer === "" ? "empty" : `the example ${issuer}`}`,
      remedy: `${inVars("OIDC_ISSUER")} to your identity provider, and OIDC_CLIENT_ID to this client's id there`,
    })
  }
  for (const name of ADDRESSES) {
    const address = config.vars[name] ?? ""
    if (address !== "" && !isPublic(address)) {
      problems.push({
        what: `${name} is ${address}, which a deployed Worker cannot reach`,
        remedy: `${inVars(name)} to an https address on the internet, or to ""`,
      })
    }
  }
  const engine = config.vars["DEFAULT_ENGINE"] ?? ""
  if (engine !== "" && !isEngine(engine)) {
    problems.push({
      what: `DEFAULT_ENGINE is ${JSON.stringify(engine)}`,
      remedy: `${inVars("DEFAULT_ENGINE")} to ${ENGINE_NAMES}`,
    })
  }
  for (const { name, what, values } of readChoices({ ...config.vars, ENVIRONMENT: env }).missing) {
    problems.push({ what: `${name} ${what}`, remedy: `${inVars(name)} to ${values}` })
  }
  if (config.vars["ALLOW_LOOPBACK"] !== "false") {
    problems.push({ what: "ALLOW_LOOPBACK is not false", remedy: `${inVars("ALLOW_LOOPBACK")} to "false"` })
  }
  if (config.vars["ENVIRONMENT"] !== env) {
    problems.push({
      what: `ENVIRONMENT is ${JSON.stringify(config.vars["ENVIRONMENT"])}`,
      remedy: `${inVars("ENVIRONMENT")} to "${env}"`,
    })
  }
  if (config.name === configOf("").name) {
    problems.push({
      what: `the Worker is named ${config.name}, like the local one`,
      remedy: `name it under [env.${env}]`,
    })
  }
  return problems
}

function isPublic(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== "https:") return false
  return (
    url.hostname.includes(".") && !/^[\d.]+$/.test(url.hostname) && !/\.(localhost|local|internal)$/.test(url.hostname)
  )
}

async function isSignedIn(): Promise<boolean> {
  try {
    return (await wranglerJson<{ loggedIn: boolean }>("whoami", "--json")).loggedIn
  } catch {
    return false
  }
}

async function secretProblems(env: Environment): Promise<Problem[]> {
  let set: string[]
  try {
    set = (await wranglerJson<{ name: string }[]>("secret", "list", "--env", env)).map(({ name }) => name)
  } catch (error) {
    // A Worker that was never deployed has no secrets; setting one creates it.
    if (!/\b10007\b|does not exist/i.test(String(error))) {
      return [{ what: `the secrets of ${env} cannot be listed`, remedy: lastLineOf(error) }]
    }
    set = []
  }
  return SECRETS.filter(({ name, optional }) => !optional && !set.includes(name)).map(({ name, meaning }) => ({
    what: `the secret ${name} is not set`,
    remedy: `run \`npx wrangler secret put ${name} --env ${env}\` (${meaning})`,
  }))
}

async function pendingMigrations(env: Environment): Promise<{ pending: string[]; problem?: Problem }> {
  try {
    const output = await wrangler("d1", "migrations", "list", "DB", "--remote", "--env", env)
    const pending: string[] = output.match(/\b\d{4}_\w+\.sql\b/g) ?? []
    // Only a database without the base migration can have been created before it.
    if (pending.includes(BASE) && mismatchOf(await appliedMigrations(env))?.made === "before the base") {
      return { pending: [], problem: madeBeforeTheBase(env) }
    }
    return { pending }
  } catch (error) {
    return { pending: [], problem: { what: `the migrations of ${env} cannot be listed`, remedy: lastLineOf(error) } }
  }
}

async function appliedMigrations(env: Environment): Promise<string[]> {
  const query = "SELECT name FROM d1_migrations ORDER BY id"
  const [answer] = await wranglerJson<{ results: { name: string }[] }[]>(
    "d1",
    "execute",
    "DB",
    "--remote",
    "--env",
    env,
    "--json",
    "--command",
    query,
  )
  return (answer?.results ?? []).map(({ name }) => name)
}

const madeBeforeTheBase = (env: Environment): Problem => ({
  what: `the database of ${env} was made before ${BASE}, the base of all databases, and cannot be upgraded`,
  remedy: `delete the Worker and its database (\`npx wrangler delete --env ${env}\`, \`npx wrangler d1 delete DB --env ${env}\`), then run \`npm run provision -- --env ${env}\` and set the secrets that it lists`,
})

/** wrangler's own error message. */
function lastLineOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split("\n").map((line) => line.trim())
  return lines.findLast((line) => /error/i.test(line)) ?? lines.findLast((line) => line !== "") ?? ""
}
